import { createFileRoute } from '@tanstack/react-router'
import { EnquiriesPage } from '../../../features/enquiry/enquiries-page.tsx'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_site/enquiries')({
  head: ({ match }) =>
    pageHead({
      title: 'My enquiries',
      description: 'Every enquiry written on this phone, and whether it has been sent.',
      path: '/enquiries',
      origin: match.context.origin,
      hidden: true,
    }),
  component: EnquiriesPage,
})
