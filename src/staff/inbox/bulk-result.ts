import type { Lead } from '../../contract/lead.ts'
import type { BulkResult } from '../../contract/many-leads.ts'

/** `12 done, 2 not: This lead was erased. (MM-1, MM-2)`: the result of a change of many leads, each reason once. */
export function bulkSummary(results: BulkResult['leads'], leads: readonly Lead[]): string {
  const reasons = new Map<string, string[]>()
  let refused = 0
  for (const { id, refusal } of results) {
    if (refusal === undefined) continue
    refused++
    const reference = leads.find((lead) => lead.id === id)?.reference ?? 'a lead'
    reasons.set(refusal, [...(reasons.get(refusal) ?? []), reference])
  }
  const done = `${results.length - refused} done`
  if (refused === 0) return `${done}.`
  const why = [...reasons].map(([reason, references]) => `${reason} (${references.join(', ')})`)
  return `${done}, ${refused} not: ${why.join(' ')}`
}

/** The message for changes that wait on this device; `isSignedOut`: for the next sign-in. */
export function keptText({ length }: readonly unknown[], isSignedOut = false): string {
  const kept = length === 1 ? '1 change is kept' : `${length} changes are kept`
  if (isSignedOut) return `Your session has ended. ${kept} on this device, and sent once you sign in again.`
  return `${kept} on this device, and sent when there is a network and the desk is open.`
}

/** How many of the waiting changes were removed; the others had already been sent. */
export function removedText(removed: number, of: number): string {
  const sent = of - removed
  const text = removed === 1 ? '1 change is not sent again.' : `${removed} changes are not sent again.`
  // The server may have made them, and its answer was lost.
  const unconfirmed = `The server has not confirmed ${removed === 1 ? 'it' : 'them'}`
  const why = sent === 0 ? unconfirmed : `${sent === 1 ? '1 was' : `${sent} were`} sent already`
  return `${text} ${why}, please check the list.`
}
