import { createFileRoute } from '@tanstack/react-router'
import { BlogsPage } from '../../../features/blogs/blogs-page.tsx'
import { loadTeasers } from '../../../features/blogs/journal.ts'
import { breadcrumbList, jsonLdGraph } from '../../../json-ld.ts'
import { PageHead } from '../../../page-head.tsx'

export const Route = createFileRoute('/_site/blogs/')({
  loader: loadTeasers,
  component: View,
})

function View() {
  const teasers = Route.useLoaderData()
  return (
    <>
      <PageHead
        title="The journal"
        description="Travel articles written by the people who plan the trips: first trips abroad, height, rain, food, and what is paid on the spot."
        path="/blogs"
        {...(teasers[0] && { share: teasers[0].picture })}
        jsonLd={
          import.meta.env.SSR &&
          ((origin) => jsonLdGraph(breadcrumbList(origin, [{ name: 'The journal', path: '/blogs' }])))
        }
      />
      <BlogsPage teasers={teasers} />
    </>
  )
}
