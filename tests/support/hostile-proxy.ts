import { createHash } from 'node:crypto'
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { HANG_PATH, type Reaction } from './hostile-server.ts'

/**
 * A proxy in front of the real server. It can cut responses, respond instead of the server, and serve a later release.
 */
export interface HostileProxy {
  url: string
  /** Every post of an enquiry or an answer, in order; `status` is the server's response, if the server was asked. */
  posts: { id: string; at: number; reaction: Reaction['kind']; status?: number }[]
  /** Sets what happens to the next posts. */
  react(reaction: Reaction | ((id: string, nth: number) => Reaction)): void
  /** Sets what happens to every request, as a captive portal does; `undefined` ends it. */
  reactToAll(reaction: Reaction | undefined): void
  /** How many requests that rule has answered instead of the server. */
  refused: number
  /** Serves the worker and the app shell as another release from now on. */
  release(name: string): void
  /** A script that runs first in every page; `worker` runs first in the worker. Applies to pages loaded afterwards. */
  prelude(scripts: { page?: string; worker?: string }): void
  /** Delays every file whose path matches until the returned function is called. */
  holdFiles(path: RegExp): () => void
  /** Answers the pending requests for {@link HANG_PATH}, which otherwise never get a response. */
  letGo(): void
  /** Stops accepting connections: existing ones are dropped and new ones refused. */
  down(): Promise<void>
  up(): Promise<void>
  close(): Promise<void>
}

export interface HostileProxyOptions {
  /** The sender's IP address passed to the server, by enquiry id; a different address for each id when not given. */
  addressOf?: (id: string) => string
}

const OUTBOX_PATHS = new Set(['/submit-form', '/submit', '/submit-answer'])

