import { createFileRoute } from '@tanstack/react-router'
import { FaqsPage } from '../../features/faqs/faqs-page.tsx'
import { breadcrumbList, faqPage, jsonLdGraph } from '../../json-ld.ts'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/faqs')({
  // Loaded with the page, so that other pages do not include the text.
  loader: async () => (await import('../../../content/copy/faqs.ts')).faqs,
  component: View,
})

function View() {
  const groups = Route.useLoaderData()
  return (
    <>
      <PageHead
        title="Questions about Meghalaya"
        description="When to go, how to get there, permits, food, root bridges, caves and rivers: answers for travellers to Meghalaya."
        path="/faqs"
        share="north"
        jsonLd={
          import.meta.env.SSR &&
          ((origin) =>
            jsonLdGraph(
              faqPage(groups.flatMap(({ questions }) => questions)),
              breadcrumbList(origin, [{ name: 'FAQs', path: '/faqs' }]),
            ))
        }
      />
      <FaqsPage groups={groups} />
    </>
  )
}
