import { createFileRoute } from '@tanstack/react-router'
import { FlightForm } from '../../../features/enquiry/flight-form.tsx'
import { FlightPage } from '../../../features/flight/flight-page.tsx'
import { breadcrumbList, jsonLdGraph } from '../../json-ld.ts'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_site/FlightForm')({
  head: ({ match: { context } }) =>
    pageHead({
      title: 'Book a flight',
      description:
        'Flights from Mumbai or Delhi to Bali or Singapore: send date and passengers, and we ring back with fares.',
      path: '/FlightForm',
      origin: context.origin,
      jsonLd: jsonLdGraph(breadcrumbList(context.origin, [{ name: 'Book a flight', path: '/FlightForm' }])),
    }),
  component: View,
})

function View() {
  const { refusedForm } = Route.useRouteContext()
  return <FlightPage form={<FlightForm name="flight" refused={refusedForm} />} />
}
