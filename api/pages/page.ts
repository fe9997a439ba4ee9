import { createHash } from 'node:crypto'
import { type Encoded, encode, sendEncoded } from '../http/encodings.ts'
import { contentSecurityPolicy } from './policy.ts'

/** A finished page, ready to be sent in any of its encodings. */
export type Page = { status: number; version: string; policy: string; bodies: Encoded }

/** Brotli's: a page is compressed while its first visitor waits, and again, smaller by a tenth, when nobody does. */
const PAGE_QUALITY = 9
const KEPT_PAGE_QUALITY = 11

/** Compresses a page once for all who will ask for it. */
export async function finishPage(status: number, html: string): Promise<Page> {
  return {
    status,
    version: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    policy: contentSecurityPolicy(html),
    bodies: await encode(html, PAGE_QUALITY),
  }
}

/** Makes a page that is kept smaller for those who come later. */
export async function squeezePage({ bodies }: Page): Promise<void> {
  const { br } = await encode(new TextDecoder().decode(bodies.identity), KEPT_PAGE_QUALITY)
  bodies.br = br
}

/** Answers a request with a page, under the page's own policy. */
export function answerPage(
  request: Request,
  { bodies, policy, ...page }: Page,
  cacheControl: string,
): Response {
  return sendEncoded(request, bodies, {
    ...page,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': cacheControl,
    },
  })
}
