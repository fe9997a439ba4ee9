import { createFileRoute } from '@tanstack/react-router'
import { payments } from '../../../content/copy/payments.ts'
import { PaymentsPage } from '../../../features/payments/payments-page.tsx'
import { breadcrumbList, jsonLdGraph } from '../../json-ld.ts'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_site/payments')({
  head: ({ match: { context } }) =>
    pageHead({
      title: 'Payments',
      description:
        'How to pay for your holiday: bank transfer details, UPI id with QR code, and the terms of payment.',
      path: '/payments',
      origin: context.origin,
      jsonLd: jsonLdGraph(breadcrumbList(context.origin, [{ name: 'Payments', path: '/payments' }])),
    }),
  component: () => <PaymentsPage payments={payments} />,
})
