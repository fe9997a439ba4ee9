import { type Kysely, sql } from 'kysely'
import {
  BETWEEN_DIGITS,
  closedUpNumber,
  isWholeContact,
  readContact,
} from '../../src/contract/contact-number.ts'
import { type DataSubjectLeads, MAX_SUBJECT_LEADS } from '../../src/contract/data-subject.ts'
import { notedValues } from '../../src/contract/inbound-lead.ts'
import { latinDigits } from '../../src/contract/latin-digits.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import type { Database } from '../db/open.ts'
import type { Schema } from '../db/schema.ts'
import { eraseLead } from '../leads/lead-erasure.ts'
import { inLeadTransaction, LeadRefusal } from '../leads/lead-work.ts'
import { findJoinedLeads } from '../leads/merged-leads.ts'
import type { References } from '../leads/reference.ts'

/** Fewer digits without a country's code would be found in the numbers of other persons. */
const FEWEST_DIGITS = 7
const NOTES_AT_ONCE = 200

/**
 * The leads of the person with this phone number or e-mail address, newest first: also those that have it in their note only,
 * those with another number or address of the same person, and those that staff merged with them. At most
 * {@link MAX_SUBJECT_LEADS} of them.
 */
export async function findDataSubjectLeads(
  kysely: Kysely<Schema>,
  typed: string,
  references: References,
): Promise<DataSubjectLeads> {
  const contact = readContact(typed)
  const known = await leadsWith(
    kysely,
    isWholeContact(contact) ? [contact] : [],
    typed.includes('@') ? [typed] : [],
  )
  const direct = [...known, ...(await leadsThatNote(kysely, typed))]
  const merged = await withMerged(kysely, direct)
  const present = (values: (string | null)[]) => [...new Set(values.filter((value) => value !== null))]
  const byAllContacts = await leadsWith(
    kysely,
    present(merged.map((row) => row.contact)),
    present(merged.map((row) => row.email)),
  )
  const all = await withMerged(kysely, [...byAllContacts, ...direct])
  const rows = all.slice(0, MAX_SUBJECT_LEADS)
  const devices = await pushDevicesOf(kysely, rows)
  const ids = new Map(rows.map(({ seq, id }) => [seq, id]))
  const leads = rows.map(({ seq, received_at, merged_into, ...row }) => ({
    ...row,
    mergedInto: ids.get(merged_into ?? 0) ?? null,
    reference: references.of(seq),
    receivedAt: received_at,
    pushDevices: devices
      .filter(({ lead_seq }) => lead_seq === seq)
      // Not the whole address: it is enough to end the notifications.
      .map(({ endpoint, created_at }) => ({ service: new URL(endpoint).host, since: created_at })),
  }))
  return { leads, more: all.length > leads.length }
}

/** Erases these leads and those merged into them, all or none; returns how many were erased. */
export function eraseDataSubject(database: Database, ids: readonly string[], actor: string): Promise<number> {
  return inLeadTransaction(database, async (transaction) => {
    const leads = await transaction.selectFrom('lead').selectAll().where('id', 'in', ids).execute()
    if (leads.length < new Set(ids).size) throw new LeadRefusal(404, 'There is no such lead.')
    let erased = 0
    for (const lead of leads) erased += await eraseLead(transaction, lead, { actor, action: 'person.erased' })
    return erased
  })
}

async function leadsWith(kysely: Kysely<Schema>, contacts: string[], emails: string[]) {
  if (contacts.length + emails.length === 0) return []
  const addresses = emails.map((email) => email.toLowerCase())
  return leadSummaries(kysely)
    .where((eb) =>
      eb.or([
        ...(contacts.length > 0 ? [eb('contact', 'in', contacts)] : []),
        ...(addresses.length > 0 ? [eb(sql<string>`lower(email)`, 'in', addresses)] : []),
        // A corrected lead still contains the number and the address it had before.
        eb('seq', 'in', (query) =>
          query
            .selectFrom('lead_former_contact')
            .select('lead_seq')
            .where('contact', 'in', [...contacts, ...addresses]),
        ),
      ]),
    )
    .execute()
}

