import { createHash } from 'node:crypto'
import { brand, type ReviewsWidgetConfig } from '../../src/brand.ts'
import type { InlineSources } from './inline-sources.ts'

/** Vite adds its own scripts and styles to a page. */
export const DEVELOPMENT_POLICY = "default-src 'self' 'unsafe-inline' data: blob: ws: https:"

/**
 * The page's Content-Security-Policy: our own files and the page's own inline scripts and styles; the origins of a review
 * service only where one is configured.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineSources = { scripts: [], styles: [] },
  widget: ReviewsWidgetConfig | undefined = brand.reviewsWidget,
): string {
  const others = widget ? [new URL(widget.script).origin, ...(widget.origins ?? [])] : []
  const own = (...more: string[]) => ["'self'", ...others, ...more].join(' ')
  return [
    "default-src 'none'",
    `script-src ${own(...scripts.map(hashSource))}`,
    `style-src ${own(...styles.map(hashSource))}`,
    // Placeholder colours and carousel positions are style attributes, which cannot run scripts.
    "style-src-attr 'unsafe-inline'",
    // No pictures of other sites, because a request would reveal every visitor to them.
    `img-src ${own('data:', 'blob:')}`,
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

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
