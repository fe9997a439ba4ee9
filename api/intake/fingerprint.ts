import { hash } from 'node:crypto'
import type { Enquiry, EnquiryKind } from '../../src/contract/enquiry.ts'
import { type ManualLead, NewLeadSchema } from '../../src/contract/new-lead.ts'
import { hasTooManyMarks, storedText } from '../../src/contract/reading-order.ts'
import { ENQUIRY_FIELDS } from '../../src/contract/typed-enquiry.ts'

/** 132 bits: collisions are practically impossible. */
const LENGTH = 22

/** The input of a fingerprint: the posted fields, and the enquiry; version 1 needs a validated one. */
export type Fingerprinted = { enquiry: Enquiry | Pick<Enquiry, 'kind'>; fields: Record<string, unknown> }

/**
 * The version for new leads. A release that adds a version to {@link CONTENT} still writes the previous one; the next release
 * writes the new version. So a server that is rolled back by one release can still compare what was stored.
 */
export const FINGERPRINT_VERSION = 2

/**
 * The content that each version hashes. A released version is never changed, because old leads are compared by the version
 * they were stored with. Version 2 normalises the posted fields itself, so that validation may change, and ignores empty
 * fields, so that a form may get new ones.
 */
const CONTENT: Record<number, (of: Fingerprinted) => unknown[]> = {
  1: ({ enquiry, fields }) => {
    const values = enquiry as unknown as Record<string, string | number>
    return [
      enquiry.kind,
      ...ENQUIRY_FIELDS[enquiry.kind].map((field) => asFirstValidated(values[field], fields[field])),
    ]
  },
  2: ({ enquiry: { kind }, fields }) => [
    2,
    kind,
    ...comparedFields(kind)
      .map((field) => [field, normalise(fields[field])])
      .filter(([, value]) => value !== ''),
  ],
}

/** The posted fields that decide whether an enquiry is the same. */
export function comparedFields(kind: EnquiryKind): string[] {
  return [...ENQUIRY_FIELDS[kind], 'other_place', 'about', 'note']
}

/** More than any field has ever taken, and little enough to normalise, which takes as long as its length squared. */
const MAX_COMPARED_LENGTH = 2_048

/** Whether values that were refused could be those of an earlier release: texts and numbers of a usual length. */
export function isComparable(values: readonly unknown[]): boolean {
  const texts = values.filter((value) => typeof value !== 'number' && value !== undefined && value !== null)
  const isText = (value: unknown) => typeof value === 'string'
  return texts.every(isText) && texts.join('').length <= MAX_COMPARED_LENGTH
}

// Validation did not change texts when version 1 was written.
function asFirstValidated(value: string | number | undefined, posted: unknown): string | number {
  if (typeof posted !== 'string' || storedText(posted) === posted) return value ?? ''
  return posted.trim()
}

/**
 * Whether a stored lead has this content; `unknown` when its version is that of a newer release, for example after a rollback.
 */
export function compareFingerprint(
  stored: { fingerprint: string; fingerprint_version: number },
  fingerprintIn: (version: number) => string | undefined,
): 'same' | 'other' | 'unknown' {
  const fingerprint = fingerprintIn(stored.fingerprint_version)
  if (fingerprint === undefined) return 'unknown'
  return stored.fingerprint === fingerprint ? 'same' : 'other'
}

/**
 * The keyed hash of an enquiry's content, independent of device and time; undefined for an unknown version. Keyed, because
 * it is kept after an erasure, and a phone number could be found by trying all of them.
 */
export function fingerprintOf(version: number, of: Fingerprinted, key: string): string | undefined {
  const content = CONTENT[version]?.(of)
  return content && hashOf(content, key)
}

/** The version of leads that are no enquiry; a later one gets functions of its own. */
const OTHER_LEADS_VERSION = 2

/** The same for a lead that staff add by hand: the user who adds it is part of the content. */
export function manualFingerprintOf(
  version: number,
  { lead, addedBy }: { lead: ManualLead; addedBy: string },
  key: string,
): string | undefined {
  if (version !== OTHER_LEADS_VERSION) return undefined
  const fields = Object.keys(NewLeadSchema.entries) as (keyof ManualLead)[]
  const values = fields.map((field) => [field, normalise(lead[field])]).filter(([, value]) => value !== '')
  return hashOf([version, 'manual', addedBy, ...values], key)
}

/** The same for a lead from elsewhere: all that its source sent, in any order. */
export function inboundFingerprintOf(
  version: number,
  { values, source }: { values: Readonly<Record<string, unknown>>; source: string },
  key: string,
): string | undefined {
  if (version !== OTHER_LEADS_VERSION) return undefined
  const fields = Object.keys(values).sort()
  const content = fields.map((field) => [field, normaliseJson(values[field])])
  return hashOf([version, 'inbound', source, ...content.filter(([, value]) => value !== '')], key)
}

function normaliseJson(value: unknown): string {
  return normalise(typeof value === 'object' && value !== null ? JSON.stringify(value) : value)
}

function hashOf(content: unknown[], key: string): string {
  return hash('sha256', JSON.stringify([key, ...content]), 'base64url').slice(0, LENGTH)
}

// `2`, `"2"` and `" 02 "` are the same number, and additional spaces are ignored.
function normalise(value: unknown): string {
  const given = String(value ?? '')
  const isCostly = given.length > MAX_COMPARED_LENGTH && hasTooManyMarks(given)
  const text = (isCostly ? given : given.normalize('NFC')).replace(/\s+/g, ' ').trim()
  return /^0\d{1,5}$/.test(text) ? String(Number(text)) : text
}