// Leads from elsewhere whose number is of another country, could not be read, or is a further one. Some at a time, because enquiries wait
// meanwhile.
async function leadsThatNote(kysely: Kysely<Schema>, typed: string): Promise<{ seq: number }[]> {
  const found: { seq: number }[] = []
  const isNoted = matcherOf(typed)
  for (let after = 0, more = true; more && found.length <= MAX_SUBJECT_LEADS; ) {
    const rows = await kysely
      .selectFrom('lead')
      .select(['seq', 'fields'])
      .where('kind', '=', 'inbound')
      .where('erased_at', 'is', null)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(NOTES_AT_ONCE)
      .execute()
    for (const { seq, fields } of rows) {
      const { note = '' } = JSON.parse(fields ?? '{}') as { note?: string }
      if (isNoted(note)) found.push({ seq })
    }
    after = rows.at(-1)?.seq ?? after
    more = rows.length === NOTES_AT_ONCE
    await letOthersIn()
  }
  return found
}

/** Whether a note has the number or address that was typed, among others and within a text, too. */
function matcherOf(typed: string): (note: string) => boolean {
  if (!typed.includes('@')) return numberMatcher(typed)
  const address = typed.toLowerCase()
  return (note) => {
    const text = note.toLowerCase()
    return text.includes(address) && notedValues(text).some((cell) => hasAddress(cell, address))
  }
}

/** `sha@example.com` is not in `asha@example.com`, nor in `sha@example.com.au`, but in `E-mail:-sha@example.com`. */
const END_OF_NAME = /[\p{L}\p{N}_%][.+-]*$/u
const MORE_OF_HOST = /^(?:[\p{L}\p{N}_]|[.-]\p{L})/u

function hasAddress(text: string, address: string): boolean {
  for (let at = text.indexOf(address); at !== -1; at = text.indexOf(address, at + 1)) {
    const end = at + address.length
    const isWhole =
      !END_OF_NAME.test(text.slice(0, at).slice(-3)) && !MORE_OF_HOST.test(text.slice(end, end + 3))
    if (isWhole) return true
  }
  return false
}

/** `+44 (0)20 7946 0958` is also typed without the zero. */
const withoutInlandZero = (text: string) => latinDigits(text).replaceAll('(0)', '')

function numberMatcher(typed: string): (note: string) => boolean {
  const contact = readContact(typed)
  const isIndian = isWholeContact(contact)
  const number = isIndian ? contact : closedUpNumber(withoutInlandZero(typed))
  const digits = number.replace(/^\+?0*/, '')
  if (digits === '' || /\D/.test(digits)) return () => false
  const isIn = (numbers: string) => {
    const all = numbers.replaceAll(' ', '')
    if (!all.includes(digits)) return false
    // So few are also in the numbers of others.
    if (digits.length < FEWEST_DIGITS) return all.replace(/^0+/, '') === digits
    const startOf = new Map<number, number>()
    let length = 0
    for (const group of numbers.split(' ')) {
      if (group !== '') startOf.set(length + group.length, length)
      length += group.length
    }
    // A number may be typed without the code of its country: any digits may be in front of it. Those behind it are of a longer number,
    // except behind one without blanks, or where they are enough for one of their own.
    const isAt = (at: number) => {
      const end = at + digits.length
      const start = startOf.get(end)
      if (start === undefined) return false
      return isIndian || end === length || start <= at || length - end >= FEWEST_DIGITS
    }
    for (let at = all.indexOf(digits); at !== -1; at = all.indexOf(digits, at + 1)) if (isAt(at)) return true
    return false
  }
  return (note) =>
    notedValues(withoutInlandZero(note)).some((cell) =>
      cell
        .replace(BETWEEN_DIGITS, ' ')
        .split(/[^\d ]+/)
        .some(isIn),
    )
}

async function withMerged(kysely: Kysely<Schema>, rows: { seq: number }[]) {
  if (rows.length === 0) return []
  const seqs = await findJoinedLeads(
    kysely,
    rows.map(({ seq }) => seq),
  )
  return leadSummaries(kysely).where('seq', 'in', seqs).execute()
}

async function pushDevicesOf(kysely: Kysely<Schema>, rows: { seq: number }[]) {
  if (rows.length === 0) return []
  return kysely
    .selectFrom('traveller_push')
    .select(['lead_seq', 'endpoint', 'created_at'])
    .where(
      'lead_seq',
      'in',
      rows.map(({ seq }) => seq),
    )
    .orderBy('created_at')
    .execute()
}

function leadSummaries(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('lead')
    .select(['seq', 'id', 'name', 'contact', 'email', 'destination', 'status', 'received_at', 'consent'])
    .select('merged_into')
    .where('erased_at', 'is', null)
    .orderBy('seq', 'desc')
    .limit(MAX_SUBJECT_LEADS + 1)
}
