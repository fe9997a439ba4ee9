import * as v from 'valibot'
import { isForeignContact, isWholeContact, readContact } from './contact-number.ts'
import { isBlank, isPast, isWellFormed, LongEnquirySchema, OTHER_DESTINATION } from './enquiry.ts'
import { ENQUIRY_MESSAGES } from './enquiry-messages.ts'
import { NewLeadSchema } from './new-lead.ts'
import { storedText } from './reading-order.ts'
import { isInstant, isIsoDate, toIsoDate } from './travel-date.ts'
import { truncateText } from './truncate-text.ts'

/** Sources with a name of their own on the desk; the owner may add others. The key is the `origin` of their leads. */
export const INBOUND_SOURCES = {
  'meta-lead-ads': 'Meta lead ads',
  'google-lead-forms': 'Google lead forms',
  indiamart: 'IndiaMART',
} as const

/** Name of a source in addresses and reports. */
export const SourceSlugSchema = v.pipe(
  v.string('Please enter a short name.'),
  v.trim(),
  v.regex(
    /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    'Please use small letters, digits and hyphens, beginning with a letter.',
  ),
  v.maxLength(40, 'Please use at most 40 characters.'),
)

/** The fields of a lead from elsewhere, in the order they are shown; all others are kept in its note. */
export const INBOUND_FIELDS = [
  'name',
  'phone',
  'email',
  'destination',
  'travel_date',
  'travellers',
  'message',
  'sent_at',
] as const
export type InboundField = (typeof INBOUND_FIELDS)[number]

/** Longest note, characters: the message and all that has no field. */
export const MAX_INBOUND_NOTE = 8_000
const MAX_NAME = 200
const MAX_PLACE = 100

export const INBOUND_MESSAGES = {
  phone: 'Please give an Indian number of 10 digits, or one of another country with + and its code.',
  unreachable: 'Please give a phone number or an e-mail address.',
  travellers: 'Please give a number of travellers from 1 to 999.',
  sentAt: 'Please give a time such as 2026-11-23T10:30:00+05:30.',
  travelDate: 'Please give a day such as 2026-12-05 or 05-12-2026.',
  noteTooLong: `The message and the further fields are longer than ${MAX_INBOUND_NOTE} characters.`,
} as const
const NO_NAME = 'Name not given'

const emailSchema = LongEnquirySchema.entries.email
const travellersSchema = v.unwrap(NewLeadSchema.entries.travellers)

/** A lead from elsewhere as it is stored. */
export type InboundLead = {
  name: string
  contact?: string
  email?: string
  destination: string
  other_place?: string
  travel_date?: string
  travellers?: number
  note?: string
  /** ISO instant of the sender's clock. */
  composedAt?: string
}

export type InboundErrors = Record<string, string>
export type ParsedInbound = { ok: true; lead: InboundLead } | { ok: false; errors: InboundErrors }

/**
 * Reads a lead from elsewhere. `strict` reports every invalid field; otherwise an invalid optional value is kept in the note,
 * because what an advertisement's form sends cannot be corrected. `destinations` are the places a lead can have.
 */
