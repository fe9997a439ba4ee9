import type { ReactNode } from 'react'
import { OfferCard } from '../../ui/offer-card.tsx'
import type { FoundOffer } from './find-packages.ts'
import { FINDER_FORM } from './finder-form.tsx'
import styles from './found-trip.module.css'

export type FoundTripProps = {
  offer: FoundOffer
  isTicked: boolean
  /** One more may be ticked. */
  canTick: boolean
  onTick: () => void
  heart: ReactNode
}

/** A found package: its card, why it was found, a heart, and a tick that belongs to the finder's form. */
export function FoundTrip({ offer, isTicked, canTick, onTick, heart }: FoundTripProps) {
  const { key, why, ...card } = offer
  return (
    <li className={styles.trip}>
      <OfferCard offer={card} sizes="(max-width: 768px) 46vw, (max-width: 1340px) 23vw, 300px" />
      <div className={styles.heart}>{heart}</div>
      {why && <p className={styles.why}>{why}</p>}
      <label className={styles.tick}>
        <input
          type="checkbox"
          name="p"
          value={key}
          form={FINDER_FORM}
          defaultChecked={isTicked}
          disabled={!isTicked && !canTick}
          onChange={onTick}
        />
        Compare<span className="visually-hidden"> {offer.title}</span>
      </label>
    </li>
  )
}
