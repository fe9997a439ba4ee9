import * as v from 'valibot'
import type { Charge } from '../../../contract/charges.ts'
import { parsePaise, typedPaise } from '../../../contract/paise.ts'
import { type Quotation, QuotationSchema } from '../../../contract/quotation.ts'
import type { QuotationDraft } from '../../../contract/quotation-desk.ts'
import { parseCount, parseNumber } from '../../../contract/typed-amount.ts'
import { type ChargeRow, EMPTY_CHARGE, toChargeRows, toCharges } from '../../packages/package-rows.ts'

const row = <E extends v.ObjectEntries>(entries: E) => v.array(v.object({ id: v.string(), ...entries }))
const text = v.string()
const CHARGE_TEXTS = v.entriesFromList(Object.keys(EMPTY_CHARGE) as (keyof ChargeRow)[], text)

/** The quotation as it is typed: everything is text, so that nothing typed is lost; lists of words have one a line. */
export const QuotationTextsSchema = v.object({
  title: text,
  packageKey: v.nullable(text),
  destination: text,
  abroad: v.boolean(),
  startsOn: text,
  nights: text,
  adults: text,
  children: text,
  rooms: text,
  route: text,
  itinerary: row({ title: text, activities: text }),
  hotels: row({ city: text, hotel: text, stars: text, nights: text }),
  inclusions: text,
  exclusions: text,
  lines: row({ label: text, quantity: text, rupees: text }),
  discount: text,
  discountReason: text,
  gst: v.picklist(['extra', 'included']),
  charges: row(CHARGE_TEXTS),
  validUntil: text,
  message: text,
})
export type QuotationTexts = v.InferOutput<typeof QuotationTextsSchema>

/** Messages by field: `nights`, `lines.0.rupees`. */
export type FieldErrors = Record<string, string>

let rows = 0
/** Identifies a row on the page while it is moved or removed. */
export function newRowId(): string {
  rows++
  return `${Date.now().toString(36)}-${rows}`
}

export function toTexts(draft: QuotationDraft): QuotationTexts {
  return {
    ...draft,
    startsOn: draft.startsOn ?? '',
    nights: typed(draft.nights),
    adults: typed(draft.adults),
    children: typed(draft.children),
    rooms: typed(draft.rooms),
    itinerary: draft.itinerary.map(({ title, activities }) => ({
      id: newRowId(),
      title,
      activities: activities.join('\n'),
    })),
    hotels: draft.hotels.map(({ city, hotel, stars, nights }) => ({
      id: newRowId(),
      city,
      hotel,
      stars: typed(stars),
      nights: typed(nights),
    })),
    inclusions: draft.inclusions.join('\n'),
    exclusions: draft.exclusions.join('\n'),
    lines: draft.lines.map(({ label, quantity, unitPaise }) => ({
      id: newRowId(),
      label,
      quantity: typed(quantity),
      rupees: unitPaise === null ? '' : typedPaise(unitPaise),
    })),
    discount: draft.discount?.paise == null ? '' : typedPaise(draft.discount.paise),
    discountReason: draft.discount?.reason ?? '',
    charges: toChargeRows(draft.charges).map((charge) => ({ id: newRowId(), ...charge })),
  }
}

/** What is typed as the draft that is saved; what is no number yet is null. */
export function toDraft(texts: QuotationTexts): QuotationDraft {
  const { discountReason, ...fields } = texts
  return {
    title: fields.title,
    packageKey: fields.packageKey,
    destination: fields.destination,
    abroad: fields.abroad,
    startsOn: fields.startsOn === '' ? null : fields.startsOn,
    nights: number(fields.nights),
    adults: number(fields.adults),
    children: number(fields.children),
    rooms: number(fields.rooms),
    route: fields.route.trim(),
    itinerary: fields.itinerary.map(({ title, activities }) => ({ title, activities: words(activities) })),
    hotels: fields.hotels.map(({ city, hotel, stars, nights }) => ({
      city,
      hotel,
      stars: number(stars),
      nights: number(nights),
    })),
    inclusions: words(fields.inclusions),
    exclusions: words(fields.exclusions),
    lines: fields.lines.map(({ label, quantity, rupees }) => ({
      label,
      quantity: number(quantity),
      unitPaise: parsePaise(rupees) ?? null,
    })),
    discount:
      fields.discount.trim() === '' && discountReason.trim() === ''
        ? null
        : { paise: parsePaise(fields.discount) ?? null, reason: discountReason },
    gst: fields.gst,
    charges: toCharges(fields.charges) as Charge[],
    validUntil: fields.validUntil,
    message: fields.message,
  }
}

