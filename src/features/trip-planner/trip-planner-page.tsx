import type { ReactNode } from 'react'
import { MONTHS } from '../../catalogue/months.ts'
import { formatRupees } from '../../contract/rupees.ts'
import { Link } from '../../ui/link.tsx'
import { OfferCard } from '../../ui/offer-card.tsx'
import { PageBanner } from '../../ui/page-banner.tsx'
import { Section } from '../../ui/section.tsx'
import type { Match, Matches } from './match-trips.ts'
import { type Plan, planHref } from './plan.ts'
import { PlannerForm } from './planner-form.tsx'
import styles from './trip-planner-page.module.css'

export type TripPlannerPageProps = {
  plan: Plan
  matches: Matches
  onPlan: (plan: Plan) => void
  /** The long form, prefilled with the plan. */
  form: ReactNode
}

/** From four wishes to a trip to an enquiry. */
export function TripPlannerPage({ plan, matches, onPlan, form }: TripPlannerPageProps) {
  const { exact, near, picked } = matches
  return (
    <>
      <PageBanner
        title="Trip planner"
        lead="Four answers, and only the trips that fit. It works without a network, too."
      />
      <div className={styles.columns}>
        <div className={styles.wishes}>
          <PlannerForm plan={plan} onPlan={onPlan} />
        </div>
        <section id="trips" aria-labelledby="trips-title" className={styles.trips}>
          <h2 id="trips-title">
            <span role="status">{countOf(exact.length)}</span>
          </h2>
          <p className={styles.summary}>{inWords(plan)}</p>
          <Trips matches={exact} plan={plan} />
          {near.length > 0 && (
            <>
              <h3>These come near</h3>
              <Trips matches={near} plan={plan} />
            </>
          )}
        </section>
      </div>
      <Section
        id="enquiry"
        title={picked ? `Ask about ${picked.title}` : 'Send us your plan'}
        lead={
          picked
            ? `${inWords(plan)}. We ring back with dates and a price for exactly this.`
            : 'Nothing quite right? Tell us where you would rather go, and we write a trip for it.'
        }
        ground="deep"
      >
        {form}
      </Section>
    </>
  )
}

function Trips({ matches, plan }: { matches: Match[]; plan: Plan }) {
  return (
    <ul className={styles.grid}>
      {matches.map(({ key, but, ...offer }) => (
        <li key={key} className={styles.trip}>
          <OfferCard offer={offer} sizes="(max-width: 768px) 46vw, 18rem" />
          {but && <p className={styles.but}>{but}</p>}
          <Link href={planHref({ ...plan, pick: key }, '#enquiry')} byQuery className={styles.ask}>
            {plan.pick === key ? 'Chosen' : 'Ask for this'}
            <span className="visually-hidden"> trip: {offer.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function countOf(count: number): string {
  if (count === 0) return 'No trip meets every wish'
  return count === 1 ? 'One trip for you' : `${count} trips for you`
}

function inWords({ adults, children, month, budget, mood }: Plan): string {
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
