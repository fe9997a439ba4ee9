import * as v from 'valibot'
import { readContact } from '../../contract/contact-number.ts'
import {
  DETAILS_OF,
  type DetailName,
  type EnquiryDetails,
  EnquiryDetailsSchema,
  isOptionalDetail,
  RUPEES_MESSAGE,
} from '../../contract/enquiry-details.ts'
import { ENQUIRY_MESSAGES } from '../../contract/enquiry-messages.ts'
import type { Lead, LeadEvent } from '../../contract/lead.ts'
import { NEW_LEAD_MESSAGES } from '../../contract/new-lead.ts'
import { indianDay } from '../../contract/travel-date.ts'
import { parseCount, parseRupees } from '../../contract/typed-amount.ts'
import { parseStored } from '../../state/web-storage.ts'

/** The details of a lead as text, for the fields of a form. */
export type DetailTexts = Partial<Record<DetailName, string>>
export type DetailErrors = Partial<Record<DetailName, string>>

const NUMBERS: readonly DetailName[] = ['pax', 'child', 'passengers', 'travellers', 'budget']

/** The details that this lead can have, as they are now. */
export function detailTexts(lead: Lead): DetailTexts {
  return Object.fromEntries(DETAILS_OF[lead.kind].map((name) => [name, String(lead[name] ?? '')]))
}

/** What was typed and not saved, of the details that were changed. */
export function parseDetailDraft(text: string): DetailTexts {
  const stored = v.safeParse(v.record(v.string(), v.string()), parseStored(text))
  return stored.success ? stored.output : {}
}

/** What is kept of the details that were typed: those that are what the lead has already are not, also where it was corrected since. */
export function toDetailDraft(lead: Lead, typed: DetailTexts): string {
  const known = detailTexts(lead)
  return textOf(Object.entries(typed).filter(([name, value]) => value !== known[name as DetailName]))
}

/** What is left of a draft after another text of it was saved: what was typed since. */
export function unsentDetails(draft: string, saved: string): string {
  const sent = parseDetailDraft(saved)
  return textOf(
    Object.entries(parseDetailDraft(draft)).filter(([name, value]) => value !== sent[name as DetailName]),
  )
}

function textOf(details: [string, string][]): string {
  return details.length > 0 ? JSON.stringify(Object.fromEntries(details)) : ''
}

/** The values of a lead's details before the first correction; only those that were given and then corrected. */
export function firstDetails(history: readonly LeadEvent[]): [DetailName, string][] {
  const first = new Map<DetailName, string | null>()
  // What was corrected in a lead that was merged into this one is not this enquiry's.
  for (const { before, part } of history)
    if (before && part === undefined)
      for (const [name, value] of Object.entries(before) as [DetailName, string | null][])
        if (!first.has(name)) first.set(name, value)
  return [...first].flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
}

/** The details that differ from the lead's, or the first message of each invalid one. */
export function parseCorrection(
  lead: Lead,
  typed: DetailTexts,
  now = new Date(),
): { details: EnquiryDetails } | { errors: DetailErrors } {
  const known = detailTexts(lead)
  const errors: DetailErrors = {}
  const wanted: Record<string, unknown> = {}
  for (const name of DETAILS_OF[lead.kind]) {
    const written = (typed[name] ?? '').trim()
    const text = name === 'contact' ? readContact(written) : written
    if (text === known[name]) continue
    if (text === '' && isOptionalDetail(lead.kind, name)) wanted[name] = null
    else wanted[name] = NUMBERS.includes(name) ? toNumber(name, text, errors) : text
    if ((name === 'travel_date' || name === 'date') && text !== '' && text < indianDay(now))
      errors[name] = ENQUIRY_MESSAGES.datePast
  }
  const result = v.safeParse(EnquiryDetailsSchema, wanted)
  for (const issue of result.issues ?? []) {
    const name = v.getDotPath(issue) as DetailName | null
    if (name) errors[name] ??= issue.message
  }
  return result.success && Object.keys(errors).length === 0 ? { details: result.output } : { errors }
}

function toNumber(name: DetailName, text: string, errors: DetailErrors): number | undefined {
  const number = name === 'budget' ? parseRupees(text) : parseCount(text)
  if (number !== undefined) return number
  errors[name] =
    name === 'budget'
      ? RUPEES_MESSAGE
      : name === 'travellers'
        ? NEW_LEAD_MESSAGES.travellers
        : ({ pax: ENQUIRY_MESSAGES.adults, child: ENQUIRY_MESSAGES.children }[name as 'pax' | 'child'] ??
          ENQUIRY_MESSAGES.passengers)
  return undefined
}
