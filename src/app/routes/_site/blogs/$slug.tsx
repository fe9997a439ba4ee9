import { createFileRoute, notFound } from '@tanstack/react-router'
import { findDestination } from '../../../../catalogue/destinations.ts'
import { packageOffer } from '../../../../catalogue/offers.ts'
import { packagesOf } from '../../../../catalogue/packages.ts'
import { ArticlePage } from '../../../../features/blogs/article-page.tsx'
import { loadArticle } from '../../../../features/blogs/journal.ts'
import { blogPosting, breadcrumbList, jsonLdGraph } from '../../../json-ld.ts'
import { NotFoundScreen } from '../../../not-found-screen.tsx'
import { pageHead } from '../../../page-head.ts'

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
  head: ({ loaderData, match: { context } }) => {
    if (!loaderData)
      return { meta: [{ title: 'Page not found | Marigold Miles' }, { name: 'robots', content: 'noindex' }] }
    const { article } = loaderData
    const path = `/blogs/${article.slug}`
    return pageHead({
      title: article.title,
      description: article.description,
      path,
      origin: context.origin,
      share: article.picture,
      jsonLd: jsonLdGraph(
        blogPosting(context.origin, article),
        breadcrumbList(context.origin, [
          { name: 'The journal', path: '/blogs' },
          { name: article.title, path },
        ]),
      ),
    })
  },
  component: () => <ArticlePage {...Route.useLoaderData()} />,
  notFoundComponent: NotFoundScreen,
})
