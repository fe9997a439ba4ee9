import type { Attribution } from '../contract/enquiry.ts'
import { LOCAL_KEYS } from '../contract/storage-names.ts'
import { truncateText } from '../contract/truncate-text.ts'
import { readLocal, writeLocal } from './web-storage.ts'

const MAX_LENGTH = 100

/** Which advertiser added a click id to the address; the id itself is not kept. */
const CLICK_KINDS: Record<string, Attribution> = {
  gclid: { source: 'google', medium: 'cpc' },
  gbraid: { source: 'google', medium: 'cpc' },
  wbraid: { source: 'google', medium: 'cpc' },
  msclkid: { source: 'bing', medium: 'cpc' },
  fbclid: { source: 'facebook', medium: 'social' },
  igshid: { source: 'instagram', medium: 'social' },
}

/** The attribution of a visit; `undefined` when its source is not known. */
export function attributionOf({ href, referrer }: Visit): Attribution | undefined {
  const { searchParams, hostname } = new URL(href)
  const named = (name: string) =>
    truncateText(searchParams.get(`utm_${name}`)?.trim() ?? '', MAX_LENGTH) || undefined
  const click = Object.entries(CLICK_KINDS).find(([id]) => searchParams.has(id))?.[1]
  const from = hostOf(referrer)
  const source = named('source') ?? click?.source ?? (from === hostname ? undefined : from)
  const medium = named('medium') ?? click?.medium ?? (source && source === from ? 'referral' : undefined)
  const campaign = named('campaign')
  if (!source && !campaign) return undefined
  return { ...(source && { source }), ...(medium && { medium }), ...(campaign && { campaign }) }
}

/** The address a visit began at, and the page it came from. */
export type Visit = { href: string; referrer: string }

/** Keeps the attribution of the first visit that has one. */
export function recordVisit(visit: Visit): void {
  if (readLocal(LOCAL_KEYS.attribution) !== null) return
  const attribution = attributionOf(visit)
  if (attribution) writeLocal(LOCAL_KEYS.attribution, JSON.stringify(attribution))
}

function hostOf(address: string): string | undefined {
  try {
    return new URL(address).hostname.replace(/^www\./, '') || undefined
  } catch {
    return undefined
  }
}