export function parseInbound(
  values: Readonly<Record<string, unknown>>,
  { strict, destinations }: { strict: boolean; destinations: readonly string[] },
): ParsedInbound {
  const errors: InboundErrors = {}
  const extra: string[] = []
  const given = (field: InboundField) => textOf(Object.hasOwn(values, field) ? values[field] : undefined)
  const refuse = (field: InboundField, message: string, label: string) => {
    if (strict) errors[field] = message
    else extra.push(`${label} (as received): ${given(field)}`)
  }

  const name = strict ? given('name') : truncateText(given('name'), MAX_NAME)
  if (strict && isBlank(name)) errors.name = ENQUIRY_MESSAGES.name
  if (name.length > MAX_NAME) errors.name = ENQUIRY_MESSAGES.tooLong
  const lead: InboundLead = { name: isBlank(name) ? NO_NAME : name, destination: OTHER_DESTINATION.value }

  const phone = readPhone(given('phone'))
  if (phone.type === 'indian') lead.contact = phone.number
  else if (phone.type === 'foreign') extra.push(`Phone: ${given('phone')}`)
  else if (phone.type === 'invalid') refuse('phone', INBOUND_MESSAGES.phone, 'Phone')

  const email = given('email')
  if (email !== '') {
    const parsed = v.safeParse(emailSchema, email)
    if (parsed.success) lead.email = parsed.output
    else refuse('email', ENQUIRY_MESSAGES.email, 'E-mail')
  }
  if (!lead.contact && !lead.email && phone.type !== 'foreign' && !errors.phone && !errors.email)
    errors.phone = phone.type === 'invalid' ? INBOUND_MESSAGES.phone : INBOUND_MESSAGES.unreachable

  readPlace(given('destination'), { lead, extra, destinations })

  const sentAt = given('sent_at')
  if (sentAt !== '') {
    const at = sentAt.replace(' ', 'T')
    if (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(at) && isInstant(at)) lead.composedAt = new Date(at).toISOString()
    else refuse('sent_at', INBOUND_MESSAGES.sentAt, 'Sent')
  }
  const day = given('travel_date')
  if (day !== '') {
    const iso = isIsoDate(day) ? day : toIsoDate(day)
    if (!iso) refuse('travel_date', INBOUND_MESSAGES.travelDate, 'Travel date')
    // Not refused: a source may send today's lead again tomorrow, after an outage.
    else if (isPast(iso, lead.composedAt, new Date())) extra.push(`Travel date (as received): ${day}`)
    else lead.travel_date = iso
  }
  const travellers = given('travellers')
  if (travellers !== '') {
    const parsed = v.safeParse(
      travellersSchema,
      /^\d{1,4}$/.test(travellers) ? Number(travellers) : undefined,
    )
    if (parsed.success) lead.travellers = parsed.output
    else refuse('travellers', INBOUND_MESSAGES.travellers, 'Travellers')
  }

  const message = given('message')
  const others = Object.entries(values)
    .filter(([field]) => !(INBOUND_FIELDS as readonly string[]).includes(field))
    .map(([field, value]) => [textOf(field), textOf(value)])
    .filter(([, text]) => text !== '')
    .map(([field, text]) => `${field}: ${text}`)
  const note = [message, ...extra, ...others].filter(Boolean).join('\n')
  if (note !== '') lead.note = note
  if (note.length > MAX_INBOUND_NOTE) errors.message = INBOUND_MESSAGES.noteTooLong
  for (const [field, value] of Object.entries(values))
    if (!isWellFormed(field + textOf(value))) errors[field] = ENQUIRY_MESSAGES.malformed
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, lead }
}

/**
 * What a lead from elsewhere has in its note beside the message, line by line: among it the numbers of other countries, the numbers and
 * addresses that could not be read, and those of further fields, whatever these are called.
 */
export function notedValues(note: string): string[] {
  const lines = note.split('\n')
  const first = lines.findIndex((line) => line.includes(': '))
  // With the names of the cells: a cell may have several lines, of which only the first begins with its name.
  return first === -1 ? [] : lines.slice(first)
}

/** The number and the e-mail address of a lead from elsewhere, readable or not, in the form in which they are compared. */
export function givenContacts(values: Readonly<Record<string, unknown>>): string[] {
  const given = (field: InboundField) => textOf(Object.hasOwn(values, field) ? values[field] : undefined)
  return [comparedNumber(given('phone')), given('email').toLowerCase()].filter((text) => text !== '')
}

/** Whether this is a number or an e-mail address, as {@link givenContacts} gives them. */
export function isReadable(contact: string): boolean {
  return isWholeContact(contact) || isForeignNumber(contact) || v.is(emailSchema, contact)
}

/** Those that are only in its note: numbers of other countries, and what could not be read. */
export function notedContacts(note: string): string[] {
  return note.split('\n').flatMap((line) => {
    const [, kind, text = ''] = /^(Phone|E-mail)(?: \(as received\))?: (.+)$/.exec(line) ?? []
    return kind ? [kind === 'Phone' ? comparedNumber(text) : text.toLowerCase()] : []
  })
}

function comparedNumber(text: string): string {
  return readContact(text.replace(/^p:/i, ''))
}

type Phone = { type: 'indian'; number: string } | { type: 'foreign' | 'invalid' | 'none' }

// Meta writes `p:+919812345678`. A number of another country may have ten digits as well, so its code decides.
function readPhone(text: string): Phone {
  const number = comparedNumber(text)
  if (number === '') return { type: 'none' }
  if (isWholeContact(number)) return { type: 'indian', number }
  return { type: isForeignNumber(number) ? 'foreign' : 'invalid' }
}

function isForeignNumber(number: string): boolean {
  return isForeignContact(number) && /^\+\d{7,15}$/.test(number)
}

// `Bali tour package` is about Bali; the words are kept in the note.
function readPlace(
  text: string,
  { lead, extra, destinations }: { lead: InboundLead; extra: string[]; destinations: readonly string[] },
): void {
  if (text === '') return
  const lower = text.toLowerCase()
  const same = destinations.find((name) => name.toLowerCase() === lower)
  if (same) {
    lead.destination = same
    return
  }
  const words = ` ${lower.replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const named = destinations.filter((name) => words.includes(` ${name.toLowerCase()} `))
  if (named.length === 1 && named[0]) {
    lead.destination = named[0]
    extra.push(`Destination: ${text}`)
  } else if (text.length <= MAX_PLACE) lead.other_place = text
  else extra.push(`Destination: ${text}`)
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return storedText(text).trim()
}
