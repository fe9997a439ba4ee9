import { createRoute, redirect, useRouter } from '@tanstack/react-router'
import { isAtLeast } from '../../contract/lead.ts'
import type { StaffPackage } from '../../contract/package-edit.ts'
import { AddPackagePage } from '../../features/staff/add-package-page.tsx'
import { EditPackagePage, type EditPackagePageProps } from '../../features/staff/edit-package-page.tsx'
import {
  type PackageList,
  readPackage,
  readPackageOrder,
  readPackages,
  readPictures,
} from '../../features/staff/package-api.ts'
import { PackageOrderPage, type PackageOrderPageProps } from '../../features/staff/package-order-page.tsx'
import { PackageNames, PackagesPage } from '../../features/staff/packages-page.tsx'
import { currentStaff, desk } from './desk-route.tsx'
import { PackagePreview } from './package-preview.tsx'

const always = { shouldReload: true, gcTime: 0 }

// Agents sell what managers and owners write; the server refuses the rest.
const mayEdit = () => isAtLeast(currentStaff().role, 'manager')
const editorsOnly = () => {
  if (!mayEdit()) throw redirect({ href: '/admin' })
}

/** The states of a list of packages, in the spec's words (spec 2 §4, §8). */
const states = {
  ...always,
  pendingMs: 0,
  pendingComponent: () => <p role="status">Loading packages…</p>,
  errorComponent: () => <p role="alert">Error fetching packages. Please try again later.</p>,
}

const list = createRoute({
  getParentRoute: () => desk,
  path: '/admin',
  validateSearch: ({ place }: Record<string, unknown>): { place?: string } =>
    typeof place === 'string' ? { place } : {},
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
        onPlace={(slug) => router.history.replace(slug ? `/admin?place=${slug}` : '/admin')}
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
    return <AddPackagePage onAdded={(id) => router.history.push(`/admin/edit/${id}`)} />
  },
})

const edit = createRoute({
  getParentRoute: () => desk,
  path: '/admin/edit/$id',
  beforeLoad: editorsOnly,
  loader: async ({ params }) => {
    const [pkg, { places }, pictures] = await Promise.all([
      readPackage(params.id),
      readPackages(),
      readPictures(),
    ])
    return { pkg, places, pictures }
  },
  ...always,
  component: () => {
    const data: Omit<EditPackagePageProps, 'preview'> = edit.useLoaderData()
    const preview = (fields: StaffPackage['fields']) => <PackagePreview fields={fields} />
    return <EditPackagePage key={data.pkg.id} {...data} preview={preview} />
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
    const data: PackageOrderPageProps = order.useLoaderData()
    return <PackageOrderPage key={data.place.slug} {...data} />
  },
})

export const packageRoutes = [list, names, add, edit, order]
