import type { Destination } from '../../../contract/catalogue.ts'
import { Section } from '../../../ui/section.tsx'
import styles from './good-to-know.module.css'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Best months, visa and currency. */
export function GoodToKnow({ destination }: { destination: Destination }) {
  const { name, bestMonths, season, visa, currency } = destination
  return (
    <Section title={`Good to know about ${name}`} deferred>
      <div className={styles.facts}>
        <div>
          <h3>Best time to go</h3>
          <ol role="list" className={styles.months} aria-label="Months">
            {MONTHS.map((month, index) => {
              const best = bestMonths.includes(index + 1)
              return (
                <li key={month} className={best ? styles.best : undefined}>
                  {month}
                  {best && <span className="visually-hidden"> (good)</span>}
                </li>
              )
            })}
          </ol>
          <p>{season}</p>
        </div>
        {visa && (
          <div>
            <h3>Visa</h3>
            <p>{visa}</p>
          </div>
        )}
        {currency && (
          <div>
            <h3>Money</h3>
            <p>{currency}</p>
          </div>
        )}
      </div>
    </Section>
  )
}
