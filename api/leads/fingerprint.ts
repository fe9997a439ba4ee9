import { hash } from 'node:crypto'
import type { Enquiry } from '../../src/contract/enquiry.ts'
import { ENQUIRY_FIELDS } from '../../src/contract/typed-enquiry.ts'

/** The form's own fields, without what the device adds around them. */
export function formFields(enquiry: Enquiry): Record<string, string | number> {
  const values = enquiry as unknown as Record<string, string | number>
  const fields: Record<string, string | number> = {}
  for (const field of ENQUIRY_FIELDS[enquiry.kind]) fields[field] = values[field] ?? ''
  return fields
}

/**
 * Digest that is the same for the same form filled in the same way, whatever device or clock sent it. Keyed, because it
 * outlives erasure, and ten digits of a phone number are soon guessed.
 */
export function fingerprint(
  key: string,
  kind: Enquiry['kind'],
  fields: Record<string, string | number>,
): string {
  return hash('sha256', JSON.stringify([key, kind, ...Object.values(fields)]), 'base64url')
}
