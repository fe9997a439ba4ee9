import { useRef, useState } from 'react'
import * as v from 'valibot'
import type { DeskQuotation } from '../../../contract/quotation-desk.ts'
import {
  type DraftPlace,
  forgetFailure,
  keepDraft,
  readDraft,
  useFailureUntilClosed,
} from '../../drafts/drafts.ts'
import { type QuotationTexts, QuotationTextsSchema, toTexts } from './quotation-form.ts'

// A lead may have several quotations, so its draft holds the typed texts of each by its id. Earlier releases kept no version: it matches
// none, so that such a text overwrites nothing without a question.
const KeptSchema = v.record(
  v.string(),
  v.object({ ...QuotationTextsSchema.entries, draftVersion: v.optional(v.number(), 0) }),
)
/** Typed texts, and the saving that they were typed over. */
type Kept = { texts: QuotationTexts; draftVersion: number }

/** What is typed in a quotation, kept on this device from the first key until it is saved. */
export function useQuotationTexts(quotation: DeskQuotation, userId: string) {
  const place: DraftPlace = { userId, leadId: quotation.lead.id, field: 'quotation' }
  const [kept] = useState(() => readKept(place)[quotation.id])
  const [base, setBase] = useState(() => baseOf(quotation))
  const [texts, setTexts] = useState(kept?.texts ?? base.texts)
  const [typedOver, setTypedOver] = useState(kept?.draftVersion)
  useFailureUntilClosed(place)
  const latest = useRef(texts)
  // Of what was typed on while the disk was full, an earlier state is kept.
  const own = useRef(kept?.texts)
  const isUnsaved = !isSame(texts, base.texts)
  const draftVersion = (isUnsaved ? typedOver : undefined) ?? base.draftVersion
  return {
    texts,
    /** The saving that the texts are based on: not a later one of a colleague, which the page reads when it is opened, and with a payment or a link. */
    draftVersion,
    isUnsaved,
    /** Whether something else was saved since the texts were typed. */
    isOutdated: draftVersion !== base.draftVersion,
    /** Whether the texts came from an earlier visit. */
    restored: kept !== undefined && isUnsaved,
    type: (change: Partial<QuotationTexts>) => {
      const next = { ...texts, ...change }
      latest.current = next
      setTexts(next)
      setTypedOver(draftVersion)
      if (keep(place, quotation.id, isSame(next, base.texts) ? undefined : { texts: next, draftVersion }))
        own.current = next
    },
    /** After `sent` was saved: what was typed meanwhile stays, based on this saving. */
    saved: ({ draft, draftVersion }: DeskQuotation, sent: QuotationTexts) => {
      const next = isSame(toTexts(draft), sent) ? sent : toTexts(draft)
      setBase({ texts: next, draftVersion })
      setTypedOver(draftVersion)
      setTexts((now) => (isSame(now, sent) ? next : now))
      const isAll = isSame(latest.current, sent)
      if (isAll) forgetFailure(place)
      const kept = readKept(place)[quotation.id]
      if (!kept) return
      const isPartOfSent = isAll && own.current !== undefined && isSame(kept.texts, own.current)
      if (isPartOfSent || isSame(kept.texts, sent)) keep(place, quotation.id, undefined)
      // What another tab has kept is based on what that tab shows.
      else if (isSame(kept.texts, latest.current)) keep(place, quotation.id, { ...kept, draftVersion })
    },
    /** Shows what is saved in place of what was typed. */
    replace: (present: DeskQuotation) => {
      const next = baseOf(present)
      latest.current = next.texts
      setBase(next)
      setTexts(next.texts)
      keep(place, quotation.id, undefined)
    },
  }
}

function baseOf({ draft, draftVersion }: DeskQuotation) {
  return { texts: toTexts(draft), draftVersion }
}

function readKept(place: DraftPlace): Record<string, Kept> {
  const text = readDraft(place)
  if (text === '') return {}
  try {
    const parsed = v.safeParse(KeptSchema, JSON.parse(text))
    if (!parsed.success) return {}
    return Object.fromEntries(
      Object.entries(parsed.output).map(([id, { draftVersion, ...texts }]) => [id, { texts, draftVersion }]),
    )
  } catch {
    return {}
  }
}

function keep(place: DraftPlace, id: string, kept: Kept | undefined): boolean {
  const { [id]: _, ...others } = readKept(place)
  const all = Object.entries(kept ? { ...others, [id]: kept } : others)
  const stored = all.map(([id, { texts, draftVersion }]) => [id, { ...texts, draftVersion }])
  return keepDraft(place, all.length > 0 ? JSON.stringify(Object.fromEntries(stored)) : '')
}

/** Whether two texts are the same; rows get new ids each time they are read, and what was stored has its fields in another order. */
export function isSame(a: QuotationTexts, b: QuotationTexts): boolean {
  const withoutIds = (texts: QuotationTexts) =>
    JSON.stringify(v.parse(QuotationTextsSchema, texts), (key, value) => (key === 'id' ? undefined : value))
  return withoutIds(a) === withoutIds(b)
}
