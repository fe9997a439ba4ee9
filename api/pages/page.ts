import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentSecurityPolicy } from './policy.ts'

/** A finished page, ready to be sent in any of its encodings. */
export type Page = {
  status: number
  etag: string
  policy: string
  bodies: Record<'identity' | 'gzip' | 'br', Uint8Array<ArrayBuffer>>
}

const BROTLI_QUALITY = 9
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Compresses a page once for all who will ask for it. */
export async function finishPage(status: number, html: string): Promise<Page> {
  const identity = new TextEncoder().encode(html)
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzipped(identity),
  ])
  return {
    status,
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    policy: contentSecurityPolicy(html),
    bodies: { identity, gzip: new Uint8Array(gz), br: new Uint8Array(br) },
  }
}

/** Answers a request with a page in the best encoding it takes, or 304 when it already has it. */
export function answerPage(request: Request, page: Page, cacheControl: string): Response {
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': page.policy,
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
  })
  if (page.status === 200) {
    headers.set('ETag', page.etag)
    if (matches(request.headers.get('If-None-Match'), page.etag))
      return new Response(null, { status: 304, headers })
  }
  const encoding = bestEncoding(request.headers.get('Accept-Encoding') ?? '')
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  const body = page.bodies[encoding]
  headers.set('Content-Length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers })
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function bestEncoding(accepted: string): keyof Page['bodies'] {
  const takes = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)`).test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
