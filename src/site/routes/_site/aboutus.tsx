import { createFileRoute } from '@tanstack/react-router'
import { brand } from '../../../brand.ts'
import { AboutPage } from '../../features/about/about-page.tsx'
import { breadcrumbList, jsonLdGraph, travelAgency } from '../../json-ld.ts'
import { PageHead } from '../../page-head.tsx'

const { years, customersInFull } = brand.claims

export const Route = createFileRoute('/_site/aboutus')({
  component: View,
})

function View() {
  return (
    <>
      <PageHead
        title="About us"
        description={`A travel agency with ${years} years of experience, ${customersInFull} customers and offices in Mumbai and Ahmedabad.`}
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
