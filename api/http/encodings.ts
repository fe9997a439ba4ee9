import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** A text in all supported content encodings. */
export type Encoded = Record<'identity' | 'gzip' | 'br', Uint8Array<ArrayBuffer>>

/** Compresses a text without blocking the event loop. `quality` is brotli's, 0 to 11. */
export async function encode(text: string, quality: number): Promise<Encoded> {
  const identity = new TextEncoder().encode(text)
  const [br, gz] = await Promise.all([compressBrotli(identity, quality), promisify(gzip)(identity)])
  return { identity, br, gzip: new Uint8Array(gz) }
}

/** The same synchronously, for a worker thread. */
export function encodeSync(text: string, quality: number): Encoded {
  const identity = new TextEncoder().encode(text)
  return {
    identity,
    br: new Uint8Array(brotliCompressSync(identity, brotliOptions(identity, quality))),
    gzip: new Uint8Array(gzipSync(identity)),
  }
}

/** Compresses a text with brotli. */
export async function compressBrotli(identity: Uint8Array, quality: number): Promise<Encoded['br']> {
  return new Uint8Array(await promisify(brotliCompress)(identity, brotliOptions(identity, quality)))
}

function brotliOptions({ byteLength }: Uint8Array, quality: number): BrotliOptions {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: byteLength },
  }
}

/** Status, version (for the ETag) and headers of a response. */
export type EncodedResponse = { status?: number; version: string; headers: Record<string, string> }

/** Responds with the best encoding that the client accepts, or with 304 when the client has this version. */
export function sendEncoded(
  request: Request,
  bodies: Encoded,
  { status = 200, version, headers: given }: EncodedResponse,
): Response {
  const headers = new Headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ...given })
  if (status === 200) {
    const etag = `"${version}"`
    headers.set('ETag', etag)
    if (matchesEtag(request.headers.get('if-none-match') ?? '', etag))
      return new Response(null, { status: 304, headers })
  }
  const encoding = bestEncoding(request.headers.get('accept-encoding') ?? '')
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  const body = bodies[encoding]
  headers.set('Content-Length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}

function bestEncoding(accepted: string): keyof Encoded {
  const accepts = (name: string) =>
    accepted.split(',').some((part) => {
      const [coding = '', ...parameters] = part.trim().toLowerCase().split(';')
      return coding.trim() === name && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
    })
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}
