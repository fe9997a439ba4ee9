import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyPreparedSqlite } from './prepared.ts'
import { freePort } from './receivers.ts'
import { SERVER_FLAGS } from './server-flags.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Compiled scripts, which servers that start one after another share: a start takes a third less. */
const COMPILED = join(ROOT, 'node_modules/.cache/compiled')
const START_TIME_LIMIT_MS = 60_000

export type TestServer = {
  url: string
  dataDir: string
  process: ChildProcess
  /** The server's output so far. */
  output: () => string
  /** Stops the server with a signal (SIGTERM by default) and waits; removes its data folder unless it was given. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * Starts the real server as a process, on an empty database unless `dataDir` is given, and waits until it can store
 * leads.
 */
export async function startServer(options: {
  /** A free port by default. */
  port?: number
  dataDir?: string
  env?: Record<string, string>
}): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'site-')))
  if (!options.dataDir && !options.env?.DATABASE_URL) await copyPreparedSqlite(dataDir)
  const port = options.port || (await freePort())
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [...SERVER_FLAGS, 'dist/api/index.js'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))

  const deadline = Date.now() + START_TIME_LIMIT_MS
  // Another server may still use that port, so this one has to report that it listens.
  while (!output.includes('is open at') || !(await isHealthy(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The server did not start on ${url}:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    url,
    dataDir,
    process: child,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal)
        await once(child, 'exit')
      }
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  )
}
