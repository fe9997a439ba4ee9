import { createFileRoute } from '@tanstack/react-router'
import { EnquiriesPage } from '../../features/enquiry/enquiries-page.tsx'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/enquiries')({
  component: View,
})

function View() {
  return (
    <>
      <PageHead
        title="My enquiries"
        description="Every enquiry written on this device, and whether it has been sent."
        path="/enquiries"
        hidden
      />
      <EnquiriesPage />
    </>
  )
}
