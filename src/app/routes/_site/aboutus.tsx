import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../../../features/about/about-page.tsx'
import { breadcrumbList, jsonLdGraph, travelAgency } from '../../json-ld.ts'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_site/aboutus')({
  head: ({ match: { context } }) =>
    pageHead({
      title: 'About us',
      description:
        'Who plans your holiday: 16+ years, 20,000+ travellers, offices in Mumbai and Ahmedabad, and a concierge who answers at any hour.',
      path: '/aboutus',
      origin: context.origin,
      share: 'kerala',
      jsonLd: jsonLdGraph(
        travelAgency(context.origin),
        breadcrumbList(context.origin, [{ name: 'About us', path: '/aboutus' }]),
      ),
    }),
  component: AboutPage,
})
