import { createRoute, useLocation, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { type LeadFilters, readFilters } from '../../contract/lead-filters.ts'
import { InboxPage } from '../../features/staff/inbox-page.tsx'
import { readLead, readMembers, readTemplates, readViews, saveViews } from '../../features/staff/lead-api.ts'
import { LeadPage } from '../../features/staff/lead-page.tsx'
import { currentStaff, desk } from './desk-route.tsx'
import { doorTo } from './door.ts'

const INBOX = '/admin/leads'
const always = { shouldReload: true, gcTime: 0 }

const inbox = createRoute({
  getParentRoute: () => desk,
  path: INBOX,
  validateSearch: readFilters,
  loader: async () => {
    const [members, views] = await Promise.all([readMembers(), readViews()])
    return { members, views }
  },
  // Colleagues and views hardly change; the leads themselves are the page's own matter, as they change all the time.
  staleTime: 60_000,
  component: () => {
    const { members, views } = inbox.useLoaderData()
    const filters = inbox.useSearch()
    const router = useRouter()
    // What is searched for is personal: it stays in the page's memory, out of the address.
    const here = useLocation({ select: ({ pathname, state }) => pathname === INBOX && (state.q ?? '') })
    // While a lead opens, the address is the lead's already, and the list behind it stays what it was.
    const shown = useRef('')
    if (here !== false) shown.current = here
    const q = shown.current
    const onChange = (wanted: LeadFilters, text: string) => {
      const query = new URLSearchParams(wanted as Record<string, string>).toString()
      // Other filters are a step one can go back from; letters of a search are not.
      const go = wanted === filters ? router.history.replace : router.history.push
      go(query ? `${INBOX}?${query}` : INBOX, text ? { q: text } : {})
    }
    return (
      <InboxPage
        filters={filters}
        q={q}
        me={currentStaff()}
        members={members}
        views={views}
        onChange={onChange}
        onSaveViews={async (next) => {
          await saveViews(next)
          await router.invalidate()
        }}
        onSignedOut={() => location.replace(doorTo(location))}
      />
    )
  },
})

type LeadPageData = Awaited<ReturnType<typeof readLeadPage>>

async function readLeadPage(id: string) {
  const [lead, members, templates] = await Promise.all([readLead(id), readMembers(), readTemplates()])
  return { lead, members, templates }
}

const lead = createRoute({
  getParentRoute: () => desk,
  path: '/admin/leads/$id',
  loader: ({ params }) => readLeadPage(params.id),
  ...always,
  component: () => {
    const router = useRouter()
    const { lead: shown, members, templates }: LeadPageData = lead.useLoaderData()
    return (
      <LeadPage
        key={shown.id}
        lead={shown}
        me={currentStaff()}
        members={members}
        templates={templates}
        reload={() => router.invalidate()}
      />
    )
  },
})

export const leadRoutes = [inbox, lead]
