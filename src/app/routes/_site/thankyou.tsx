import { createFileRoute } from '@tanstack/react-router'
import { ThankYou } from '../../../features/enquiry/thank-you.tsx'
import { Diaries } from '../../../features/home/diaries.tsx'
import { Journeys } from '../../../features/home/journeys.tsx'
import { Reviews } from '../../../features/home/reviews.tsx'
import { PageHead } from '../../page-head.tsx'

/** The films of this page go on every so many ms (spec 1 §9). */
const FILMS_EVERY_MS = 3_500

export const Route = createFileRoute('/_site/thankyou')({
  validateSearch: ({ ref }: Record<string, unknown>): { ref?: string } =>
    typeof ref === 'string' && /^[A-Z0-9-]{4,20}$/.test(ref) ? { ref } : {},
  component: View,
})

function View() {
  const { ref } = Route.useSearch()
  return (
    <>
      <PageHead
        title="Thank you"
        description="Your enquiry is with us or safe on this phone, and what happens next."
        path="/thankyou"
        hidden
      />
      <ThankYou reference={ref}>
        <Reviews title="Customer reviews" />
        <Journeys
          title="Watch before you pack"
          perView={{ base: 1, 768: 2, 1024: 3 }}
          autoplayMs={FILMS_EVERY_MS}
        />
        <Diaries />
      </ThankYou>
    </>
  )
}
