import { createHash } from 'node:crypto'
import { type Encoded, encodeSync, sendEncoded } from '../http/encodings.ts'
import type { InlineSources } from './inline-sources.ts'
import { contentSecurityPolicy } from './policy.ts'

/** A rendered page in all encodings. */
export type Page = { status: number; version: string; policy: string; bodies: Encoded }

/**
 * Brotli quality, low because the first visitors wait for it (recompression.ts compresses better later). Quality 9 takes
 * several times as long as the rendering, for 2 % fewer bytes.
 */
const PAGE_QUALITY = 5

/**
 * Compresses a rendered page in all encodings. Takes some milliseconds: not for the thread that answers requests.
 */
export function encodePage(
  status: number,
  html: string,
  { inline, quality = PAGE_QUALITY }: { inline?: InlineSources; quality?: number } = {},
): Page {
  return {
    status,
    version: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    policy: contentSecurityPolicy(inline),
    bodies: encodeSync(html, quality),
  }
}

/** Sends a page with its own Content-Security-Policy. */
export function sendPage(
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
