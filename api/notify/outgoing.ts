import { lookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { parseRetryAfter } from '../../src/contract/retry-after.ts'
import { isInternal } from '../http/internal-addresses.ts'

export type OutgoingPost = {
  headers: Record<string, string | number>
  body: string | Buffer
  /** Aborts the request. */
  signal: AbortSignal
  /** Allows addresses of this machine and its network. */
  allowInternal: boolean
}

export type PostResponse = {
  status: number
  /** The response's Retry-After. */
  retryAfterMs: number | undefined
}

/** The address is in the server's own network; outside users must not cause requests there (SSRF). */
export class InternalAddressError extends Error {
  constructor() {
    super('The address is inside this network.')
  }
}

/** The response body is not used; after this many bytes the connection is closed. */
const MAX_RESPONSE_BYTES = 64 * 1024

/**
 * Posts to an address that was configured or that a browser sent. The resolved address is checked and is the one connected
 * to, so that DNS rebinding has no effect; redirects are not followed. Rejects with {@link InternalAddressError}.
 */
export function post(
  address: string,
  { headers, body, signal, allowInternal }: OutgoingPost,
): Promise<PostResponse> {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowInternal && isIP(host) !== 0 && isInternal(host))
    return Promise.reject(new InternalAddressError())

  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body), 'User-Agent': 'MarigoldMiles/1' },
    // A new connection each time: a kept one may lead to an address that was checked long ago.
    agent: false,
    signal,
    maxHeaderSize: 16 * 1024,
    ...(!allowInternal && { lookup: checkedLookup }),
  }
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const request = send(url, options, (response) => {
      // Only the status counts; errors while the body arrives do not.
      response.on('error', () => {})
      drain(response)
      resolve({
        status: response.statusCode ?? 0,
        retryAfterMs: parseRetryAfter(response.headers['retry-after'], Date.now()),
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}

const checkedLookup: NonNullable<RequestOptions['lookup']> = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new Error('The server’s name could not be resolved.'), '')
    if (addresses.some(({ address }) => isInternal(address))) return callback(new InternalAddressError(), '')
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

function drain(response: IncomingMessage): void {
  let bytes = 0
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength
    if (bytes > MAX_RESPONSE_BYTES) response.destroy()
  })
}
