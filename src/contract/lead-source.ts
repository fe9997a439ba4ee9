import { INBOUND_SOURCES } from './inbound-lead.ts'
import type { Lead } from './lead.ts'
import { LEAD_ORIGINS } from './new-lead.ts'

/**
 * Where a lead comes from: the first touch as `source / medium`, how a lead came that staff added by hand, or the source elsewhere
 * that sent it; `undefined` where it is not known. The same rule as that of the column `lead_source`.
 */
export function leadSource({
  attribution,
  origin,
}: Pick<Lead, 'attribution' | 'origin'>): string | undefined {
  const { source, medium } = attribution ?? {}
  if (source === undefined) return origin
  return (medium === undefined ? source : `${source} / ${medium}`).toLowerCase()
}

const LABELS: Record<string, string> = { ...LEAD_ORIGINS, ...INBOUND_SOURCES }

/** A source as staff read it. */
export function sourceLabel(source: string | null): string {
  if (source === null) return 'Not known'
  return (Object.hasOwn(LABELS, source) && LABELS[source]) || source
}
