import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { pageSearch } from '../../../contract/page-search.ts'
import { findingText } from '../../../language/finding.ts'
import { FailedLoad } from '../../failed-load.tsx'
import { PackageHeart } from '../../features/saved/package-heart.tsx'
import { RecentlyViewed } from '../../features/saved/recently-viewed.tsx'
import { loadSearch } from '../../features/search/load-search.ts'
import { type PackageSearch, parseSearch, searchParams } from '../../features/search/package-search.ts'
import type { Change } from '../../features/search/search-form.tsx'
import { SearchPage } from '../../features/search/search-page.tsx'
import { breadcrumbList, jsonLdGraph } from '../../json-ld.ts'
import { loadInPlace } from '../../load-in-place.ts'
import { PageHead } from '../../page-head.tsx'
import { useOffersByKey } from '../../use-offers-by-key.ts'

export const Route = createFileRoute('/_site/packages')({
  // Not validated here: the parser is loaded with the page, so that other pages do not include it.
  validateSearch: (values: Record<string, unknown>) => values,
  loaderDeps: ({ search }) => pageSearch('/packages', search),
  loader: async ({ deps, context, ...run }) => {
    const [{ searchPackages }, catalogue] = await loadInPlace(
      () => Promise.all([loadSearch(), context.catalogue()]),
      run,
    )
    return searchPackages(catalogue, parseSearch(deps))
  },
  component: View,
})

function View() {
  const params = Route.useSearch()
  const search = useMemo(() => parseSearch(params), [params])
  const results = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const { history } = useRouter()
  const { catalogue } = Route.useRouteContext()
  const runSearch = (next: PackageSearch, how: Change) => {
    // Typing replaces the history entry, so that Back leaves the search instead of undoing letters. The page on the screen
    // may still be the one before the last letters.
    const hasQuery = new URLSearchParams(history.location.search).has('q')
    const replace = how === 'selected' || (how === 'typing' && hasQuery)
    navigate({ search: searchParams(next), replace, resetScroll: false })
  }
  return (
    <>
      <PageHead
        title={findingText().title}
        description={findingText().description}
        path="/packages"
        jsonLd={
          import.meta.env.SSR &&
          ((origin) => jsonLdGraph(breadcrumbList(origin, [{ name: 'Packages', path: '/packages' }])))
        }
      />
      <SearchPage
        search={search}
        results={results}
        onSearch={runSearch}
        failed={<FailedLoad />}
        heart={({ key, title }) => <PackageHeart id={key} title={title} />}
        seen={<RecentlyViewed findOffers={useOffersByKey(catalogue)} />}
      />
    </>
  )
}
