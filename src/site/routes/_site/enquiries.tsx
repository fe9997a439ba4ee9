import { createFileRoute } from '@tanstack/react-router'
import { EnquiriesPage } from '../../features/enquiry/enquiries-page.tsx'
import { OtherTrips, TripsOfEnquiry } from '../../features/trips/kept-trips-in-list.tsx'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/enquiries')({
  component: View,
})

function View() {
  return (
    <>
      <PageHead
        title="My enquiries"
        description="Every enquiry written on this device, and whether it has been sent."
        path="/enquiries"
        hidden
      />
      <EnquiriesPage
        tripsFor={(reference) => <TripsOfEnquiry reference={reference} />}
        otherTrips={(references) => <OtherTrips references={references} />}
      />
    </>
  )
}
