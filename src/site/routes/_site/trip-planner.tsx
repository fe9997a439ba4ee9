import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { pageSearch } from '../../../contract/page-search.ts'
import { findingText } from '../../../language/finding.ts'
import { FailedLoad } from '../../failed-load.tsx'
import { LongForm } from '../../features/enquiry/long-form.tsx'
import { type Plan, parsePlan, planParams } from '../../features/trip-planner/plan.ts'
import { planAbout } from '../../features/trip-planner/plan-about.ts'
import { TripPlannerPage } from '../../features/trip-planner/trip-planner-page.tsx'
import { breadcrumbList, jsonLdGraph } from '../../json-ld.ts'
import { loadInPlace } from '../../load-in-place.ts'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/trip-planner')({
  // Not validated here: the parser is loaded with the page, so that other pages do not include it.
  validateSearch: (values: Record<string, unknown>) => values,
  loaderDeps: ({ search }) => pageSearch('/trip-planner', search),
  loader: async ({ deps, context, ...run }) => {
    const [{ matchPackages }, catalogue] = await loadInPlace(
      () => Promise.all([import('../../features/trip-planner/match-packages.ts'), context.catalogue()]),
      run,
    )
    return matchPackages(catalogue, parsePlan(deps))
  },
  component: View,
})

function View() {
  const plan = parsePlan(Route.useSearch())
  const matches = Route.useLoaderData()
  const navigate = Route.useNavigate()
  // The form's own changes replace the entry; its counters and fields keep what was chosen in them otherwise.
  const planKey = useRouterState({
    select: ({ location, resolvedLocation = location }) => resolvedLocation.state.__TSR_index,
  })
  const { refusedForm } = Route.useRouteContext()
  const prefill = {
    pax: String(plan.adults),
    child: String(plan.children),
    ...(matches.selected && { destination: matches.selected.destination }),
  }
  const about = matches.selected?.about ?? planAbout(plan)
  return (
    <>
      <PageHead
        title={findingText().planner}
        description={findingText().plannerLead}
        path="/trip-planner"
        jsonLd={
          import.meta.env.SSR &&
          ((origin) => jsonLdGraph(breadcrumbList(origin, [{ name: 'Trip planner', path: '/trip-planner' }])))
        }
      />
      <TripPlannerPage
        plan={plan}
        planKey={planKey}
        matches={matches}
        failed={<FailedLoad />}
        onPlan={({ pick: _, ...wishes }) =>
          navigate({
            // A trip may have been chosen a moment ago, before the form knows of it.
            search: (now) => planParams({ ...wishes, ...pickOf(now) }),
            replace: true,
            resetScroll: false,
          })
        }
        form={
          // Another plan has other initial values: the reset key remounts the form, and its draft restores what was
          // typed.
          <LongForm
            key={JSON.stringify([prefill, about])}
            name="planner"
            about={about}
            prefill={prefill}
            refused={refusedForm}
          />
        }
      />
    </>
  )
}

function pickOf(search: Record<string, unknown>): Pick<Plan, 'pick'> {
  const { pick } = parsePlan(search)
  return pick ? { pick } : {}
}
