import { createRoute, useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type LeadFilters, parseFilters } from '../../contract/lead-filters.ts'
import { signInRedirect } from '../auth/sign-in-redirect.ts'
import { InboxPage } from '../inbox/inbox-page.tsx'
import { recallSearch, rememberSearch } from '../inbox/search-memory.ts'
import { AddLeadPage } from '../lead/add-lead-page.tsx'
import { readLead, readMembers, readTemplates, readViews, saveViews } from '../lead/lead-api.ts'
import { LeadPage } from '../lead/lead-page.tsx'
import { readTargets } from '../settings/targets/targets-api.ts'
import { currentStaff, desk } from './desk-route.tsx'
import { lazyPage } from './lazy-page.ts'
import { type LoaderContext, staleIfError } from './stale-if-error.ts'

const INBOX = '/admin/leads'
const always = { shouldReload: true, gcTime: 0 }

const inbox = createRoute({
  getParentRoute: () => desk,
  path: INBOX,
  validateSearch: parseFilters,
  // Read again after a change of the views, and of the address: it has the filters, which this does not depend on.
  loader: staleIfError(
    async () => {
      const [members, views, targets] = await Promise.all([readMembers(), readViews(), readTargets()])
      return { members, views, targets }
    },
    () => INBOX,
  ),
  // Colleagues and views rarely change; the page itself loads the leads, which change all the time.
  staleTime: 60_000,
  component: () => {
    const { members, views, targets } = inbox.useLoaderData()
    const filters = inbox.useSearch()
    const router = useRouter()
    // The search text is personal data: it stays in the page's memory, out of the URL and the history.
    const here = useLocation({
      select: ({ pathname, state }) => pathname === INBOX && recallSearch(state.search),
    })
    // While a lead opens, the URL is the lead's already, but the list is still shown and must not change.
    const [q, setQ] = useState('')
    if (here !== false && here !== q) setQ(here)
    const onChange = (wanted: LeadFilters, text: string) => {
      const query = new URLSearchParams(wanted as Record<string, string>).toString()
      // Changed filters add a history entry; key presses in the search field do not.
      const go = wanted === filters ? router.history.replace : router.history.push
      go(query ? `${INBOX}?${query}` : INBOX, rememberSearch(text))
    }
    return (
      <InboxPage
        filters={filters}
        q={q}
        me={currentStaff()}
        members={members}
        views={views}
        targets={targets}
        onChange={onChange}
        onSaveViews={async (next, before) => {
          // Also after a refusal, which is about what was changed in another tab.
          await saveViews(next, before).finally(() => router.invalidate())
        }}
        onSignedOut={() => location.replace(signInRedirect(location))}
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
  loader: staleIfError(({ params }: LoaderContext & { params: { id: string } }) => readLeadPage(params.id)),
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

const addLead = createRoute({
  getParentRoute: () => desk,
  path: '/admin/leads/new',
  loader: readMembers,
  ...always,
  component: () => {
    const router = useRouter()
    const members = addLead.useLoaderData()
    return (
      <AddLeadPage
        me={currentStaff()}
        members={members}
        onAdded={(id) => void router.navigate({ href: `/admin/leads/${id}`, replace: true })}
      />
    )
  },
})

const importLeads = createRoute({
  getParentRoute: () => desk,
  path: '/admin/leads/import',
  // The reader of CSV files is loaded with this page only.
  component: lazyPage(() => import('../import/import-page.tsx'), 'ImportPage'),
})

export const leadRoutes = [inbox, addLead, importLeads, lead]
