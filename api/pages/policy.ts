import { createHash } from 'node:crypto'
import { brand, type ReviewsWidgetConfig } from '../../src/brand.ts'

/** Vite puts its own scripts and styles into a page. */
export const DEVELOPMENT_POLICY = "default-src 'self' 'unsafe-inline' data: blob: ws: https:"

const INLINE = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g

/**
 * The page's Content-Security-Policy: our own files, and exactly the inline scripts and styles that stand in it. A review
 * service's origins only where one is set up.
 */
export function contentSecurityPolicy(
  html: string,
  widget: ReviewsWidgetConfig | undefined = brand.reviewsWidget,
): string {
  const others = widget ? [new URL(widget.script).origin, ...(widget.origins ?? [])] : []
  const own = (...more: string[]) => ["'self'", ...others, ...more].join(' ')
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, tag, attributes, content] of html.matchAll(INLINE)) {
    if (!content || attributes?.includes('src=') || attributes?.includes('ld+json')) continue
    hashes[tag as 'script' | 'style'].add(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  return [
    "default-src 'none'",
    `script-src ${own(...hashes.script)}`,
    `style-src ${own(...hashes.style)}`,
    // Placeholder colours and carousel positions are style attributes; no script can come in that way.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src ${own()}`,
    ...(others.length > 0 ? [`frame-src ${others.join(' ')}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
