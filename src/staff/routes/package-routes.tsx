import { createRoute, redirect, useRouter } from '@tanstack/react-router'
import { isAtLeast } from '../../contract/lead.ts'
import type { StaffPackage } from '../../contract/package-edit.ts'
import { AddPackagePage } from '../packages/add-package-page.tsx'
import { EditPackagePage, type EditPackagePageProps } from '../packages/edit-package-page.tsx'
import {
  type PackageList,
  readDestinations,
  readPackage,
  readPackageOrder,
  readPackages,
  readPictures,
  readPriceChanges,
} from '../packages/package-api.ts'
import { PackageOrderPage, type PackageOrderPageProps } from '../packages/package-order-page.tsx'
import { PackagePreview } from '../packages/package-preview.tsx'
import { PackageNames, PackagesPage } from '../packages/packages-page.tsx'
import { PricesPage, type PricesPageProps } from '../packages/prices-page.tsx'
import { currentStaff, desk } from './desk-route.tsx'

const PACKAGES = '/admin/packages'
const always = { shouldReload: true, gcTime: 0 }

// Agents may not edit packages; the server refuses the rest.
const mayEdit = () => isAtLeast(currentStaff().role, 'manager')
const editorsOnly = () => {
  if (!mayEdit()) throw redirect({ href: PACKAGES })
}

/** The states of a package list, in the spec's words (spec 2 §4, §8). */
const states = {
  ...always,
  pendingMs: 0,
  pendingComponent: () => <p role="status">Loading packages…</p>,
  errorComponent: () => <p role="alert">Error fetching packages. Please try again later.</p>,
}

const withPlace = ({ place }: Record<string, unknown>): { place?: string } =>
  typeof place === 'string' ? { place } : {}

/** `/admin` opens the leads; with a destination it is an earlier address of the packages. */
const start = createRoute({
  getParentRoute: () => desk,
  path: '/admin',
  validateSearch: withPlace,
  beforeLoad: ({ search: { place } }) => {
    const href = place ? `${PACKAGES}?${new URLSearchParams({ place })}` : '/admin/leads'
    throw redirect({ href, replace: true })
  },
})

const list = createRoute({
  getParentRoute: () => desk,
  path: PACKAGES,
  validateSearch: withPlace,
  loader: readPackages,
  ...states,
  component: () => {
    const router = useRouter()
    const data: PackageList = list.useLoaderData()
    const { place = '' }: { place?: string } = list.useSearch()
    return (
      <PackagesPage
        {...data}
        place={place}
        mayEdit={mayEdit()}
        onPlace={(slug) => router.history.replace(slug ? `${PACKAGES}?place=${slug}` : PACKAGES)}
      />
    )
  },
})

const names = createRoute({
  getParentRoute: () => desk,
  path: '/admin/Package',
  loader: readPackages,
  ...states,
  component: () => {
    const { packages }: PackageList = names.useLoaderData()
    return <PackageNames packages={packages} mayEdit={mayEdit()} />
  },
})

const add = createRoute({
  getParentRoute: () => desk,
  path: '/admin/add',
  beforeLoad: editorsOnly,
  component: () => {
    const router = useRouter()
    return (
      <AddPackagePage userId={currentStaff().id} onAdded={(id) => router.history.push(`/admin/edit/${id}`)} />
    )
  },
})

const edit = createRoute({
  getParentRoute: () => desk,
  path: '/admin/edit/$id',
  beforeLoad: editorsOnly,
  loader: async ({ params }) => {
    const [pkg, { places }, pictures, destinations] = await Promise.all([
      readPackage(params.id),
      readPackages(),
      readPictures(),
      readDestinations(),
    ])
    return { pkg, places, pictures, destinations }
  },
  ...always,
  component: () => {
    const data: Omit<EditPackagePageProps, 'userId' | 'preview' | 'onDuplicated'> = edit.useLoaderData()
    const router = useRouter()
    const preview = (fields: StaffPackage['fields']) => (
      <PackagePreview fields={fields} destinations={data.destinations} />
    )
    return (
      <EditPackagePage
        key={data.pkg.id}
        {...data}
        userId={currentStaff().id}
        preview={preview}
        onDuplicated={(id) => router.history.push(`/admin/edit/${id}`)}
      />
    )
  },
})

const order = createRoute({
  getParentRoute: () => desk,
  path: '/admin/order/$destination',
  beforeLoad: editorsOnly,
  loader: async ({ params: { destination } }) => {
    const [orders, { packages, places }] = await Promise.all([readPackageOrder(destination), readPackages()])
    const place = places.find(({ slug }) => slug === destination) ?? { slug: destination, name: destination }
    return { orders, packages, place }
  },
  ...states,
  component: () => {
    const data: Omit<PackageOrderPageProps, 'userId'> = order.useLoaderData()
    return <PackageOrderPage key={data.place.slug} userId={currentStaff().id} {...data} />
  },
})

const prices = createRoute({
  getParentRoute: () => desk,
  path: '/admin/prices',
  beforeLoad: editorsOnly,
  loader: async () => {
    const [list, past] = await Promise.all([readPackages(), readPriceChanges()])
    return { list, past }
  },
  ...states,
  component: () => {
    const data: PricesPageProps = prices.useLoaderData()
    return <PricesPage {...data} />
  },
})

export const packageRoutes = [start, list, names, add, edit, order, prices]
