import { createFileRoute } from '@tanstack/react-router'
import { hotelsNamed } from '../../../catalogue/hotels.ts'
import { packageAbout } from '../../../catalogue/packages.ts'
import type { TypedEnquiry } from '../../../contract/enquiry.ts'
import { pageSearch } from '../../../contract/page-search.ts'
import { callBackSentence } from '../../../language/office.ts'
import { placeText } from '../../../language/place.ts'
import { ContactPage } from '../../features/contact/contact-page.tsx'
import { ShortForm } from '../../features/enquiry/short-form.tsx'
import { breadcrumbList, jsonLdGraph, travelAgency } from '../../json-ld.ts'
import { PageHead } from '../../page-head.tsx'

/** A place's name as a search names it: `Bora Bora`. */
const PLACE = /^[\p{L} '-]{2,60}$/u

/** What the traveller comes with. */
type Asked = { about?: string; title?: string; prefill?: TypedEnquiry }

export const Route = createFileRoute('/_site/contact')({
  validateSearch: (values: Record<string, unknown>) => values,
  loaderDeps: ({ search }) => pageSearch('/contact', search),
  // Where JavaScript does not open the popup there, the query button of a package leads here.
  // A search for a place that is not sold leads here with its name.
  loader: async ({ deps: { about, place: asked, stars }, context }): Promise<Asked> => {
    if (typeof asked === 'string' && PLACE.test(asked))
      return { about: `Search: ${asked}`, prefill: { destination: 'Other', other_place: asked } }
    if (about === undefined) return {}
    const { packages, destinations } = await context.catalogue()
    const pkg = packages.find(({ key }) => key === about)
    const place = destinations.find(({ slug }) => slug === pkg?.destination)
    return pkg && place
      ? {
          about: packageAbout(pkg, hotelsNamed(pkg, stars)),
          title: pkg.packageName,
          prefill: { destination: place.name },
        }
      : {}
  },
  component: View,
})

function View() {
  const { refusedForm } = Route.useRouteContext()
  const { title, about, prefill } = Route.useLoaderData()
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
        form={<ShortForm key={about} name="contact" about={about} prefill={prefill} refused={refusedForm} />}
      />
    </>
  )
}
