import type { ReactNode } from 'react'
import { PageBanner } from '../../../ui/page-banner.tsx'
import { Section } from '../../../ui/section.tsx'

/** Flights without a package (spec 2 §2 "Flight booking form"). */
export function FlightPage({ form }: { /** The flight form. */ form: ReactNode }) {
  return (
    <>
      <PageBanner
        title="Book a flight"
        lead="From Mumbai or Delhi to Bali or Singapore. We call you back with fares before you pay anything."
        picture="singapore"
      />
      <Section title="Your flight">{form}</Section>
    </>
  )
}