/** What cannot be saved as it is typed: text where a number belongs, and charges that cannot be read. */
export function typingErrors(texts: QuotationTexts): FieldErrors {
  const errors: FieldErrors = {}
  const check = (field: string, value: string, read: (value: string) => unknown, message: string) => {
    if (value.trim() !== '' && (read(value) ?? null) === null) errors[field] = message
  }
  const WHOLE = 'Please give a whole number.'
  const AMOUNT = 'Please give an amount in rupees, such as 57750 or 57750.50.'
  for (const field of ['nights', 'adults', 'children', 'rooms'] as const)
    check(field, texts[field], number, WHOLE)
  texts.hotels.forEach(({ stars, nights }, at) => {
    check(`hotels.${at}.stars`, stars, number, WHOLE)
    check(`hotels.${at}.nights`, nights, number, WHOLE)
  })
  texts.lines.forEach(({ quantity, rupees }, at) => {
    check(`lines.${at}.quantity`, quantity, number, WHOLE)
    check(`lines.${at}.rupees`, rupees, parsePaise, AMOUNT)
  })
  check('discount', texts.discount, parsePaise, AMOUNT)
  texts.charges.forEach(({ from, to, nights }, at) => {
    check(`charges.${at}.from`, from, positive, CHARGE_AMOUNT)
    check(`charges.${at}.to`, to, positive, CHARGE_AMOUNT)
    check(`charges.${at}.nights`, nights, number, WHOLE)
  })
  // A draft is saved with whole charges only.
  const charges = v.safeParse(QuotationSchema.entries.charges, toDraft(texts).charges)
  for (const issue of charges.issues ?? []) addIssue(errors, issue, ['charges'])
  return errors
}

const CHARGE_AMOUNT = 'Please give a number above zero.'

function addIssue(
  errors: FieldErrors,
  { path, message }: Pick<v.BaseIssue<unknown>, 'path' | 'message'>,
  before: readonly string[] = [],
): void {
  const keys = [...before, ...(path?.map(({ key }) => String(key)) ?? [])]
  errors[fieldOf(keys)] ??= keys.at(-1) === 'currency' ? 'Three letters, such as USD.' : message
}

/** The quotation that can be sent, or what is missing. */
export function toQuotation(
  texts: QuotationTexts,
): { quotation: Quotation; errors?: undefined } | { quotation?: undefined; errors: FieldErrors } {
  const errors = typingErrors(texts)
  const parsed = v.safeParse(QuotationSchema, toDraft(texts))
  if (parsed.success && Object.keys(errors).length === 0) return { quotation: parsed.output }
  for (const issue of parsed.issues ?? []) addIssue(errors, issue)
  return { errors }
}

const FIELDS: Record<string, string> = {
  unitPaise: 'rupees',
  'discount.paise': 'discount',
  'discount.reason': 'discountReason',
}

// A line of a list belongs to the field of the whole list.
function fieldOf(keys: string[]): string {
  const path = keys.join('.')
  if (FIELDS[path]) return FIELDS[path]
  const [first = '', at, name, ...deeper] = keys
  if (['inclusions', 'exclusions'].includes(first)) return first
  if (name === undefined) return path
  // An amount is typed in several fields; what is wrong with all of it belongs to the first.
  if (first === 'charges' && name === 'amount') return [first, at, deeper[0] ?? 'from'].join('.')
  return [first, at, deeper.length > 0 ? name : (FIELDS[name] ?? name)].join('.')
}

function words(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function number(value: string): number | null {
  return parseCount(value) ?? null
}

function positive(value: string): number | null {
  return parseNumber(value) || null
}

function typed(value: number | null): string {
  return value === null ? '' : String(value)
}
