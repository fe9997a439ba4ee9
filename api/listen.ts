import { createServer, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { limitConnections } from './http/connection-limit.ts'
import { limitOpenRequests } from './http/open-requests.ts'
import { closeSlowReaders } from './http/slow-readers.ts'

export type Fetch = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

/** Time limits against clients that send slowly on purpose; a phone with a poor connection needs a few seconds. */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 20_000
const KEEP_ALIVE_MS = 20_000
const CHECK_INTERVAL_MS = 2_000
/** How long a client may leave a response unread; a phone in a tunnel may need most of it. */
const STALL_MS = 60_000
/** High, because browsers open six connections, and many customers of a mobile carrier share one address. */
const MAX_CONNECTIONS_PER_ADDRESS = 1_000
/** Requests of one connection at a time: the next ones of a client that does not wait for responses close it. */
const MAX_OPEN_REQUESTS = 8
/** Connections that are still open this long after the stop are closed. */
const STOP_GRACE_MS = 8_000
const IDLE_SWEEP_MS = 50

export type Listening = {
  port: number
  /** Accepts no more connections, waits for running requests, and resolves when all connections are closed. */
  stop: () => Promise<void>
}

/** Serves `fetch` on a host and port; for `localhost` on its IPv4 and its IPv6 address. */
export async function listen({
  host,
  port,
  fetch,
  behindProxy = false,
  stallMs = STALL_MS,
  checkEveryMs = CHECK_INTERVAL_MS,
  maxConnectionsPerAddress = MAX_CONNECTIONS_PER_ADDRESS,
}: {
  host: string
  port: number
  fetch: Fetch
  /** Behind a proxy connections are not limited by address. */
  behindProxy?: boolean
  stallMs?: number
  checkEveryMs?: number
  maxConnectionsPerAddress?: number
}): Promise<Listening> {
  const servers: Server[] = []
  let chosen = port
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host]) {
    try {
      const server = await bind(address, chosen, fetch)
      chosen = portOf(server)
      closeSlowReaders(server, { stallMs, checkEveryMs })
      if (!behindProxy) limitConnections(server, maxConnectionsPerAddress)
      servers.push(server)
    } catch (error) {
      // On a machine without IPv6 the IPv4 address is enough.
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
  const answer = getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings))
  const handle = limitOpenRequests(answer, MAX_OPEN_REQUESTS)
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      maxHeaderSize: 16 * 1024,
    },
    handle,
  )
  // Of a request with an unknown `Expect`, which Node would answer itself, any number of one connection.
  server.on('checkExpectation', handle)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return server
}

async function close(server: Server): Promise<void> {
  // `Connection: close` in each response ends connections that clients keep in use.
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
