import { createFileRoute, notFound } from '@tanstack/react-router'
import { findTheme } from '../../../features/themes/theme-copy.ts'
import { themeOffers } from '../../../features/themes/theme-packages.ts'
import { ThemePage } from '../../../features/themes/theme-page.tsx'
import { breadcrumbList, itemList, jsonLdGraph } from '../../../json-ld.ts'
import { NotFoundScreen } from '../../../not-found-screen.tsx'
import { PageHead } from '../../../page-head.tsx'

export const Route = createFileRoute('/_site/themes/$theme')({
  loader: async ({ params, context }) => {
    const theme = findTheme(params.theme)
    if (!theme) throw notFound()
    return { theme, ...themeOffers(await context.catalogue(), theme.slug) }
  },
  component: View,
  notFoundComponent: NotFoundScreen,
})

function View() {
  const { theme, india, abroad } = Route.useLoaderData()
  const path = `/themes/${theme.slug}`
  return (
    <>
      <PageHead
        title={theme.title}
        description={`${india.length + abroad.length} ${theme.title.toLowerCase()} in India and abroad, priced in rupees. ${theme.text}`}
        path={path}
        share={theme.picture}
        jsonLd={
          import.meta.env.SSR &&
          ((origin) =>
            jsonLdGraph(
              itemList(origin, theme.title, [...india, ...abroad]),
              breadcrumbList(origin, [
                { name: 'Themes', path: '/themes' },
                { name: theme.title, path },
              ]),
            ))
        }
      />
      <ThemePage theme={theme} india={india} abroad={abroad} />
    </>
  )
}
