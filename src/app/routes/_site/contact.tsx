import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../../../features/contact/contact-page.tsx'
import { ShortForm } from '../../../features/enquiry/short-form.tsx'
import { breadcrumbList, jsonLdGraph, travelAgency } from '../../json-ld.ts'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/contact')({
  component: View,
})

function View() {
  const { refusedForm } = Route.useRouteContext()
  return (
    <>
      <PageHead
        title="Contact us"
        description="Call, write or visit us in Mumbai or Ahmedabad, or send five answers and we call you back with a plan for your trip."
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
      <ContactPage form={<ShortForm name="contact" refused={refusedForm} />} />
    </>
  )
}
