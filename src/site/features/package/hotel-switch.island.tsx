import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import type { HotelChoice } from '../../../catalogue/hotels.ts'
import type { PricedHotels } from '../../../contract/hotel-categories.ts'
import { detailsText } from '../../../language/package-details.ts'
import { Price } from '../../../ui/price.tsx'
import styles from './hotel-switch.module.css'

type HotelSwitchProps = {
  choices: HotelChoice[]
  chosen: PricedHotels
  onChoose: (hotels: PricedHotels) => void
}

/** Chooses the hotel category that all prices of the page are for. */
export function HotelSwitch({ choices, chosen, onChoose }: HotelSwitchProps) {
  const t = detailsText()
  const isHydrated = useHydrated()
  // The prices of the page follow a moment later.
  const [picked, setPicked] = useState(chosen)
  // The one that was picked may have no price any more.
  const shown = choices.some(({ hotels }) => hotels === picked) ? picked : chosen
  return (
    <fieldset className={styles.choices} data-no-print="">
      <legend>{t.chooseHotels}</legend>
      {choices.map(({ hotels, stars, forTwo }) => (
        <label key={hotels} className={styles.choice}>
          <input
            type="radio"
            name="hotels"
            value={hotels}
            checked={hotels === shown}
            onChange={() => {
              setPicked(hotels)
              onChoose(hotels)
            }}
          />
          <span>{stars ? t.stars(String(stars)) : t.asListed}</span>
          <span className={styles.price}>
            <Price rupees={forTwo} />
          </span>
        </label>
      ))}
      {!isHydrated && <p className={styles.unpriced}>{t.hotelsUnpriced}</p>}
    </fieldset>
  )
}
