import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../../features/about/about-page.tsx'
import { breadcrumbList, jsonLdGraph, travelAgency } from '../../json-ld.ts'
import { PageHead } from '../../page-head.tsx'

export const Route = createFileRoute('/_site/aboutus')({
  component: View,
})

function View() {
  return (
    <>
      <PageHead
        title="About us"
        description="Who plans your holiday: 16+ years, 20,000+ travellers, offices in Mumbai and Ahmedabad, and a concierge who answers at any hour."
        path="/aboutus"
        share="kerala"
        jsonLd={
          import.meta.env.SSR &&
          ((origin) =>
            jsonLdGraph(
              travelAgency(origin),
              breadcrumbList(origin, [{ name: 'About us', path: '/aboutus' }]),
            ))
        }
      />
      <AboutPage />
    </>
  )
}
