import { createRoute, createRouter, useRouter } from '@tanstack/react-router'
import { InboxPage } from '../../features/staff/inbox-page.tsx'
import { LeadPage } from '../../features/staff/lead-page.tsx'
import { SetUpPage, SignInPage } from '../../features/staff/sign-in-page.tsx'
import { readLead, readLeads } from '../../features/staff/staff-api.ts'
import { DeskError, desk, root } from './desk-route.tsx'
import { packageRoutes } from './package-routes.tsx'
import { settingsRoutes } from './settings-routes.tsx'
import '../../styles/index.css'

const signInRoute = createRoute({
  getParentRoute: () => root,
  path: '/admin/sign-in',
  component: () => <SignInPage onSignedIn={useEnter()} />,
})

const setUpRoute = createRoute({
  getParentRoute: () => root,
  path: '/admin/setup',
  component: () => {
    const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
    return <SetUpPage token={token} onSignedIn={useEnter()} />
  },
})

const inbox = createRoute({
  getParentRoute: () => desk,
  path: '/admin/leads',
  validateSearch: (search: Record<string, unknown>): { status?: string } =>
    typeof search.status === 'string' ? { status: search.status } : {},
  // What is searched for is personal: it stays in the page's memory, out of the address.
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, location: { state } }) => {
    const filters = { ...deps, ...(state.q && { q: state.q }) }
    return { first: await readLeads(filters), filters }
  },
  shouldReload: true,
  gcTime: 0,
  component: () => {
    const { first, filters } = inbox.useLoaderData()
    const router = useRouter()
    const onFilter = ({ q, status }: Record<string, string>) => {
      router.history.push(status ? `/admin/leads?status=${status}` : '/admin/leads', q ? { q } : {})
      void router.invalidate()
    }
    return (
      <InboxPage
        first={first}
        filters={filters}
        onFilter={onFilter}
        onSignedOut={() => location.replace('/admin/sign-in')}
      />
    )
  },
})

const lead = createRoute({
  getParentRoute: () => desk,
  path: '/admin/leads/$id',
  loader: ({ params }) => readLead(params.id),
  shouldReload: true,
  gcTime: 0,
  component: () => {
    const router = useRouter()
    return <LeadPage lead={lead.useLoaderData()} reload={() => router.invalidate()} />
  },
})

/** The sales desk's router: its own entry, so that no traveller loads any of it. */
export function createStaffRouter() {
  return createRouter({
    routeTree: root.addChildren([
      signInRoute,
      setUpRoute,
      desk.addChildren([inbox, lead, ...packageRoutes, settingsRoutes]),
    ]),
    defaultErrorComponent: DeskError,
    scrollRestoration: true,
  })
}

function useEnter(): () => void {
  const router = useRouter()
  return () => router.history.replace('/admin/leads')
}
