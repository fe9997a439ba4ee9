import { packageTerms } from '../../../content/copy/package-terms.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import styles from './package-page.module.css'

/** The five booking conditions; each opens independently and none is open at first (spec 2 §2). */
export function PackageTerms() {
  const items = packageTerms.map(({ title, text }, index) => ({
    id: `term-${index + 1}`,
    title,
    content: <p className={styles.term}>{text}</p>,
  }))
  return (
    <section aria-labelledby="terms" className={styles.conditions}>
      <h2 id="terms">Terms &amp; Conditions</h2>
      <Accordion items={items} mode="many" level={3} className={styles.terms ?? ''} />
    </section>
  )
}
