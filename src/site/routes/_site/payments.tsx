import { createFileRoute } from '@tanstack/react-router'
import { payments } from '../../../content/copy/payments.ts'
import { PaymentsPage } from '../../features/payments/payments-page.tsx'
import { breadcrumbList, jsonLdGraph } from '../../json-ld.ts'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/payments')({
  component: View,
})

function View() {
  return (
    <>
      <PageHead
        title="Payments"
        description="How to pay for your holiday: bank transfer details, UPI id with QR code, and the terms of payment."
        path="/payments"
        jsonLd={
          import.meta.env.SSR &&
          ((origin) => jsonLdGraph(breadcrumbList(origin, [{ name: 'Payments', path: '/payments' }])))
        }
      />
      <PaymentsPage payments={payments} />
    </>
  )
}
