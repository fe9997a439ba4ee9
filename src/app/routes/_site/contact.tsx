import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../../../features/contact/contact-page.tsx'
import { ShortForm } from '../../../features/enquiry/short-form.tsx'
import { breadcrumbList, jsonLdGraph, travelAgency } from '../../json-ld.ts'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_site/contact')({
  head: ({ match: { context } }) =>
    pageHead({
      title: 'Contact us',
      description:
        'Call, write or visit us in Mumbai or Ahmedabad, or send five answers and we call you back with a plan for your trip.',
      path: '/contact',
      origin: context.origin,
      share: 'singapore',
      jsonLd: jsonLdGraph(
        travelAgency(context.origin),
        breadcrumbList(context.origin, [{ name: 'Contact us', path: '/contact' }]),
      ),
    }),
  component: View,
})

function View() {
  const { refusedForm } = Route.useRouteContext()
  return <ContactPage form={<ShortForm name="contact" refused={refusedForm} />} />
}
