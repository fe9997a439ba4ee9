import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A text in every encoding it is sent in. */
export type Encoded = Record<'identity' | 'gzip' | 'br', Uint8Array<ArrayBuffer>>

/** Compresses once what is sent often. `quality` is brotli's, 0 to 11. */
export async function encode(text: string, quality: number): Promise<Encoded> {
  const identity = new TextEncoder().encode(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ])
  return { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) }
}

/** What to answer with beside the text itself. */
export type EncodedAnswer = { status?: number; version: string; headers: Record<string, string> }

/** Answers with a text in the best encoding the client takes, or 304 when it has this version. */
export function sendEncoded(
  request: Request,
  bodies: Encoded,
  { status = 200, version, headers: given }: EncodedAnswer,
): Response {
  const headers = new Headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ...given })
  if (status === 200) {
    const etag = `"${version}"`
    headers.set('ETag', etag)
    if (has(request.headers.get('if-none-match') ?? '', etag))
      return new Response(null, { status: 304, headers })
  }
  const encoding = bestEncoding(request.headers.get('accept-encoding') ?? '')
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  const body = bodies[encoding]
  headers.set('Content-Length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

function has(ifNoneMatch: string, etag: string): boolean {
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}

function bestEncoding(accepted: string): keyof Encoded {
  const takes = (name: string) =>
    accepted.split(',').some((part) => {
      const [coding = '', ...parameters] = part.trim().toLowerCase().split(';')
      return coding.trim() === name && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
    })
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
