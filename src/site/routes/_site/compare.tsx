import { createFileRoute } from '@tanstack/react-router'
import { pageSearch } from '../../../contract/page-search.ts'
import { indianDay } from '../../../contract/travel-date.ts'
import { findingText } from '../../../language/finding.ts'
import { PackageHeart } from '../../features/saved/package-heart.tsx'
import { comparePackages } from '../../features/search/compare-packages.ts'
import { ComparePage } from '../../features/search/compare-page.tsx'
import { parseKeys } from '../../features/search/package-search.ts'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/compare')({
  validateSearch: ({ p }: Record<string, unknown>): { p?: unknown } => (p === undefined ? {} : { p }),
  loaderDeps: ({ search }) => pageSearch('/compare', search),
  loader: async ({ deps, context }) =>
    comparePackages(await context.catalogue(), parseKeys(deps.p), indianDay(new Date())),
  component: View,
})

function View() {
  return (
    <>
      <PageHead
        title={findingText().compareTitle}
        description={findingText().compareLead}
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
