import { createFileRoute } from '@tanstack/react-router'
import { FaqsPage } from '../../../features/faqs/faqs-page.tsx'
import { breadcrumbList, faqPage, jsonLdGraph } from '../../json-ld.ts'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_site/faqs')({
  // Fetched with the page, so that no other page carries the text.
  loader: async () => (await import('../../../content/copy/faqs.ts')).faqs,
  head: ({ loaderData = [], match: { context } }) =>
    pageHead({
      title: 'Questions about Meghalaya',
      description:
        'When to go, how to get there, permits, food, root bridges, caves and rivers: answers for travellers to Meghalaya.',
      path: '/faqs',
      origin: context.origin,
      share: 'north',
      jsonLd: jsonLdGraph(
        faqPage(loaderData.flatMap(({ questions }) => questions)),
        breadcrumbList(context.origin, [{ name: 'FAQs', path: '/faqs' }]),
      ),
    }),
  component: () => <FaqsPage groups={Route.useLoaderData()} />,
})
