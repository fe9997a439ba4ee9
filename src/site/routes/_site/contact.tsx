import { createFileRoute } from '@tanstack/react-router'
import { packageAbout } from '../../../catalogue/packages.ts'
import { pageSearch } from '../../../contract/page-search.ts'
import { callBackSentence } from '../../../language/office.ts'
import { placeText } from '../../../language/place.ts'
import { ContactPage } from '../../features/contact/contact-page.tsx'
import { ShortForm } from '../../features/enquiry/short-form.tsx'
import { breadcrumbList, jsonLdGraph, travelAgency } from '../../json-ld.ts'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/contact')({
  validateSearch: (values: Record<string, unknown>) => values,
  loaderDeps: ({ search }) => pageSearch('/contact', search),
  // Where JavaScript does not open the popup there, the query button of a package leads here.
  loader: async ({ deps: { about }, context }) => {
    if (about === undefined) return {}
    const { packages, destinations } = await context.catalogue()
    const pkg = packages.find(({ key }) => key === about)
    const place = destinations.find(({ slug }) => slug === pkg?.destination)
    return pkg && place ? { about: packageAbout(pkg), title: pkg.packageName, destination: place.name } : {}
  },
  component: View,
})

function View() {
  const { refusedForm } = Route.useRouteContext()
  const { title, about, destination } = Route.useLoaderData()
  return (
    <>
      <PageHead
        title={placeText().contactTitle}
        description={`${placeText().contactLead} ${callBackSentence()}`}
        path="/contact"
        share="singapore"
        jsonLd={
          import.meta.env.SSR &&
          ((origin) =>
            jsonLdGraph(
              travelAgency(origin),
              breadcrumbList(origin, [{ name: 'Contact us', path: '/contact' }]),
            ))
        }
      />
      <ContactPage
        about={title}
        form={
          <ShortForm
            key={about}
            name="contact"
            about={about}
            prefill={destination ? { destination } : undefined}
            refused={refusedForm}
          />
        }
      />
    </>
  )
}
