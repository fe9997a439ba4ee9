import { lookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { isInternal } from './internal-addresses.ts'

export type OutgoingPost = {
  headers: Record<string, string | number>
  body: string | Buffer
  /** Ends the wait for an answer. */
  signal: AbortSignal
  /** Lets it go to this machine and its network. */
  allowInternal: boolean
}

export type Answered = {
  status: number
  /** How long the receiver asks to be left alone. */
  retryAfterMs: number | undefined
}

/** The address leads into our own network, where nobody outside may make us knock. */
export class InternalAddress extends Error {
  constructor() {
    super('The address is inside this network.')
  }
}

/** An answer's body is of no interest; this much of it is let run out before the line is cut. */
const MAX_ANSWER_BYTES = 64 * 1024

/**
 * Posts to an address that somebody configured or a browser gave us. What its name resolves to is checked and is what is
 * connected to, so that a name that changes its answer gains nothing; redirects are answers, not followed.
 */
export function post(
  address: string,
  { headers, body, signal, allowInternal }: OutgoingPost,
): Promise<Answered> {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowInternal && isIP(host) !== 0 && isInternal(host)) return Promise.reject(new InternalAddress())

  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body), 'User-Agent': 'MarigoldMiles/1' },
    // A connection of its own each time: one that is kept could be to an address checked long ago.
    agent: false,
    signal,
    maxHeaderSize: 16 * 1024,
    ...(!allowInternal && { lookup: checkedLookup }),
  }
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const request = send(url, options, (response) => {
      // Its status decides; nothing that happens afterwards does.
      response.on('error', () => {})
      drain(response)
      resolve({
        status: response.statusCode ?? 0,
        retryAfterMs: retryAfter(response.headers['retry-after']),
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}

const checkedLookup: NonNullable<RequestOptions['lookup']> = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error('The name leads nowhere.'), '')
    if (addresses.some(({ address }) => isInternal(address))) return callback(new InternalAddress(), '')
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

function drain(response: IncomingMessage): void {
  let bytes = 0
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength
    if (bytes > MAX_ANSWER_BYTES) response.destroy()
  })
}

/** `Retry-After` in either of its forms, in ms from now. */
export function retryAfter(header: string | undefined, now = Date.now()): number | undefined {
  if (header === undefined) return undefined
  const ms = /^\s*\d{1,9}\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
