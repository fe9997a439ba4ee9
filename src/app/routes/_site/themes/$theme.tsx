import { createFileRoute, notFound } from '@tanstack/react-router'
import { findTheme } from '../../../../features/themes/theme-copy.ts'
import { ThemePage } from '../../../../features/themes/theme-page.tsx'
import { tripsOfTheme } from '../../../../features/themes/theme-trips.ts'
import { breadcrumbList, jsonLdGraph, tripList } from '../../../json-ld.ts'
import { NotFoundScreen } from '../../../not-found-screen.tsx'
import { pageHead } from '../../../page-head.ts'

export const Route = createFileRoute('/_site/themes/$theme')({
  loader: async ({ params, context }) => {
    const theme = findTheme(params.theme)
    if (!theme) throw notFound()
    return { theme, ...tripsOfTheme(await context.catalogue(), theme.slug) }
  },
  head: ({ loaderData, match: { context } }) => {
    if (!loaderData)
      return { meta: [{ title: 'Page not found | Marigold Miles' }, { name: 'robots', content: 'noindex' }] }
    const { theme, india, abroad } = loaderData
    const path = `/themes/${theme.slug}`
    return pageHead({
      title: theme.title,
      description: `${india.length + abroad.length} ${theme.title.toLowerCase()} in India and abroad, priced in rupees. ${theme.text}`,
      path,
      origin: context.origin,
      share: theme.picture,
      jsonLd: jsonLdGraph(
        tripList(context.origin, theme.title, [...india, ...abroad]),
        breadcrumbList(context.origin, [
          { name: 'Themes', path: '/themes' },
          { name: theme.title, path },
        ]),
      ),
    })
  },
  component: () => <ThemePage {...Route.useLoaderData()} />,
  notFoundComponent: NotFoundScreen,
})
