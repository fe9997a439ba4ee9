import { createFileRoute } from '@tanstack/react-router'
import { FaqsPage } from '../../features/faqs/faqs-page.tsx'
import { breadcrumbList, faqPage, jsonLdGraph } from '../../json-ld.ts'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/faqs')({
  // Loaded with the page, so that other pages do not include the text.
  loader: async () => {
    const { bookingFaqs, faqs } = await import('../../../content/copy/faqs.ts')
    return { booking: bookingFaqs, meghalaya: faqs }
  },
  component: View,
})

function View() {
  const { booking, meghalaya } = Route.useLoaderData()
  return (
    <>
      <PageHead
        title="Frequently asked questions"
        description="Booking, payment, taxes, visas and documents, and the best time, permits, food and activities in Meghalaya."
        path="/faqs"
        share="north"
        jsonLd={
          import.meta.env.SSR &&
          ((origin) =>
            jsonLdGraph(
              faqPage([booking, ...meghalaya].flatMap(({ questions }) => questions)),
              breadcrumbList(origin, [{ name: 'FAQs', path: '/faqs' }]),
            ))
        }
      />
      <FaqsPage booking={booking} meghalaya={meghalaya} />
    </>
  )
}
