import type { ReactNode } from 'react'
import { MONTHS } from '../../../catalogue/months.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { OfferCard } from '../../../ui/offer-card.tsx'
import { PageBanner } from '../../../ui/page-banner.tsx'
import { Section } from '../../../ui/section.tsx'
import type { PlanMatch, PlanMatches } from './match-packages.ts'
import { type Plan, planHref } from './plan.ts'
import { PlannerForm } from './planner-form.tsx'
import styles from './trip-planner-page.module.css'

export type TripPlannerPageProps = {
  plan: Plan
  matches: PlanMatches
  onPlan: (plan: Plan) => void
  /** The long form with the plan filled in. */
  form: ReactNode
}

/** The planner form, the packages that match, and the enquiry form. */
export function TripPlannerPage({ plan, matches, onPlan, form }: TripPlannerPageProps) {
  const { exact, exactCount, near, count, selected } = matches
  return (
    <>
      <PageBanner
        title="Trip planner"
        lead="Answer four questions to see the matching trips. It works without a network too."
      />
      <div className={styles.columns}>
        <div className={styles.wishes}>
          <PlannerForm plan={plan} onPlan={onPlan} />
        </div>
        <section id="trips" aria-labelledby="trips-title" className={styles.trips}>
          <h2 id="trips-title">
            <span role="status">{countOf(exactCount)}</span>
          </h2>
          <p className={styles.summary}>{planText(plan)}</p>
          <Trips matches={exact} plan={plan} />
          {near.length > 0 && (
            <>
              <h3>{exactCount > 0 ? 'Other trips, the nearest first' : 'The nearest trips'}</h3>
              <Trips matches={near} plan={plan} />
            </>
          )}
          {count > exact.length + near.length && (
            <ButtonLink
              href={planHref({ ...plan, all: true }, '#trips')}
              byQuery
              variant="quiet"
              className={styles.all}
            >
              Show all {count} trips
            </ButtonLink>
          )}
        </section>
      </div>
      <Section
        id="enquiry"
        title={selected ? `Ask about ${selected.title}` : 'Send us your enquiry'}
        lead={
          selected
            ? `${planText(plan)}. We call you back with dates and a price.`
            : 'Did you not find the right trip? Tell us where you want to go, and we plan one for you.'
        }
        ground="deep"
      >
        {form}
      </Section>
    </>
  )
}

function Trips({ matches, plan }: { matches: PlanMatch[]; plan: Plan }) {
  return (
    <ul className={styles.grid}>
      {matches.map((offer) => (
        <li key={offer.key} className={styles.trip}>
          <OfferCard offer={offer} sizes="(max-width: 768px) 46vw, 18rem" />
          {offer.forParty && <p className={styles.party}>{offer.forParty}</p>}
          {offer.mismatches && <p className={styles.but}>{offer.mismatches.join(' · ')}</p>}
          {offer.inGoodMonth && (
            <Link href={offer.inGoodMonth.href} byQuery className={styles.month}>
              {offer.inGoodMonth.text}
            </Link>
          )}
          <Link href={planHref({ ...plan, pick: offer.key }, '#enquiry')} byQuery className={styles.ask}>
            {plan.pick === offer.key ? 'Chosen' : 'Ask for this'}
            <span className="visually-hidden"> trip: {offer.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function countOf(count: number): string {
  if (count === 0) return 'No trip matches all your answers'
  return count === 1 ? 'One trip for you' : `${count} trips for you`
}

function planText({ adults, children, month, budget, mood }: Plan): string {
  return [
    `${adults} ${adults === 1 ? 'adult' : 'adults'}`,
    children > 0 && `${children} ${children === 1 ? 'child' : 'children'}`,
    month && MONTHS[month - 1],
    budget && `up to ${formatRupees(budget)} for two`,
    mood,
  ]
    .filter(Boolean)
    .join(', ')
}
