import { createFileRoute } from '@tanstack/react-router'
import { PageForm } from '../../features/enquiry/page-form.tsx'
import { HoneymoonPage } from '../../features/honeymoon/honeymoon-page.tsx'
import { honeymoonPlaces } from '../../features/honeymoon/honeymoon-places.ts'
import { breadcrumbList, jsonLdGraph } from '../../json-ld.ts'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/honeymoon')({
  loader: async ({ context }) => honeymoonPlaces(await context.catalogue()),
  component: View,
})

function View() {
  const { refusedForm } = Route.useRouteContext()
  return (
    <>
      <PageHead
        title="Honeymoon packages"
        description="Honeymoon packages for two in Bali, the Maldives, Singapore, Thailand, Vietnam, Kashmir, Andaman and Kerala, with prices in rupees."
        path="/honeymoon"
        share="honeymoon"
        jsonLd={
          import.meta.env.SSR &&
          ((origin) => jsonLdGraph(breadcrumbList(origin, [{ name: 'Honeymoon', path: '/honeymoon' }])))
        }
      />
      <HoneymoonPage
        places={Route.useLoaderData()}
        form={<PageForm kind="short" name="honeymoon" about="Honeymoon trip" refused={refusedForm} />}
      />
    </>
  )
}
