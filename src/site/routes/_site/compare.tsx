import { createFileRoute } from '@tanstack/react-router'
import { pageSearch } from '../../../contract/page-search.ts'
import { indianDay } from '../../../contract/travel-date.ts'
import { findingText } from '../../../language/finding.ts'
import { PackageHeart } from '../../features/saved/package-heart.tsx'
import { comparePackages } from '../../features/search/compare-packages.ts'
import { ComparePage } from '../../features/search/compare-page.tsx'
import { parseKeys, parseStars } from '../../features/search/package-search.ts'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/compare')({
  validateSearch: ({ p, stars }: Record<string, unknown>): { p?: unknown; stars?: unknown } => ({
    ...(p !== undefined && { p }),
    ...(stars !== undefined && { stars }),
  }),
  loaderDeps: ({ search }) => pageSearch('/compare', search),
  loader: async ({ deps, context }) => {
    const stars = parseStars(deps.stars)
    const day = indianDay(new Date())
    return { stars, ...comparePackages(await context.catalogue(), parseKeys(deps.p), day, stars) }
  },
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
