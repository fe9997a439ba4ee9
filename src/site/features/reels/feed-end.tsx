import type { ReactNode } from 'react'
import { layoutText } from '../../../language/layout.ts'
import { reelsText } from '../../../language/reels.ts'
import type { Offer } from '../../../ui/offer-card.tsx'
import { OfferGrid } from '../../../ui/offer-grid.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './feed-end.module.css'

/** Packages shown after the last reel. */
const OFFERS = 8

type Props = {
  /** Slugs of the destinations seen, the latest first. */
  seen: readonly string[]
  /** Packages of each reel's destination, by slug. */
  offers: Readonly<Record<string, readonly Offer[]>>
  enquiryForm: ReactNode
}

/** Shown after the last reel: packages of the destinations just seen, then the enquiry form. */
export function FeedEnd({ seen, offers, enquiryForm }: Props) {
  return (
    <div className={styles.end}>
      <Section title={reelsText().endTitle} lead={reelsText().endLead}>
        <OfferGrid offers={pickOffers(seen, offers)} />
      </Section>
      <Section id="enquiry" title={layoutText().planYourTrip} ground="deep">
        <div className={styles.form}>{enquiryForm}</div>
      </Section>
    </div>
  )
}

// Picks one package of each destination in turn, destinations seen first, so that the cards vary.
function pickOffers(seen: readonly string[], offers: Props['offers']): Offer[] {
  const places = [...new Set([...seen, ...Object.keys(offers)])].map((slug) => offers[slug] ?? [])
  const rounds = Math.max(...places.map((list) => list.length))
  return Array.from({ length: rounds }, (_, round) => places.flatMap((list) => list[round] ?? []))
    .flat()
    .slice(0, OFFERS)
}
