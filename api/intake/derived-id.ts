import { createHmac } from 'node:crypto'

/**
 * An id that always belongs to the same content. Keyed, so that nobody can choose the id of another lead, and kept after an
 * erasure, as the id of every lead is. A UUID of version 8.
 */
export function derivedId(content: readonly unknown[], key: string): string {
  const hex = createHmac('sha256', key).update(JSON.stringify(content)).digest('hex')
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
