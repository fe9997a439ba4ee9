import type { ReactNode } from 'react'
import type { Offer } from '../../ui/offer-card.tsx'
import { OfferGrid } from '../../ui/offer-grid.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './feed-end.module.css'

/** Packages shown after the last reel. */
const OFFERS = 8

type Props = {
  /** Slugs of the places seen, the latest first. */
  seen: readonly string[]
  /** Packages of every reel's place, by slug. */
  offers: Readonly<Record<string, readonly Offer[]>>
  enquiryForm: ReactNode
}

/** Where the last reel leads: packages of the places just seen, then the enquiry. */
export function FeedEnd({ seen, offers, enquiryForm }: Props) {
  return (
    <div className={styles.end}>
      <Section title="Go there yourself" lead="Trips to the places you have just seen.">
        <OfferGrid offers={pickOffers(seen, offers)} />
      </Section>
      <Section id="enquiry" title="Plan Your Trip" ground="deep">
        <div className={styles.form}>{enquiryForm}</div>
      </Section>
    </div>
  )
}

// One of each place in turn, places seen first: eight cards of one place would be a poor choice.
function pickOffers(seen: readonly string[], offers: Props['offers']): Offer[] {
  const places = [...new Set([...seen, ...Object.keys(offers)])].map((slug) => offers[slug] ?? [])
  const rounds = Math.max(...places.map((list) => list.length))
  return Array.from({ length: rounds }, (_, round) => places.flatMap((list) => list[round] ?? []))
    .flat()
    .slice(0, OFFERS)
}
