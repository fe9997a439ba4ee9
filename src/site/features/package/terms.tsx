import { packageTerms } from '../../../content/copy/package-terms.ts'
import { englishLang } from '../../../language/current.ts'
import { detailsText } from '../../../language/package-details.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import styles from './package-page.module.css'

/** The five booking conditions; each opens independently and none is open at first (spec 2 §2). */
export function PackageTerms() {
  const items = packageTerms.map(({ title, text }, index) => ({
    id: `term-${index + 1}`,
    title: <span lang={englishLang()}>{title}</span>,
    content: (
      <p lang={englishLang()} className={styles.term}>
        {text}
      </p>
    ),
  }))
  return (
    <section aria-labelledby="terms" className={styles.conditions}>
      <h2 id="terms">{detailsText().terms}</h2>
      <Accordion items={items} mode="many" level={3} className={styles.terms ?? ''} />
    </section>
  )
}
