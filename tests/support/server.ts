import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const START_TIME_LIMIT_MS = 20_000

export type TestServer = {
  url: string
  dataDir: string
  process: ChildProcess
  /** Everything the server has printed so far. */
  output: () => string
  /** Ends it with a signal (SIGTERM unless told) and waits; removes its data unless it was given. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/** Starts the real server as its own process, on its own empty database unless `dataDir` is given, and waits until it can store leads. */
export async function startServer(options: {
  port: number
  dataDir?: string
  env?: Record<string, string>
}): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'site-')))
  const url = `http://localhost:${options.port}`
  const child = spawn(process.execPath, ['api/index.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(options.port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))

  const deadline = Date.now() + START_TIME_LIMIT_MS
  // What answers there could also be a server that somebody left running: this one has to say that it is open.
  while (!output.includes('is open at') || !(await isHealthy(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The server did not start on ${url}:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
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
