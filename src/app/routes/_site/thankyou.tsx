import { createFileRoute } from '@tanstack/react-router'
import { ThankYou } from '../../../features/enquiry/thank-you.tsx'
import { Diaries } from '../../../features/home/diaries.tsx'
import { Journeys } from '../../../features/home/journeys.tsx'
import { Reviews } from '../../../features/home/reviews.tsx'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_site/thankyou')({
  validateSearch: ({ ref }: Record<string, unknown>): { ref?: string } =>
    typeof ref === 'string' && /^[A-Z0-9-]{4,20}$/.test(ref) ? { ref } : {},
  head: ({ match }) =>
    pageHead({
      title: 'Thank you',
      description: 'What became of your enquiry.',
      path: '/thankyou',
      origin: match.context.origin,
      hidden: true,
    }),
  component: View,
})

function View() {
  const { ref } = Route.useSearch()
  return (
    <ThankYou reference={ref}>
      <Reviews title="Customer reviews" />
      <Journeys />
      <Diaries />
    </ThankYou>
  )
}
