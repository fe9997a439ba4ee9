import type { Enquiry } from '../../src/contract/enquiry.ts'
import { splitLanguage } from '../../src/contract/languages.ts'
import { ENQUIRY_FIELDS, FURTHER_FIELD_NAMES } from '../../src/contract/typed-enquiry.ts'
import { FINGERPRINT_VERSION } from './fingerprint.ts'
import type { NewLead } from './insert.ts'

/** Fields with a column of their own for searches. */
const SEARCHED: readonly string[] = ['name', 'contact', 'email', 'destination']
/** Optional fields of every form that are shown with the lead. */
const OPTIONAL = ['other_place', 'about', 'page', ...FURTHER_FIELD_NAMES, 'attribution'] as const

/** Converts an enquiry to a row. */
export function toNewLead(
  enquiry: Enquiry,
  { id, fingerprint }: { id: string; fingerprint: string },
): NewLead {
  const values = enquiry as unknown as Record<string, string | number>
  const rest: Record<string, unknown> = {}
  for (const field of ENQUIRY_FIELDS[enquiry.kind])
    if (!SEARCHED.includes(field)) rest[field] = values[field] ?? ''
  for (const field of OPTIONAL) if (enquiry[field]) rest[field] = enquiry[field]
  return {
    id,
    fingerprint,
    fingerprint_version: FINGERPRINT_VERSION,
    kind: enquiry.kind,
    quarantine: null,
    spam_signals: null,
    received_at: new Date().toISOString(),
    composed_at: enquiry.composedAt ?? null,
    consent: enquiry.consent ?? null,
    source_domain: sourceOf(enquiry),
    name: enquiry.name,
    contact: enquiry.contact,
    email: enquiry.kind === 'long' ? enquiry.email : null,
    // A flight's arrival city is its destination in filters.
    destination: enquiry.kind === 'flight' ? enquiry.to : enquiry.destination,
    fields: JSON.stringify(rest),
  }
}

// Short forms send only the host as their source, `example.com` or `example.com/hi`, so the page's path is added.
function sourceOf({ sourceDomain, page }: Enquiry): string | null {
  const [host = '', ...path] = sourceDomain.split('/')
  const isHost = host !== '' && splitLanguage(`/${path.join('/')}`).path === '/'
  return (isHost && page?.startsWith('/') ? host + page : sourceDomain) || null
}
