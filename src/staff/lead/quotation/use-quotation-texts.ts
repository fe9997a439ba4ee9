import { useState } from 'react'
import * as v from 'valibot'
import type { DeskQuotation } from '../../../contract/quotation-desk.ts'
import { type DraftPlace, keepDraft, readDraft } from '../../drafts/drafts.ts'
import { type QuotationTexts, QuotationTextsSchema, toTexts } from './quotation-form.ts'

// A lead may have several quotations, so its draft holds the typed texts of each by its id.
const KeptSchema = v.record(v.string(), QuotationTextsSchema)

/** What is typed in a quotation, kept on this device from the first key until it is saved. */
export function useQuotationTexts(quotation: DeskQuotation, userId: string) {
  const place: DraftPlace = { userId, leadId: quotation.lead.id, field: 'quotation' }
  const [kept] = useState(() => readKept(place)[quotation.id])
  const [base, setBase] = useState(() => baseOf(quotation))
  const [texts, setTexts] = useState(kept ?? base.texts)
  const isUnsaved = !isSame(texts, base.texts)
  return {
    texts,
    /** The saving that the texts are based on: not a later one of a colleague, which the page reads with a payment or a link. */
    draftVersion: base.draftVersion,
    isUnsaved,
    /** Whether the texts came from an earlier visit. */
    restored: kept !== undefined && isUnsaved,
    type: (change: Partial<QuotationTexts>) => {
      const next = { ...texts, ...change }
      setTexts(next)
      keep(place, quotation.id, isSame(next, base.texts) ? undefined : next)
    },
    /** After the draft was saved as `sent`: what was typed meanwhile stays. */
    saved: ({ draft, draftVersion }: DeskQuotation, sent: QuotationTexts) => {
      const next = isSame(toTexts(draft), sent) ? sent : toTexts(draft)
      setBase({ texts: next, draftVersion })
      setTexts((now) => (now === sent ? next : now))
      const kept = readKept(place)[quotation.id]
      if (kept && isSame(kept, sent)) keep(place, quotation.id, undefined)
    },
    /** Shows what is saved in place of what was typed. */
    replace: (present: DeskQuotation) => {
      const next = baseOf(present)
      setBase(next)
      setTexts(next.texts)
      keep(place, quotation.id, undefined)
    },
  }
}

function baseOf({ draft, draftVersion }: DeskQuotation) {
  return { texts: toTexts(draft), draftVersion }
}

function readKept(place: DraftPlace): Record<string, QuotationTexts> {
  const text = readDraft(place)
  if (text === '') return {}
  try {
    const parsed = v.safeParse(KeptSchema, JSON.parse(text))
    return parsed.success ? parsed.output : {}
  } catch {
    return {}
  }
}

function keep(place: DraftPlace, id: string, texts: QuotationTexts | undefined): void {
  const { [id]: _, ...others } = readKept(place)
  const all = texts ? { ...others, [id]: texts } : others
  keepDraft(place, Object.keys(all).length > 0 ? JSON.stringify(all) : '')
}

/** Whether two texts are the same; rows get new ids each time they are read. */
export function isSame(a: QuotationTexts, b: QuotationTexts): boolean {
  const withoutIds = (texts: QuotationTexts) =>
    JSON.stringify(texts, (key, value) => (key === 'id' ? undefined : value))
  return withoutIds(a) === withoutIds(b)
}
