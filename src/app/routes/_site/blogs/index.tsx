import { createFileRoute } from '@tanstack/react-router'
import { BlogsPage } from '../../../../features/blogs/blogs-page.tsx'
import { loadTeasers } from '../../../../features/blogs/journal.ts'
import { breadcrumbList, jsonLdGraph } from '../../../json-ld.ts'
import { pageHead } from '../../../page-head.ts'

export const Route = createFileRoute('/_site/blogs/')({
  loader: loadTeasers,
  head: ({ loaderData, match: { context } }) =>
    pageHead({
      title: 'The journal',
      description:
        'Travel articles written by the people who plan the trips: first trips abroad, height, rain, food, and what is paid on the spot.',
      path: '/blogs',
      origin: context.origin,
      ...(loaderData?.[0] && { share: loaderData[0].picture }),
      jsonLd: jsonLdGraph(breadcrumbList(context.origin, [{ name: 'The journal', path: '/blogs' }])),
    }),
  component: () => <BlogsPage teasers={Route.useLoaderData()} />,
})
