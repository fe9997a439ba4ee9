import { useRef, useState } from 'react'
import type { Lead } from '../../contract/lead.ts'
import { MAX_LEADS_AT_ONCE } from '../../contract/many-leads.ts'

export type Selection = {
  /** Whether rows have a checkbox. */
  on: boolean
  /** The selected leads that are in the list. */
  leads: readonly Lead[]
  ids: ReadonlySet<string>
  start: () => void
  /** Ends selecting, and deselects all. */
  end: () => void
  toggle: (id: string) => void
  /** Selects all leads from the last selected one to this one. */
  extend: (id: string) => void
  /** Selects the leads that are loaded, at most as many as can be changed at once. */
  all: () => void
  /** How many {@link Selection.all} selects. */
  allCount: number
  /** Deselects everything else. */
  keepOnly: (ids: ReadonlySet<string>) => void
}

/** The leads of a list that are selected for a common change; another list (`key`) has a selection of its own. */
export function useSelection(key: string, list: readonly Lead[]): Selection {
  const [stored, setStored] = useState({ key, on: false, chosen: new Set<string>() })
  const anchor = useRef<string>(undefined)
  const { on, chosen } = stored.key === key ? stored : { on: false, chosen: new Set<string>() }
  // A lead may have left the list since.
  const leads = list.filter(({ id }) => chosen.has(id))
  const ids = new Set(leads.map(({ id }) => id))
  const select = (next: Set<string>) => setStored({ key, on: true, chosen: next })
  return {
    on,
    leads,
    ids,
    start: () => select(new Set()),
    end: () => {
      anchor.current = undefined
      setStored({ key, on: false, chosen: new Set() })
    },
    toggle: (id) => {
      anchor.current = id
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      select(next)
    },
    extend: (id) => {
      const to = list.findIndex((lead) => lead.id === id)
      const known = list.findIndex((lead) => lead.id === anchor.current)
      const from = known === -1 ? to : known
      anchor.current = id
      const range = list.slice(Math.min(from, to), Math.max(from, to) + 1)
      select(new Set([...ids, ...range.map((lead) => lead.id)]))
    },
    all: () => select(new Set(list.slice(0, MAX_LEADS_AT_ONCE).map(({ id }) => id))),
    allCount: Math.min(list.length, MAX_LEADS_AT_ONCE),
    keepOnly: (kept) => setStored({ key, on: kept.size > 0, chosen: new Set(kept) }),
  }
}
