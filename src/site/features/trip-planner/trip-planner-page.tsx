import type { ComponentProps, Key, ReactNode } from 'react'
import { findingText } from '../../../language/finding.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { OfferCard } from '../../../ui/offer-card.tsx'
import { PageBanner } from '../../../ui/page-banner.tsx'
import { Section } from '../../../ui/section.tsx'
import { useIsLoading } from '../../../ui/use-is-loading.ts'
import type { PlanMatch, PlanMatches } from './match-packages.ts'
import { type Plan, planHref } from './plan.ts'
import { planText } from './plan-text.ts'
import { PlannerForm } from './planner-form.tsx'
import styles from './trip-planner-page.module.css'

export type TripPlannerPageProps = {
  plan: Plan
  /** Another one when the plan comes from another entry of the history, not from the form. */
  planKey: Key
  matches: PlanMatches
  onPlan: (plan: Plan) => void
  /** Shown when the packages for another plan could not be loaded. */
  failed: ReactNode
  /** The long form with the plan filled in. */
  form: ReactNode
}

/** The planner form, the packages that match, and the enquiry form. */
export function TripPlannerPage({ plan, planKey, matches, onPlan, failed, form }: TripPlannerPageProps) {
  const t = findingText()
  const { exact, exactCount, near, count, selected } = matches
  return (
    <>
      <PageBanner title={t.planner} lead={t.plannerLead} />
      <div className={styles.columns}>
        <div className={styles.wishes}>
          <PlannerForm key={planKey} plan={plan} onPlan={onPlan} />
          {failed}
        </div>
        <Matches id="trips" aria-labelledby="trips-title" className={styles.trips}>
          <h2 id="trips-title">
            <span role="status">{countOf(exactCount)}</span>
          </h2>
          <p className={styles.summary}>{planText(plan)}</p>
          <Trips matches={exact} plan={plan} />
          {near.length > 0 && (
            <>
              <h3>{exactCount > 0 ? t.otherTrips : t.nearestTrips}</h3>
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
              {t.showAllTrips(String(count))}
            </ButtonLink>
          )}
        </Matches>
      </div>
      <Section
        id="enquiry"
        title={selected ? t.askAbout(selected.title) : t.sendEnquiry}
        lead={selected ? t.callWithPrice(planText(plan)) : t.notFoundTrip}
        ground="deep"
      >
        {form}
      </Section>
    </>
  )
}

// Busy while the packages of the last plan are loading.
function Matches(props: ComponentProps<'section'>) {
  return <section {...props} aria-busy={useIsLoading()} />
}

function Trips({ matches, plan }: { matches: PlanMatch[]; plan: Plan }) {
  const t = findingText()
  return (
    <ul role="list" className={styles.grid}>
      {matches.map((offer) => (
        <li key={offer.key} className={styles.trip}>
          <OfferCard offer={offer} sizes="(max-width: 768px) 34vw, 18rem" />
          {offer.forParty && <p className={styles.party}>{offer.forParty}</p>}
          {offer.mismatches && <p className={styles.but}>{offer.mismatches.join(' · ')}</p>}
          {offer.inGoodMonth && (
            <Link href={offer.inGoodMonth.href} byQuery className={styles.month}>
              {offer.inGoodMonth.text}
            </Link>
          )}
          <Link href={planHref({ ...plan, pick: offer.key }, '#enquiry')} byQuery className={styles.ask}>
            {plan.pick === offer.key ? t.chosen : t.askForThis}
            <span className="visually-hidden"> {t.trip(offer.title)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function countOf(count: number): string {
  const t = findingText()
  if (count === 0) return t.noTripMatches
  return count === 1 ? t.oneTripForYou : t.tripsForYou(String(count))
}
