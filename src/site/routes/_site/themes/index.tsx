import { createFileRoute } from '@tanstack/react-router'
import { themePreviews } from '../../../features/themes/theme-packages.ts'
import { ThemesPage } from '../../../features/themes/themes-page.tsx'
import { breadcrumbList, jsonLdGraph } from '../../../json-ld.ts'
import { PageHead } from '../../../page-head.tsx'

export const Route = createFileRoute('/_site/themes/')({
  loader: async ({ context }) => themePreviews(await context.catalogue()),
  component: View,
})

function View() {
  return (
    <>
      <PageHead
        title="Holidays by theme"
        description="Adventure, beach, nature, family and honeymoon: holidays from India chosen by how you want to travel."
        path="/themes"
        share="ladakh"
        jsonLd={
          import.meta.env.SSR &&
          ((origin) => jsonLdGraph(breadcrumbList(origin, [{ name: 'Themes', path: '/themes' }])))
        }
      />
      <ThemesPage tastes={Route.useLoaderData()} />
    </>
  )
}
