import { createFileRoute } from '@tanstack/react-router'
import { formText } from '../../../language/form.ts'
import { layoutText } from '../../../language/layout.ts'
import { FlightForm } from '../../features/enquiry/flight-form.tsx'
import { FlightPage } from '../../features/flight/flight-page.tsx'
import { breadcrumbList, jsonLdGraph } from '../../json-ld.ts'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/FlightForm')({
  component: View,
})

function View() {
  const { refusedForm } = Route.useRouteContext()
  return (
    <>
      <PageHead
        title={layoutText().bookFlight}
        description={formText().flightLead}
        path="/FlightForm"
        jsonLd={
          import.meta.env.SSR &&
          ((origin) => jsonLdGraph(breadcrumbList(origin, [{ name: 'Book a flight', path: '/FlightForm' }])))
        }
      />
      <FlightPage form={<FlightForm name="flight" refused={refusedForm} />} />
    </>
  )
}
