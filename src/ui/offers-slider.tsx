import type { ReactNode } from 'react'
import { Carousel } from './carousel.tsx'
import { GRID_CARD_SIZES, type Offer, OfferCard } from './offer-card.tsx'
import { Section } from './section.tsx'

export type OffersSliderProps = {
  title: string
  lead?: ReactNode
  action?: ReactNode
  offers: readonly Offer[]
  /** Opens a popup about the card instead of its page. */
  onChoose?: ((offer: Offer) => void) | undefined
  deferred?: boolean
  /** `desktop` hides the arrows up to 768 px. */
  arrows?: 'desktop' | undefined
  className?: string | undefined
  /** Shown before the cards. */
  children?: ReactNode
}

/**
 * Package cards, those with a flight after the others. The spec's "4 per view, 2 below 400 px, two rows on narrow
 * screens": two columns in two rows below 768 px, which is four in view, since four beside each other on a phone
 * could not be read; four columns above.
 */
export function OffersSlider({ title, offers, onChoose, arrows, children, ...section }: OffersSliderProps) {
  return (
    <Section title={title} {...section}>
      {children}
      <Carousel label={title} perView={{ base: 2, 768: 4 }} twoRows {...(arrows && { arrows })}>
        {flightsLast(offers).map((offer) => (
          <OfferCard
            key={offer.href}
            offer={offer}
            sizes={GRID_CARD_SIZES}
            onChoose={onChoose && (() => onChoose(offer))}
          />
        ))}
      </Carousel>
    </Section>
  )
}

/** The same cards in the same order, but those with a flight after the others. */
export function flightsLast<T extends Pick<Offer, 'info'>>(offers: readonly T[]): T[] {
  const withFlight = (offer: T) => Number(offer.info.some(({ text }) => text === 'Flight'))
  return [...offers].sort((a, b) => withFlight(a) - withFlight(b))
}
