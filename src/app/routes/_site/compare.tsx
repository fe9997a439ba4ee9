import { createFileRoute } from '@tanstack/react-router'
import { indianDay } from '../../../contract/travel-date.ts'
import { ComparePage } from '../../../features/finding/compare-page.tsx'
import { compareTrips } from '../../../features/finding/compare-trips.ts'
import { readKeys } from '../../../features/finding/finding.ts'
import { PackageHeart } from '../../../features/saved/package-heart.tsx'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/compare')({
  validateSearch: ({ p }: Record<string, unknown>): { p?: unknown } => (p === undefined ? {} : { p }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, context }) =>
    compareTrips(await context.catalogue(), readKeys(deps.p), indianDay(new Date())),
  component: View,
})

function View() {
  return (
    <>
      <PageHead
        title="Compare trips"
        description="Up to three holiday packages side by side: price, nights, hotels, months and what is paid on the spot."
        path="/compare"
        hidden
      />
      <ComparePage
        {...Route.useLoaderData()}
        heart={({ key, title }) => <PackageHeart id={key} title={title} />}
      />
    </>
  )
}
