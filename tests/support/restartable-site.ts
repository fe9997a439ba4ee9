import { once } from 'node:events'
import { type Caddy, hasCaddy, reserveOrigin, startCaddy } from './caddy.ts'
import { freePort } from './receivers.ts'
import { startServer, type TestServer } from './server.ts'

export type RestartableSite = {
  /** The address travellers and staff use: the proxy's, or the server's where Caddy is not installed. */
  url: string
  dataDir: string
  /** Stops the server with SIGTERM and starts it again on the same port and data; the proxy keeps running. */
  restart: () => Promise<void>
  close: () => Promise<void>
}

/** A server behind the real Caddy, as deploy/ sets it up, that can be restarted while its visitors stay. */
export async function startRestartableSite(env: Record<string, string>): Promise<RestartableSite> {
  const proxied = hasCaddy() ? await reserveOrigin() : undefined
  const port = await freePort()
  const all = { ...env, ...(proxied && { PUBLIC_URL: proxied.origin, TRUST_PROXY: '1' }) }
  const first = await startServer({ port, env: all })
  let running: TestServer = first
  const caddy: Caddy | undefined =
    proxied && (await startCaddy({ port: proxied.port, upstreams: [first.url] }))
  return {
    url: caddy?.origin ?? first.url,
    dataDir: first.dataDir,
    restart: async () => {
      const ended = once(running.process, 'exit')
      running.process.kill('SIGTERM')
      await ended
      running = await startServer({ port, dataDir: first.dataDir, env: all })
    },
    close: async () => {
      await caddy?.stop()
      await running.stop()
      // It made the data folder, and removes it.
      await first.stop()
    },
  }
}
