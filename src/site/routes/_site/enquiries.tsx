import { createFileRoute } from '@tanstack/react-router'
import { enquiriesText } from '../../../language/enquiries.ts'
import { layoutText } from '../../../language/layout.ts'
import { EnquiriesPage } from '../../features/enquiry/enquiries-page.tsx'
import { OtherTrips, TripsOfEnquiry, useHasTrips } from '../../features/trips/kept-trips-in-list.tsx'
import { NotifyOfQuotation } from '../../features/trips/notify-of-quotation.tsx'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/enquiries')({
  component: View,
})

function View() {
  const hasTrips = useHasTrips()
  return (
    <>
      <PageHead
        title={layoutText().myEnquiries}
        description={enquiriesText().lead}
        path="/enquiries"
        hidden
      />
      <EnquiriesPage
        tripsFor={({ id, reference }) => (
          <>
            <TripsOfEnquiry reference={reference} />
            <NotifyOfQuotation receipt={{ id, reference }} />
          </>
        )}
        hasTrips={hasTrips}
        otherTrips={(references) => <OtherTrips references={references} />}
      />
    </>
  )
}
