import { createFileRoute } from '@tanstack/react-router'
import { LongForm } from '../../../features/enquiry/long-form.tsx'
import { planSearch, readPlan } from '../../../features/trip-planner/plan.ts'
import { TripPlannerPage } from '../../../features/trip-planner/trip-planner-page.tsx'
import { breadcrumbList, jsonLdGraph } from '../../json-ld.ts'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/trip-planner')({
  // Taken as it is: what makes sense of it comes with the page, not with every other page.
  validateSearch: (values: Record<string, unknown>) => values,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, context }) => {
    const [{ matchTrips }, catalogue] = await Promise.all([
      import('../../../features/trip-planner/match-trips.ts'),
      context.catalogue(),
    ])
    return matchTrips(catalogue, readPlan(deps))
  },
  component: View,
})

function View() {
  const plan = readPlan(Route.useSearch())
  const matches = Route.useLoaderData()
  const navigate = Route.useNavigate()
  const { refusedForm } = Route.useRouteContext()
  const prefill = {
    pax: String(plan.adults),
    child: String(plan.children),
    ...(matches.picked && { destination: matches.picked.destination }),
  }
  return (
    <>
      <PageHead
        title="Trip planner"
        description="Say who travels, when, for how much and in which mood: the planner finds the matching holidays from India."
        path="/trip-planner"
        jsonLd={
          import.meta.env.SSR &&
          ((origin) => jsonLdGraph(breadcrumbList(origin, [{ name: 'Trip planner', path: '/trip-planner' }])))
        }
      />
      <TripPlannerPage
        plan={plan}
        matches={matches}
        onPlan={(next) => navigate({ search: planSearch(next), replace: true, resetScroll: false })}
        form={
          // Another plan hands out other values: the form begins again, and gets back what was typed from its draft.
          <LongForm key={JSON.stringify(prefill)} name="planner" prefill={prefill} refused={refusedForm} />
        }
      />
    </>
  )
}
