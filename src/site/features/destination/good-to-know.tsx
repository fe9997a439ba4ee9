import type { Destination } from '../../../contract/catalogue.ts'
import { englishLang } from '../../../language/current.ts'
import { placeText } from '../../../language/place.ts'
import { Section } from '../../../ui/section.tsx'
import { BestTime } from './best-time.tsx'
import styles from './good-to-know.module.css'

/** Best months, visa and currency. */
export function GoodToKnow({ destination }: { destination: Destination }) {
  const t = placeText()
  const { name, visa, currency } = destination
  return (
    <Section title={t.goodToKnow(name)} deferred>
      <div className={styles.facts}>
        <BestTime {...destination} />
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
