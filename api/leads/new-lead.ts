import { hash } from 'node:crypto'
import type { Enquiry } from '../../src/contract/enquiry.ts'
import { ENQUIRY_FIELDS } from '../../src/contract/typed-enquiry.ts'
import type { NewLead } from './insert.ts'

/** 132 bits: nobody finds two forms with one fingerprint. */
const FINGERPRINT_LENGTH = 22

type Fields = Record<string, string | number>

/** The form's own fields, in the form's order, without what the device adds around them. */
function formFields(enquiry: Enquiry): Fields {
  const values = enquiry as unknown as Fields
  const fields: Fields = {}
  for (const field of ENQUIRY_FIELDS[enquiry.kind]) fields[field] = values[field] ?? ''
  return fields
}

/**
 * The row an enquiry becomes. Its fingerprint is the same for the same form filled in the same way, whatever device or
 * clock sent it; keyed, because it outlives erasure, and ten digits of a phone number are soon guessed.
 */
export function toNewLead(enquiry: Enquiry, id: string, fingerprintKey: string): NewLead {
  const all = formFields(enquiry)
  const print = hash(
    'sha256',
    JSON.stringify([fingerprintKey, enquiry.kind, ...Object.values(all)]),
    'base64url',
  )
  const { name: _name, contact: _contact, email: _email, destination: _destination, ...rest } = all
  return {
    id,
    fingerprint: print.slice(0, FINGERPRINT_LENGTH),
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
