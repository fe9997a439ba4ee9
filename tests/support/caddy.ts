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
  /** The certificate of Caddy's own authority. */
  ca: string
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

/** Starts the real Caddy with the real Caddyfile in front of servers, with a certificate of its own. */
export async function startCaddy({ port, upstreams }: { port: number; upstreams: string[] }): Promise<Caddy> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'))
  const options = `{
    admin off
    local_certs
    skip_install_trust
    http_port ${await freePort()}
    https_port ${port}
    storage file_system ${folder}
  }\n`
  const file = join(folder, 'Caddyfile')
  await writeFile(file, options + (await readFile(CADDYFILE, 'utf8')))
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
  while (!existsSync(root) || !output.includes('serving initial configuration')) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`Caddy did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { origin, ca: await readFile(root, 'utf8'), stop }
}
