import { pricedHotels } from '../../../catalogue/hotels.ts'
import type { HotelRow } from '../../../contract/catalogue.ts'
import { Stars } from '../../../ui/stars.tsx'
import styles from './hotel-table.module.css'

const CATEGORIES = [3, 4, 5] as const

/** The hotels of each city by star category; rows without hotels are left out (spec 2 §2 "Hotels block"). */
export function HotelTable({ rows }: { rows: HotelRow[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="hotels">
      <h2 id="hotels">Hotels</h2>
      <p className={styles.priced}>{pricedHotels(rows)}</p>
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
                      {stars}-star <Stars rating={stars} />
                    </dt>
                    <dd>{hotels.join(' / ')} or similar</dd>
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
