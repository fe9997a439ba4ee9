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
        title="Travel blog"
        description="Travel tips for holidays from India: first trips abroad, altitude in Ladakh, the monsoon in Kerala, vegetarian food and local charges."
        path="/blogs"
        {...(teasers[0] && { share: teasers[0].picture })}
        jsonLd={
          import.meta.env.SSR &&
          ((origin) => jsonLdGraph(breadcrumbList(origin, [{ name: 'Travel blog', path: '/blogs' }])))
        }
      />
      <BlogsPage teasers={teasers} />
    </>
  )
}
