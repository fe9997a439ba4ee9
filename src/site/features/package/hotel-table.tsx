import { pricedHotels } from '../../../catalogue/hotels.ts'
import type { HotelRow } from '../../../contract/catalogue.ts'
import type { PriceRow } from '../../../contract/package-prices.ts'
import { englishLang } from '../../../language/current.ts'
import { detailsText } from '../../../language/package-details.ts'
import { Stars } from '../../../ui/stars.tsx'
import styles from './hotel-table.module.css'

const CATEGORIES = [3, 4, 5] as const

/** The hotels of each city by star category; rows without hotels are left out (spec 2 §2 "Hotels block"). */
export function HotelTable({ rows, prices }: { rows: HotelRow[]; prices?: PriceRow[] | undefined }) {
  if (rows.length === 0) return null
  const t = detailsText()
  return (
    <section aria-labelledby="hotels">
      <h2 id="hotels">{t.hotels}</h2>
      <p lang={englishLang()} className={styles.priced}>
        {pricedHotels(rows, prices)}
      </p>
      <div className={styles.rows}>
        {rows.map((row) => (
          <div key={row.city} className={styles.row}>
            <h3>{row.city}</h3>
            <dl className={styles.categories}>
              {CATEGORIES.map((stars) => {
                const hotels = row[`star${stars}`]
                return hotels ? (
                  <div key={stars}>
                    <dt>
                      {t.stars(String(stars))} <Stars rating={stars} />
                    </dt>
                    <dd>{t.orSimilar(hotels.join(' / '))}</dd>
                  </div>
                ) : null
              })}
            </dl>
          </div>
        ))}
      </div>
    </section>
  )
}
