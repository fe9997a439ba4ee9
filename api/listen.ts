import type { Server } from 'node:http'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'

export type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

/** Time limits against clients that send slowly to hold a connection; a phone on a poor link needs a few seconds. */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 20_000
const KEEP_ALIVE_MS = 20_000
const CHECK_INTERVAL_MS = 2_000
/** What is still under way this long after a stop was asked for is cut off. */
const STOP_GRACE_MS = 8_000
const IDLE_SWEEP_MS = 50

export type Listening = {
  port: number
  /** Takes no more connections, lets running requests end, and resolves when all connections are closed. */
  stop: () => Promise<void>
}

/** Serves `fetch` on a host and port; `localhost` means both of its addresses, which differ in family. */
export async function listen({
  host,
  port,
  fetch,
}: {
  host: string
  port: number
  fetch: Fetch
}): Promise<Listening> {
  const servers: Server[] = []
  let chosen = port
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host]) {
    try {
      const server = await bind(address, chosen, fetch)
      chosen = portOf(server)
      servers.push(server)
    } catch (error) {
      // A machine without IPv6 still has the other one.
      const { code } = error as { code?: string }
      const optional = address === '::1' && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')
      if (!optional) throw error
    }
  }
  return {
    port: chosen,
    stop: async () => {
      await Promise.all(servers.map(close))
    },
  }
}

async function bind(host: string, port: number, fetch: Fetch): Promise<Server> {
  const server = createAdaptorServer({
    fetch: (request, bindings) => fetch(request, bindings as HttpBindings),
    serverOptions: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      maxHeaderSize: 16 * 1024,
    },
  }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return server
}

async function close(server: Server): Promise<void> {
  // Clients that keep their connection busy are told with each answer that it is the last.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS)
  const cut = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS)
  await new Promise((resolve) => server.close(resolve))
  clearInterval(sweep)
  clearTimeout(cut)
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
