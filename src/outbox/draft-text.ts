import type { TypedEnquiry } from '../contract/enquiry.ts'
import type { Draft, DraftText } from './types.ts'

/** No text. */
export const NO_TEXT: DraftText = {}

/** The text of a draft. Those of earlier releases have one time for all fields. */
export function textOf({
  values,
  typedAt,
  updatedAt,
}: Pick<Draft, 'values' | 'typedAt' | 'updatedAt'>): DraftText {
  const fields = new Set([...Object.keys(values), ...Object.keys(typedAt ?? {})])
  return Object.fromEntries(
    [...fields].map((field) => [field, { value: values[field], at: typedAt?.[field] ?? updatedAt }]),
  )
}

/** The fields of a draft that has this text. */
export function draftOf(text: DraftText): Pick<Draft, 'values' | 'typedAt' | 'updatedAt'> {
  const entries = Object.entries(text)
  return {
    values: valuesOf(text),
    typedAt: Object.fromEntries(entries.map(([field, { at }]) => [field, at])),
    updatedAt: Math.max(0, ...entries.map(([, { at }]) => at)),
  }
}

/** What the fields show that differ from what they show at first. */
export function valuesOf(text: DraftText): TypedEnquiry {
  const entries = Object.entries(text).flatMap(([field, { value }]) =>
    value === undefined ? [] : [[field, value]],
  )
  return Object.fromEntries(entries)
}

/** Of each field, the later text. */
export function laterOf(a: DraftText, b: DraftText): DraftText {
  return { ...a, ...changedSince(b, a) }
}

/** The fields that are later than in `base`. */
export function changedSince(text: DraftText, base: DraftText): DraftText {
  return Object.fromEntries(Object.entries(text).filter(([field, one]) => isLater(one, base[field])))
}

/** The fields that were typed until `until`, epoch ms. */
export function typedUntil(text: DraftText, until: number): DraftText {
  return Object.fromEntries(Object.entries(text).filter(([, { at }]) => at <= until))
}

/** Whether `text` has nothing that is later than in `base`. */
export function isCovered(text: DraftText, base: DraftText): boolean {
  return Object.entries(text).every(([field, one]) => !isLater(one, base[field]))
}

/** Whether all that `text` has is in `other`, whenever it was typed. */
export function hasSameValues(text: DraftText, other: DraftText): boolean {
  return Object.entries(text).every(([field, { value }]) => value === other[field]?.value)
}

type FieldText = DraftText[string]

// Two tabs may have written in the same millisecond: one of the texts has to be the later one in both.
function isLater(a: FieldText, b: FieldText | undefined): boolean {
  if (!b || a.at !== b.at) return a.at > (b?.at ?? Number.NEGATIVE_INFINITY)
  return (a.value ?? '') > (b.value ?? '')
}
