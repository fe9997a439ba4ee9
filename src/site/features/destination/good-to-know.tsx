import type { Destination } from '../../../contract/catalogue.ts'
import { englishLang } from '../../../language/current.ts'
import { placeText } from '../../../language/place.ts'
import { Section } from '../../../ui/section.tsx'
import { monthNames } from '../../dates-text.ts'
import styles from './good-to-know.module.css'

/** Best months, visa and currency. */
export function GoodToKnow({ destination }: { destination: Destination }) {
  const t = placeText()
  const { name, bestMonths, season, visa, currency } = destination
  return (
    <Section title={t.goodToKnow(name)} deferred>
      <div className={styles.facts}>
        <div>
          <h3>{t.bestTime}</h3>
          <ol role="list" className={styles.months} aria-label={t.months}>
            {monthNames('short').map((month, index) => {
              const best = bestMonths.includes(index + 1)
              return (
                <li key={month} className={best ? styles.best : undefined}>
                  {month}
                  {best && <span className="visually-hidden"> ({t.good})</span>}
                </li>
              )
            })}
          </ol>
          <p lang={englishLang()}>{season}</p>
        </div>
        {visa && (
          <div>
            <h3>{t.visa}</h3>
            <p lang={englishLang()}>{visa}</p>
          </div>
        )}
        {currency && (
          <div>
            <h3>{t.money}</h3>
            <p lang={englishLang()}>{currency}</p>
          </div>
        )}
      </div>
    </Section>
  )
}
