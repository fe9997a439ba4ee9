import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'

/** A JSON text in every encoding it is sent in. */
export type Encoded = Record<'identity' | 'gzip' | 'br', Uint8Array<ArrayBuffer>>

/** Compresses once what is sent often. */
export async function encode(value: unknown): Promise<Encoded> {
  const identity = new TextEncoder().encode(JSON.stringify(value))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ])
  return { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) }
}

/** Answers with a JSON text in the best encoding the client takes, or 304 when it has this version. */
export function sendEncoded(c: Context, version: string, bodies: Encoded): Response {
  const etag = `"${version}"`
  const headers: Record<string, string> = {
    ETag: etag,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
  }
  const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(etag) || known.includes('*')) return new Response(null, { status: 304, headers })
  const encoding = bestEncoding(c.req.header('accept-encoding') ?? '')
  headers['Content-Type'] = 'application/json'
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  return new Response(bodies[encoding], { headers })
}

function bestEncoding(accepted: string): keyof Encoded {
  const takes = (name: string) =>
    accepted.split(',').some((part) => {
      const [coding = '', ...parameters] = part.trim().toLowerCase().split(';')
      return coding.trim() === name && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
    })
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
