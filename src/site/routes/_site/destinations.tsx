import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { pageSearch } from '../../../contract/page-search.ts'
import { findingText } from '../../../language/finding.ts'
import { FailedLoad } from '../../failed-load.tsx'
import { listDestinations, parsePlaceFilter } from '../../features/destinations/destination-list.ts'
import { DestinationsPage } from '../../features/destinations/destinations-page.tsx'
import { breadcrumbList, jsonLdGraph } from '../../json-ld.ts'
import { loadInPlace } from '../../load-in-place.ts'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/destinations')({
  // Not validated here: the parser is loaded with the page, so that other pages do not include it.
  validateSearch: (values: Record<string, unknown>) => values,
  loaderDeps: ({ search }) => pageSearch('/destinations', search),
  loader: async ({ deps, context, ...run }) =>
    listDestinations(await loadInPlace(context.catalogue, run), parsePlaceFilter(deps)),
  component: View,
})

function View() {
  const params = Route.useSearch()
  const filter = useMemo(() => parsePlaceFilter(params), [params])
  const navigate = Route.useNavigate()
  return (
    <>
      <PageHead
        title={findingText().destinations}
        description={findingText().destinationsLead}
        path="/destinations"
        jsonLd={
          import.meta.env.SSR &&
          ((origin) => jsonLdGraph(breadcrumbList(origin, [{ name: 'Destinations', path: '/destinations' }])))
        }
      />
      <DestinationsPage
        filter={filter}
        list={Route.useLoaderData()}
        failed={<FailedLoad />}
        onFilter={(next) => navigate({ search: next, resetScroll: false })}
      />
    </>
  )
}
