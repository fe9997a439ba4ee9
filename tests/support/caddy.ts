import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './receivers.ts'

const CADDY = '/usr/bin/caddy'
const CADDYFILE = fileURLToPath(new URL('../../deploy/Caddyfile', import.meta.url))
const START_TIME_LIMIT_MS = 30_000

export type Caddy = {
  origin: string
  /** Where it leads to the encrypted site. */
  httpPort: number
  /** The certificate of Caddy's own authority. */
  ca: string
  /** What it has logged. */
  output: () => string
  stop: () => Promise<void>
}

/** Whether Caddy is installed; warns where it is not. */
export function hasCaddy(): boolean {
  if (existsSync(CADDY)) return true
  console.warn('\n!!! Caddy is not installed (apt-get install caddy): its tests are SKIPPED, not passed.\n')
  return false
}

/** A port for Caddy, and the origin that the app behind it has to know. */
export async function reserveOrigin(): Promise<{ port: number; origin: string }> {
  const port = await freePort()
  return { port, origin: `https://localhost:${port}` }
}

/**
 * Starts the real Caddy with the real Caddyfile in front of servers, with a certificate of its own; `patience` in place of the times that it
 * waits for clients.
 */
export async function startCaddy({
  port,
  upstreams,
  patience,
}: {
  port: number
  upstreams: string[]
  patience?: string
}): Promise<Caddy> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'))
  const httpPort = await freePort()
  const options = `{
    admin off
    local_certs
    skip_install_trust
    http_port ${httpPort}
    https_port ${port}
    storage file_system ${folder}
  `
  const file = join(folder, 'Caddyfile')
  // Its global options come first, and there can be only one block of them.
  const text = (await readFile(CADDYFILE, 'utf8')).replace('{', options)
  const waits = /\b(read_header|read_body|write|idle) \d+\w/g
  await writeFile(file, patience === undefined ? text : text.replace(waits, `$1 ${patience}`))
  const origin = `https://localhost:${port}`
  const child: ChildProcess = spawn(CADDY, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      HOME: folder,
      SITE_ADDRESS: `localhost:${port}`,
      OTHER_ADDRESS: `other.localhost:${port}`,
      APP_ADDRESSES: upstreams.map((url) => new URL(url).host).join(' '),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr?.on('data', (chunk) => (output += chunk))
  const root = join(folder, 'pki/authorities/local/root.crt')
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  const deadline = Date.now() + START_TIME_LIMIT_MS
  // The certificate of the site comes a moment after Caddy says that it serves.
  const isReady = () =>
    existsSync(root) &&
    output.includes('serving initial configuration') &&
    /certificate obtained successfully.*"localhost"/.test(output)
  while (!isReady()) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`Caddy did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { origin, httpPort, ca: await readFile(root, 'utf8'), output: () => output, stop }
}
