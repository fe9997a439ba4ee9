import type { LeadEvent } from '../../contract/lead.ts'
import type { DeskLead } from '../../contract/lead-work.ts'
import type { Seen } from '../drafts/drafts.ts'

/** What a user sees of a lead, as a draft remembers it: without any of its values. */
export function seenOf({ version, history }: DeskLead): Seen {
  return { version, event: Math.max(0, ...history.map(({ seq }) => seq)) }
}

/** The lead as it was when a draft was begun, by its history: with the values of then of all that was changed since. */
export function leadAsSeen(lead: DeskLead, seen: Seen | undefined): DeskLead {
  if (!seen || seen.version >= lead.version) return lead
  const isShown = ({ seq }: LeadEvent) => seq <= seen.event
  const own = lead.history.filter(({ part }) => part === undefined)
  const [shown, since] = [own.filter(isShown), own.filter((event) => !isShown(event))]
  const names = new Set(since.flatMap(({ changes }) => Object.keys(changes ?? {})))
  const valueThen = (name: string) => {
    const { before } = since.find(({ before }) => before && name in before) ?? {}
    const { changes } = shown.findLast(({ changes }) => changes && name in changes) ?? {}
    const text = before?.[name] ?? changes?.[name] ?? (name === 'status' ? 'new' : null)
    return text !== null && typeof lead[name as keyof DeskLead] === 'number' ? Number(text) : text
  }
  return {
    ...lead,
    ...Object.fromEntries([...names].map((name) => [name, valueThen(name)])),
    version: seen.version,
    history: lead.history.filter(isShown),
  }
}
