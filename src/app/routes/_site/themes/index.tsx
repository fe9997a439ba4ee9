import { createFileRoute } from '@tanstack/react-router'
import { tasteOfThemes } from '../../../../features/themes/theme-trips.ts'
import { ThemesPage } from '../../../../features/themes/themes-page.tsx'
import { breadcrumbList, jsonLdGraph } from '../../../json-ld.ts'
import { pageHead } from '../../../page-head.ts'

export const Route = createFileRoute('/_site/themes/')({
  loader: async ({ context }) => tasteOfThemes(await context.catalogue()),
  head: ({ match: { context } }) =>
    pageHead({
      title: 'Holidays by theme',
      description:
        'Adventure, beach, nature, family and honeymoon: holidays from India chosen by how you want to travel.',
      path: '/themes',
      origin: context.origin,
      share: 'ladakh',
      jsonLd: jsonLdGraph(breadcrumbList(context.origin, [{ name: 'Themes', path: '/themes' }])),
    }),
  component: () => <ThemesPage tastes={Route.useLoaderData()} />,
})
