import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { findPackages } from '../../../features/finding/find-packages.ts'
import type { Change } from '../../../features/finding/finder-form.tsx'
import { FinderPage } from '../../../features/finding/finder-page.tsx'
import { type Finding, findingSearch, readFinding } from '../../../features/finding/finding.ts'
import { PackageHeart } from '../../../features/saved/package-heart.tsx'
import { RecentlySeen } from '../../../features/saved/recently-seen.tsx'
import { breadcrumbList, jsonLdGraph } from '../../json-ld.ts'
import { PageHead } from '../../page-head.tsx'
import { useOffersByKey } from '../../use-offers-by-key.ts'

export const Route = createFileRoute('/_site/packages')({
  // Taken as it is: what makes sense of it comes with the page, not with every other page.
  validateSearch: (values: Record<string, unknown>) => values,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, context }) => findPackages(await context.catalogue(), readFinding(deps)),
  component: View,
})

function View() {
  const search = Route.useSearch()
  const finding = useMemo(() => readFinding(search), [search])
  const results = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const { catalogue } = Route.useRouteContext()
  const isLooking = useRouterState({ select: ({ isLoading }) => isLoading })
  const find = (next: Finding, how: Change) => {
    // Back leaves a search as it found it, not letter by letter.
    const replace = how === 'ticked' || (how === 'typing' && finding.q !== undefined)
    navigate({ search: findingSearch(next), replace, resetScroll: false })
  }
  return (
    <>
      <PageHead
        title="Find your holiday"
        description="Search every holiday package from India by place, budget, nights, theme and month, and compare up to three side by side."
        path="/packages"
        jsonLd={
          import.meta.env.SSR &&
          ((origin) => jsonLdGraph(breadcrumbList(origin, [{ name: 'Packages', path: '/packages' }])))
        }
      />
      <FinderPage
        finding={finding}
        results={results}
        isLooking={isLooking}
        onFind={find}
        heart={({ key, title }) => <PackageHeart id={key} title={title} />}
        seen={<RecentlySeen findPackages={useOffersByKey(catalogue)} />}
      />
    </>
  )
}
