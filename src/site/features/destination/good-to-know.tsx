import type { Destination } from '../../../contract/catalogue.ts'
import { Section } from '../../../ui/section.tsx'
import { BestTime } from './best-time.tsx'
import styles from './good-to-know.module.css'

/** Best months, visa and currency. */
export function GoodToKnow({ destination }: { destination: Destination }) {
  const { name, visa, currency } = destination
  return (
    <Section title={`Good to know about ${name}`} deferred>
      <div className={styles.facts}>
        <BestTime {...destination} />
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