/** Starts a proxy. `upstream` is the real server's URL; that server must trust one proxy. */
export async function startHostileProxy(
  upstream: () => string,
  { addressOf = addressFrom }: HostileProxyOptions = {},
): Promise<HostileProxy> {
  const posts: HostileProxy['posts'] = []
  const agent = new Agent({ keepAlive: true })
  let decide: (id: string, nth: number) => Reaction = () => ({ kind: 'accept' })
  let toAll: Reaction | undefined
  let release = ''
  let prelude: { page?: string; worker?: string } = {}
  const hanging = new Set<ServerResponse>()
  const holds = new Set<{ path: RegExp; released: Promise<void> }>()

  const forward = (
    incoming: IncomingMessage,
    body: Buffer,
    headers: IncomingHttpHeaders = incoming.headers,
  ) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      const call = request(
        upstream() + incoming.url,
        { method: incoming.method, headers, agent },
        (answer) => {
          const { statusCode = 502, headers } = answer
          // Cut off when the test ends, while a worker still fetches pages.
          bytes(answer).then((body) => resolve({ status: statusCode, headers, body }), reject)
        },
      )
      call.on('error', reject)
      call.end(body)
    })

  const post = async (incoming: IncomingMessage, response: ServerResponse) => {
    const id = String(incoming.headers['idempotency-key'] ?? '')
    const nth = posts.filter((one) => one.id === id).length + 1
    const reaction = decide(id, nth)
    const record: HostileProxy['posts'][number] = { id, at: Date.now(), reaction: reaction.kind }
    posts.push(record)
    if (reaction.kind === 'reset') return incoming.socket.resetAndDestroy()
    const body = await bytes(incoming)
    const store = async () => {
      const headers = { ...incoming.headers, 'x-forwarded-for': addressOf(id) }
      const answer = await forward(incoming, body, headers)
      record.status = answer.status
      return answer
    }
    if (reaction.kind === 'hang') return reaction.commit ? void (await store()) : undefined
    if (reaction.kind === 'answer')
      return response.writeHead(reaction.status, reaction.headers).end(reaction.body)
    if (reaction.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, reaction.ms))
    if (reaction.kind === 'held') await reaction.until
    const answer = await store()
    response.writeHead(answer.status, answer.headers)
    if (reaction.kind !== 'cut') return response.end(answer.body)
    response.write(answer.body.subarray(0, 20))
    setTimeout(() => incoming.socket.destroy(), 20)
  }

  const changedPage = (html: string) => {
    const script = prelude.page ? `<script>${prelude.page}</script>` : ''
    return html.replace(/<head>/, () => `<head><meta name="release" content="${release}">${script}`)
  }
  // The worker refuses an app shell whose digest is not the one it was built with: it gets that of the changed one.
  const changedWorker = async (script: string) => {
    const shell = await (await fetch(`${upstream()}/index.html`)).text()
    const digest = createHash('sha256').update(changedPage(shell)).digest('base64')
    const entry = `{"integrity":"sha256-${digest}","revision":"${digest}","url":"index.html"}`
    const isInManifest = /\{[^{}]*"url":"index\.html"[^{}]*\}/
    if (!isInManifest.test(script)) throw new Error('The worker names no app shell.')
    return `${prelude.worker ?? ''}\n${script.replace(isInManifest, () => entry)}\n//${release}`
  }

  // Pages, the app shell and the worker are modified in transit.
  const changed = async (incoming: IncomingMessage, response: ServerResponse) => {
    const {
      'accept-encoding': _,
      'if-none-match': __,
      'if-modified-since': ___,
      ...headers
    } = incoming.headers
    const answer = await forward(incoming, Buffer.alloc(0), headers)
    const type = String(answer.headers['content-type'])
    let text = answer.body.toString()
    if (type.startsWith('text/html')) text = changedPage(text)
    else if (incoming.url === '/sw.js') text = await changedWorker(text)
    for (const [name, value] of Object.entries(answer.headers)) {
      // The Content-Security-Policy refuses inline scripts that are not the server's own.
      const isWrongNow = ['content-length', 'etag', 'cache-control', 'transfer-encoding'].includes(name)
      if (isWrongNow || (name === 'content-security-policy' && prelude.page)) continue
      if (value !== undefined) response.setHeader(name, value)
    }
    response.writeHead(answer.status, { 'cache-control': 'no-cache' }).end(text)
  }

  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
    if (toAll?.kind === 'reset') return incoming.socket.resetAndDestroy()
    if (toAll?.kind === 'answer') {
      proxy.refused += 1
      return response.writeHead(toAll.status, toAll.headers).end(toAll.body)
    }
    if (incoming.method === 'POST' && OUTBOX_PATHS.has(pathname)) return post(incoming, response)
    if (pathname === HANG_PATH) return void hanging.add(response)
    for (const hold of holds) if (hold.path.test(pathname)) await hold.released
    // The worker fetches pages to keep them, and does not say that it wants HTML.
    const isPage = !extname(pathname) && !pathname.startsWith('/api/')
    const isDocument =
      isPage || (incoming.headers.accept ?? '').includes('text/html') || pathname === '/index.html'
    if (incoming.method === 'GET' && (isDocument || pathname === '/sw.js')) return changed(incoming, response)
    const call = request(
      upstream() + incoming.url,
      { method: incoming.method, headers: incoming.headers, agent },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    call.on('error', () => response.destroy())
    response.on('close', () => call.destroy())
    incoming.pipe(call)
  }

  const listen = (at: number) =>
    new Promise<Server>((resolve, reject) => {
      const server = createServer((incoming, response) => {
        serve(incoming, response).catch(() => incoming.socket.destroy())
      })
      server.once('error', reject)
      server.listen(at, () => resolve(server))
    })
  const stop = (server: Server) =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })

  let server: Server | undefined = await listen(0)
  const at = (server.address() as AddressInfo).port
  const down = async () => {
    if (server) await stop(server)
    server = undefined
  }
  const proxy: HostileProxy = {
    url: `http://localhost:${at}`,
    posts,
    refused: 0,
    react(reaction) {
      decide = typeof reaction === 'function' ? reaction : () => reaction
    },
    reactToAll(reaction) {
      toAll = reaction
    },
    release(name) {
      release = name
    },
    prelude(scripts) {
      prelude = scripts
    },
    holdFiles(path) {
      let letThrough = () => {}
      const hold = { path, released: new Promise<void>((resolve) => (letThrough = resolve)) }
      holds.add(hold)
      return () => {
        holds.delete(hold)
        letThrough()
      }
    },
    letGo() {
      for (const response of hanging) response.end()
      hanging.clear()
    },
    down,
    async up() {
      server ??= await listen(at)
    },
    async close() {
      await down()
      agent.destroy()
    },
  }
  return proxy
}

// Different travellers have different IP addresses, and the retries of one traveller share one.
function addressFrom(id: string): string {
  const bytes = id.replaceAll('-', '').slice(0, 6)
  return `100.${[0, 2, 4].map((start) => Number.parseInt(bytes.slice(start, start + 2) || '7', 16)).join('.')}`
}

async function bytes(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks)
}
