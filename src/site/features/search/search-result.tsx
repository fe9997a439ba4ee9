import type { ReactNode } from 'react'
import { englishLang } from '../../../language/current.ts'
import { findingText } from '../../../language/finding.ts'
import { GRID_CARD_SIZES, OfferCard } from '../../../ui/offer-card.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { MAX_COMPARED } from './package-search.ts'
import { SEARCH_FORM } from './search-form.tsx'
import type { SearchOffer } from './search-packages.ts'
import styles from './search-result.module.css'

export type SearchResultProps = {
  offer: SearchOffer
  isSelected: boolean
  /** Whether another package can be selected for comparison. */
  canSelect: boolean
  onSelect: () => void
  heart: ReactNode
}

/** A search result: the card, the text that matched, the save button, and a compare checkbox of the finder's form. */
export function SearchResult({ offer, isSelected, canSelect, onSelect, heart }: SearchResultProps) {
  const isFull = !isSelected && !canSelect
  const hasNotes = offer.why ?? offer.lacks ?? offer.otherHotels
  return (
    <li className={styles.trip}>
      <OfferCard offer={offer} sizes={GRID_CARD_SIZES} />
      <div className={styles.heart}>{heart}</div>
      {hasNotes && (
        <div className={styles.notes}>
          {offer.why && (
            <p lang={englishLang()} className={styles.why}>
              {offer.why}
            </p>
          )}
          {offer.lacks && <p className={styles.why}>{offer.lacks}</p>}
          {offer.otherHotels && <p className={styles.why}>{offer.otherHotels}</p>}
        </div>
      )}
      <label className={styles.tick}>
        <input
          type="checkbox"
          name="p"
          value={offer.key}
          form={SEARCH_FORM}
          defaultChecked={isSelected}
          // `disabled` would take it out of the reach of the keyboard and could not say why.
          aria-disabled={isFull}
          onClick={(event) => {
            if (!isFull) return
            event.preventDefault()
            showToast(findingText().compareMost(String(MAX_COMPARED)))
          }}
          onChange={onSelect}
        />
        {findingText().compare}
        <span className="visually-hidden"> {offer.title}</span>
      </label>
    </li>
  )
}
