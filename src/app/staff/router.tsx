import { createRoute, createRouter, useRouter } from '@tanstack/react-router'
import { AddPackagePage } from '../../features/staff/add-package-page.tsx'
import { EditPackagePage } from '../../features/staff/edit-package-page.tsx'
import { InboxPage } from '../../features/staff/inbox-page.tsx'
import { LeadPage } from '../../features/staff/lead-page.tsx'
import { PackageNames, PackagesPage } from '../../features/staff/packages-page.tsx'
import { SetUpPage, SignInPage } from '../../features/staff/sign-in-page.tsx'
import {
  type PackageWithVersions,
  readLead,
  readLeads,
  readPackage,
  readPackages,
} from '../../features/staff/staff-api.ts'
import { DeskError, desk, root } from './desk-route.tsx'
import { PackagePreview } from './package-preview.tsx'
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

const packageStates = {
  shouldReload: true,
  gcTime: 0,
  pendingMs: 0,
  pendingComponent: () => <p role="status">Loading packages…</p>,
  errorComponent: () => <p role="alert">Error fetching packages. Please try again later.</p>,
}

const packages = createRoute({
  getParentRoute: () => desk,
  path: '/admin',
  loader: () => readPackages(),
  ...packageStates,
  component: () => <PackagesPage packages={packages.useLoaderData()} />,
})

const packageNames = createRoute({
  getParentRoute: () => desk,
  path: '/admin/Package',
  loader: () => readPackages(),
  ...packageStates,
  component: () => <PackageNames packages={packageNames.useLoaderData()} />,
})

const addPackage = createRoute({
  getParentRoute: () => desk,
  path: '/admin/add',
  component: () => {
    const router = useRouter()
    return <AddPackagePage onAdded={(id) => router.history.push(`/admin/edit/${id}`)} />
  },
})

const editPackage = createRoute({
  getParentRoute: () => desk,
  path: '/admin/edit/$id',
  loader: ({ params }) => readPackage(params.id),
  shouldReload: true,
  gcTime: 0,
  component: () => {
    const router = useRouter()
    const pkg: PackageWithVersions = editPackage.useLoaderData()
    return (
      <EditPackagePage
        key={pkg.id}
        pkg={pkg}
        reload={() => router.invalidate()}
        preview={(fields) => <PackagePreview fields={fields} />}
      />
    )
  },
})

/** The sales desk's router: its own entry, so that no traveller loads any of it. */
export function createStaffRouter() {
  return createRouter({
    routeTree: root.addChildren([
      signInRoute,
      setUpRoute,
      desk.addChildren([inbox, lead, packages, packageNames, addPackage, editPackage, settingsRoutes]),
    ]),
    defaultErrorComponent: DeskError,
    scrollRestoration: true,
  })
}

function useEnter(): () => void {
  const router = useRouter()
  return () => router.history.replace('/admin/leads')
}
