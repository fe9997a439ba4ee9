import { createFileRoute, notFound } from '@tanstack/react-router'
import { findDestination } from '../../../../catalogue/destinations.ts'
import { packageOffer } from '../../../../catalogue/offers.ts'
import { packagesOf } from '../../../../catalogue/packages.ts'
import { ArticlePage } from '../../../features/blogs/article-page.tsx'
import { loadArticle } from '../../../features/blogs/journal.ts'
import { blogPosting, breadcrumbList, jsonLdGraph } from '../../../json-ld.ts'
import { NotFoundScreen } from '../../../not-found-screen.tsx'
import { PageHead } from '../../../page-head.tsx'

export const Route = createFileRoute('/_site/blogs/$slug')({
  loader: async ({ params, context }) => {
    const [found, { destinations, packages }] = await Promise.all([
      loadArticle(params.slug),
      context.catalogue(),
    ])
    const place = found && findDestination(destinations, found.article.destination)
    if (!place) throw notFound()
    return {
      ...found,
      place: { name: place.name, slug: place.slug },
      offers: packagesOf(packages, place.slug).map(packageOffer),
    }
  },
  component: View,
  notFoundComponent: NotFoundScreen,
})

function View() {
  const found = Route.useLoaderData()
  const { article } = found
  const path = `/blogs/${article.slug}`
  return (
    <>
      <PageHead
        title={article.title}
        description={article.description}
        path={path}
        share={article.picture}
        jsonLd={
          import.meta.env.SSR &&
          ((origin) =>
            jsonLdGraph(
              blogPosting(origin, article),
              breadcrumbList(origin, [
                { name: 'Travel blog', path: '/blogs' },
                { name: article.title, path },
              ]),
            ))
        }
      />
      <ArticlePage {...found} />
    </>
  )
}
