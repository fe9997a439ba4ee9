import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { LEAD_STREAM_EVENTS, type Lead, type LeadList, LeadSchema } from '../../contract/lead.ts'
import { readLeads, readSession } from './staff-api.ts'

export type Inbox = {
  leads: Lead[]
  nextCursor: string | null
  /** Ids that came in while the list was open, to be marked. */
  arrived: ReadonlySet<string>
  /** Whether arrivals show by themselves just now. */
  live: boolean
  loadMore: () => Promise<void>
}

/** A list of leads that stays current: what arrives or changes on the server shows without a reload, each lead once. */
export function useInbox(first: LeadList, filters: Record<string, string>, onSignedOut: () => void): Inbox {
  const [leads, setLeads] = useState(first.leads)
  const [nextCursor, setNextCursor] = useState(first.nextCursor)
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())
  const [live, setLive] = useState(false)
  const signedOut = useRef(onSignedOut)
  signedOut.current = onSignedOut

  useEffect(() => {
    setLeads(first.leads)
    setNextCursor(first.nextCursor)
    setArrived(new Set())
    const stream = new EventSource(`/api/leads/stream?${new URLSearchParams({ after: first.streamCursor })}`)
    stream.onopen = () => setLive(true)
    stream.onerror = () => {
      setLive(false)
      // The browser reconnects by itself unless it was refused: then the session has ended.
      if (stream.readyState === EventSource.CLOSED) {
        readSession().then(
          (session) => session || signedOut.current(),
          () => {},
        )
      }
    }
    stream.addEventListener(LEAD_STREAM_EVENTS.arrived, (event) => {
      const lead = parseLead(event)
      if (!lead || !fits(lead, filters)) return
      setLeads((known) => (known.some(({ id }) => id === lead.id) ? replace(known, lead) : [lead, ...known]))
      setArrived((ids) => new Set(ids).add(lead.id))
    })
    stream.addEventListener(LEAD_STREAM_EVENTS.changed, (event) => {
      const lead = parseLead(event)
      if (lead) setLeads((known) => replace(known, lead))
    })
    return () => stream.close()
  }, [first, filters])

  const loadMore = async () => {
    if (!nextCursor) return
    const page = await readLeads({ ...filters, cursor: nextCursor })
    setLeads((known) => [...known, ...page.leads.filter((lead) => !known.some(({ id }) => id === lead.id))])
    setNextCursor(page.nextCursor)
  }
  return { leads, nextCursor, arrived, live, loadMore }
}

function parseLead(event: Event): Lead | undefined {
  const result = v.safeParse(LeadSchema, JSON.parse((event as MessageEvent<string>).data))
  return result.success ? result.output : undefined
}

function replace(leads: Lead[], lead: Lead): Lead[] {
  return leads.map((known) => (known.id === lead.id ? lead : known))
}

// A search is the server's matter: a new arrival shows in a searched list only after the next search.
function fits(lead: Lead, { status, q }: Record<string, string>): boolean {
  return !q && (!status || lead.status === status)
}
