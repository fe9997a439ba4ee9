import { createFileRoute } from '@tanstack/react-router'
import { enquiriesText } from '../../../language/enquiries.ts'
import { layoutText } from '../../../language/layout.ts'
import { ThankYou } from '../../features/enquiry/thank-you.tsx'
import { Diaries } from '../../features/home/diaries.tsx'
import { Journeys } from '../../features/home/journeys.tsx'
import { Reviews } from '../../features/home/reviews.tsx'
import { NotifyOfQuotation } from '../../features/trips/notify-of-quotation.tsx'
import { PageHead } from '../../page-head.tsx'

/** The films of this page move to the next one at this interval, ms (spec 1 §9). */
const FILMS_EVERY_MS = 3_500

export const Route = createFileRoute('/_site/thankyou')({
  component: View,
})

function View() {
  const { receipt } = Route.useRouteContext()
  return (
    <>
      <PageHead
        title={enquiriesText().thankYouTitle}
        description={enquiriesText().lead}
        path="/thankyou"
        hidden
      />
      <ThankYou reference={receipt?.reference} whenSent={(sent) => <NotifyOfQuotation receipt={sent} />}>
        <Reviews title={enquiriesText().customerReviews} />
        <Journeys
          title={layoutText().tripVideos}
          perView={{ base: 1, 768: 2, 1024: 3 }}
          autoplayMs={FILMS_EVERY_MS}
        />
        <Diaries />
      </ThankYou>
    </>
  )
}
