import { type Kysely, sql } from 'kysely'
import { closedUpNumber, isWholeContact, readContact } from '../../src/contract/contact-number.ts'
import type { StaffMember } from '../../src/contract/lead.ts'
import { letOthersIn } from '../db/let-others-in.ts'
import type { Schema } from '../db/schema.ts'
import type { Leads } from './lead-conditions.ts'
import { findKeptLeads } from './merged-leads.ts'
import { LARGEST_SEQ, type References } from './reference.ts'

/** A complete contact number has ten digits; fewer than three digits match too many leads. */
const WHOLE_NUMBER = 10
const FEWEST_DIGITS = 3
/** Notes have other figures, too. */
const FEWEST_NOTED_DIGITS = 6
const MAX_WORDS = 10
/** Shorter texts match too many leads to say whose they are. */
const FEWEST_LETTERS = 3
const MAX_WITH_COLLEAGUES = 5
const MAX_MERGED_MATCHES = 500

/**
 * The newest leads that match an agent's search text, but are with colleagues: only the reference and the assignee, so that
 * an agent can pass a caller on.
 */
export async function findWithColleagues(
  kysely: Kysely<Schema>,
  { q, cursor }: { q?: string | undefined; cursor?: string | undefined },
  staff: StaffMember,
  references: References,
): Promise<{ reference: string; assignee: string }[]> {
  if (staff.role !== 'agent' || !q || q.length < FEWEST_LETTERS || cursor !== undefined) return []
  const genuine = kysely.selectFrom('lead').where('erased_at', 'is', null).where('quarantine', 'is', null)
  await letOthersIn()
  const merged = await genuine
    .select('seq')
    .where('merged_into', 'is not', null)
    .where(matchesSearch(q, references))
    .orderBy('seq', 'desc')
    .limit(MAX_MERGED_MATCHES)
    .execute()
  const parts = merged.map(({ seq }) => seq)
  await letOthersIn()
  // The assignee of the lead that a merged one is part of counts.
  const kept = [...(await findKeptLeads(kysely, parts)).values()].map(({ seq }) => seq)
  const rows = await genuine
    .select(['seq', 'assignee'])
    .where('assignee', 'is not', null)
    .where('assignee', '!=', staff.id)
    .where('merged_into', 'is', null)
    .where((eb) =>
      eb.or([matchesSearch(q, references)(eb), ...(kept.length > 0 ? [eb('seq', 'in', kept)] : [])]),
    )
    .orderBy('seq', 'desc')
    .limit(MAX_WITH_COLLEAGUES)
    .execute()
  return rows.map(({ seq, assignee }) => ({ reference: references.of(seq), assignee: assignee ?? '' }))
}

/** A condition for the leads that a search text matches: a reference, a number, an e-mail address or a part of a name. */
export function matchesSearch(q: string, references: References) {
  const seq = references.seqOf(q)
  const digits = numberDigits(q)
  return (eb: Leads) => {
    const ways = [
      ...(seq !== undefined && seq <= LARGEST_SEQ ? [eb('seq', '=', seq)] : []),
      // The same ten digits after the code of another country are another number.
      ...(isWholeContact(readContact(q)) ? [eb('contact', '=', digits), hadContact('=', digits)(eb)] : []),
    ]
    const noted = digits.length >= FEWEST_NOTED_DIGITS ? [notesNumber(digits)(eb)] : []
    // A complete number identifies one person, so names are not searched.
    if (digits.length === WHOLE_NUMBER) return eb.or([...ways, ...noted])
    return eb.or([
      ...ways,
      ...noted,
      ...(digits.length >= FEWEST_DIGITS
        ? [eb('contact', 'like', `%${digits}%`), hadContact('like', `%${digits}%`)(eb)]
        : []),
      sql<boolean>`lower(email) like ${pattern(q)} escape '\\'`,
      ...(q.includes('@') ? [hadContact('=', q.trim().toLowerCase())(eb)] : []),
      eb.and(wordsOf(q).map((word) => eb.or(spellingsOf(word).map(inName)))),
    ])
  }
}

// Each word is looked for in every name, and a name has few.
function wordsOf(q: string): string[] {
  return [...new Set(q.split(/\s+/))].slice(0, MAX_WORDS)
}

// SQLite's `lower` knows the letters A to Z only: `É` is looked for as it may have been typed.
function spellingsOf(word: string): string[] {
  if (/^[\x20-\x7e]*$/.test(word)) return [word.toLowerCase()]
  // Names that an earlier release stored are as the phone wrote them: `é` is one character or two.
  const spellings = [word.normalize('NFC'), word.normalize('NFD')].flatMap((form) => {
    const [first = '', ...rest] = form.toLowerCase()
    return [form.toLowerCase(), form, first.toUpperCase() + rest.join(''), form.toUpperCase()]
  })
  return [...new Set(spellings.map((text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())))]
}

function inName(word: string) {
  return sql<boolean>`${plainName} like ${patternOf(word)} escape '\\'`
}

// A corrected lead is also found by the number or address it had before.
function hadContact(operator: '=' | 'like', contact: string) {
  return (eb: Leads) =>
    eb('seq', 'in', (query) =>
      query.selectFrom('lead_former_contact').select('lead_seq').where('contact', operator, contact),
    )
}

// Numbers of other countries, and those that could not be read, are in the note (`parseInbound`), as they were written.
function notesNumber(digits: string) {
  return (eb: Leads) =>
    eb.and([
      eb('kind', '=', 'inbound'),
      eb('fields', 'like', '%Phone%'),
      sql<boolean>`${closedUp} like ${`%Phone%${digits}%`}`,
    ])
}

// `+44 (0)20 7946-0958` is `442079460958`.
const SEPARATORS = ['(0)', ' ', '\u00a0', '-', '\u2010', '\u2011', '\u2012', '\u2013', '(', ')', '.', '+']
const closedUp = SEPARATORS.reduce(
  (text, separator) => sql<string>`replace(${text}, ${sql.lit(separator)}, '')`,
  sql<string>`fields`,
)

/** The digits of a complete or partial phone number as stored, without +91, 0091, 91 or 0 in front. Empty for other text. */
function numberDigits(typed: string): string {
  const contact = readContact(typed)
  if (isWholeContact(contact)) return contact
  const text = closedUpNumber(typed.replace('(0)', ''))
  const [, sign, digits] = /^(\+|00)?(\d*)$/.exec(text) ?? []
  if (!digits) return ''
  return sign ? digits.replace(/^0*(91)?0?/, '') : digits.replace(/^0/, '')
}

// Phones type other apostrophes than computers.
const APOSTROPHES = ['’', '‘', 'ʼ', '´', '`']
const plainName = APOSTROPHES.reduce(
  (name, apostrophe) => sql<string>`replace(${name}, ${sql.lit(apostrophe)}, '''')`,
  sql<string>`lower(name)`,
)

function pattern(text: string): string {
  return patternOf(text.toLowerCase())
}

function patternOf(text: string): string {
  const plain = APOSTROPHES.reduce((some, apostrophe) => some.replaceAll(apostrophe, "'"), text)
  return `%${plain.replace(/[\\%_]/g, '\\$&')}%`
}
