import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { SERVER_MARK } from '../../src/contract/server-mark.ts'

/** What the server does with one post. `commit` says whether the lead is stored before it. */
export type Reaction =
  | { kind: 'accept' }
  /** The lead is stored, but the connection is cut in the middle of the response. */
  | { kind: 'cut' }
  /** The connection is reset before the request is read. */
  | { kind: 'reset' }
  /** No response is ever sent. */
  | { kind: 'hang'; commit?: boolean }
  | { kind: 'answer'; status: number; body: string; headers?: Record<string, string> }
  /** Accepts after a delay. */
  | { kind: 'slow'; ms: number }
  | { kind: 'held'; until: Promise<unknown> }

export interface Lead {
  id: string
  body: string
  reference: string
  receivedAt: string
}

export interface HostileServer {
  url: string
  /** Every post to an enquiry URL, in order. */
  posts: { id: string; at: number; reaction: Reaction['kind'] }[]
  /** The stored leads by id: the first body wins, as on the real server. */
  leads: Map<string, Lead>
  /** Sets what happens to the next posts. */
  react(reaction: Reaction | ((id: string, nth: number) => Reaction)): void
  /** Answers the pending requests for {@link HANG_PATH}, which otherwise never get a response. */
  letGo(): void
  /** Serves another folder from now on, as a new release. */
  deploy(folder: string): void
  /** Stops accepting connections: existing ones are dropped and new ones refused. */
  down(): Promise<void>
  up(): Promise<void>
  close(): Promise<void>
}

/** A synchronous request for this blocks a page's main thread without using the CPU. */
export const HANG_PATH = '/hang.txt'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
}

/** The store behind the server; throws when it cannot be reached. */
export type Backend = (id: string, body: string) => Promise<{ status: number; json: unknown }>

/**
 * A server that implements the lead API and misbehaves as configured. Leads are kept in its memory, or by the backend
 * behind it.
 */
export async function startHostileServer(
  folder: string,
  { port = 0, backend }: { port?: number; backend?: Backend } = {},
): Promise<HostileServer> {
  const posts: HostileServer['posts'] = []
  const leads = new Map<string, Lead>()
  let decide: (id: string, nth: number) => Reaction = () => ({ kind: 'accept' })
  let current = folder
  const hanging = new Set<ServerResponse>()

  const remember: Backend = async (id, body) => {
    const known = leads.get(id)
    const receivedAt = known?.receivedAt ?? new Date().toISOString()
    const lead = known ?? { id, body, reference: `MM-${leads.size + 1}`, receivedAt }
    leads.set(id, lead)
    if (lead.body !== body)
      return { status: 422, json: { message: 'This number belongs to another enquiry.' } }
    const { reference } = lead
    return { status: 200, json: { ok: true, id, reference, receivedAt, replayed: Boolean(known) } }
  }
  const store = backend ?? remember

  const post = async (request: IncomingMessage, response: ServerResponse) => {
    const id = String(request.headers['idempotency-key'] ?? '')
    const nth = posts.filter((p) => p.id === id).length + 1
    const reaction = decide(id, nth)
    posts.push({ id, at: Date.now(), reaction: reaction.kind })
    if (reaction.kind === 'reset') return request.socket.resetAndDestroy()
    const body = await text(request)
    if (reaction.kind === 'hang') return reaction.commit ? void (await store(id, body)) : undefined
    if (reaction.kind === 'answer') {
      return response.writeHead(reaction.status, reaction.headers).end(reaction.body)
    }
    if (reaction.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, reaction.ms))
    if (reaction.kind === 'held') await reaction.until
    const { status, json } = await store(id, body)
    const answer = JSON.stringify(json)
    const mark = status >= 400 && SERVER_MARK
    response.writeHead(status, {
      ...mark,
      'content-type': 'application/json',
      'content-length': answer.length,
    })
    if (reaction.kind !== 'cut') return response.end(answer)
    response.write(answer.slice(0, 20))
    setTimeout(() => request.socket.destroy(), 20)
  }

  const file = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === HANG_PATH) return void hanging.add(response)
    const path = extname(pathname) ? pathname : '/index.html'
    const bytes = await readFile(join(current, path)).catch(() => undefined)
    if (!bytes || pathname.startsWith('/api/')) return response.writeHead(404).end()
    const headers = {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    }
    response.writeHead(200, headers).end(bytes)
  }

  const listen = (at: number) =>
    new Promise<Server>((resolve, reject) => {
      const server = createServer((request, response) => {
        const isPost = request.method === 'POST'
        ;(isPost ? post(request, response) : file(request, response)).catch(() => response.destroy())
      })
      server.once('error', reject)
      server.listen(at, 'localhost', () => resolve(server))
    })
  const stop = (server: Server) =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })

  let server: Server | undefined = await listen(port)
  const at = (server.address() as AddressInfo).port
  const down = async () => {
    if (server) await stop(server)
    server = undefined
  }
  return {
    url: `http://localhost:${at}`,
    posts,
    leads,
    react(reaction) {
      decide = typeof reaction === 'function' ? reaction : () => reaction
    },
    letGo() {
      for (const response of hanging) response.end()
      hanging.clear()
    },
    deploy(next) {
      current = next
    },
    down,
    async up() {
      server ??= await listen(at)
    },
    close: down,
  }
}

async function text(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
