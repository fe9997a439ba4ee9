import { hash } from 'node:crypto'
import type { Enquiry } from '../../src/contract/enquiry.ts'
import { ENQUIRY_FIELDS } from '../../src/contract/typed-enquiry.ts'
import type { NewLead } from './insert.ts'

/** 132 bits: nobody finds two forms with one fingerprint. */
const FINGERPRINT_LENGTH = 22

/** Fields that have a column of their own, to be found by. */
const SEARCHED: readonly string[] = ['name', 'contact', 'email', 'destination']

/**
 * The row an enquiry becomes. Its fingerprint is the same for the same form filled in the same way, whatever device or
 * clock sent it; keyed, because it outlives erasure, and ten digits of a phone number are soon guessed.
 */
export function toNewLead(enquiry: Enquiry, id: string, fingerprintKey: string): NewLead {
  const values = enquiry as unknown as Record<string, string | number>
  const all: unknown[] = [fingerprintKey, enquiry.kind]
  const rest: Record<string, string | number> = {}
  for (const field of ENQUIRY_FIELDS[enquiry.kind]) {
    const value = values[field] ?? ''
    all.push(value)
    if (!SEARCHED.includes(field)) rest[field] = value
  }
  return {
    id,
    fingerprint: hash('sha256', JSON.stringify(all), 'base64url').slice(0, FINGERPRINT_LENGTH),
    kind: enquiry.kind,
    quarantine: null,
    received_at: new Date().toISOString(),
    composed_at: enquiry.composedAt ?? null,
    consent: enquiry.consent ?? null,
    source_domain: enquiry.sourceDomain || null,
    name: enquiry.name,
    contact: enquiry.contact,
    email: enquiry.kind === 'long' ? enquiry.email : null,
    // What a flight leads to is what the lists filter by.
    destination: enquiry.kind === 'flight' ? enquiry.to : enquiry.destination,
    fields: JSON.stringify(rest),
  }
}
