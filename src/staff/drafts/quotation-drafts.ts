import { draftTexts, editDrafts } from './drafts.ts'

// What is typed in the quotations of a lead is one draft, which has the texts of each by its id (use-quotation-texts.ts).

/** The ids of the quotations that something was typed in. */
export function quotationsWithDrafts(): string[] {
  return [...new Set(draftTexts('quotation').flatMap((text) => Object.keys(partsOf(text))))]
}

/** Deletes what anybody typed in a quotation. */
export function deleteDraftsOfQuotation(id: string): void {
  editDrafts('quotation', (text) => {
    const { [id]: typed, ...others } = partsOf(text)
    if (typed === undefined) return text
    return Object.keys(others).length > 0 ? JSON.stringify(others) : ''
  })
}

function partsOf(text: string): Record<string, unknown> {
  try {
    const parts: unknown = JSON.parse(text)
    return typeof parts === 'object' && parts !== null ? { ...parts } : {}
  } catch {
    return {}
  }
}
