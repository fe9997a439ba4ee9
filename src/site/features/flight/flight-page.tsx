import type { ReactNode } from 'react'
import { formText } from '../../../language/form.ts'
import { layoutText } from '../../../language/layout.ts'
import { PageBanner } from '../../../ui/page-banner.tsx'
import { Section } from '../../../ui/section.tsx'

/** Flights without a package (spec 2 §2 "Flight booking form"). */
export function FlightPage({ form }: { /** The flight form. */ form: ReactNode }) {
  return (
    <>
      <PageBanner title={layoutText().bookFlight} lead={formText().flightLead} picture="singapore" />
      <Section title={formText().yourFlight}>{form}</Section>
    </>
  )
}
