import type { FaqGroup } from '../../../contract/copy.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageBanner } from '../../../ui/page-banner.tsx'
import styles from './faqs-page.module.css'

/** Questions in two columns; one is open at a time on the page, and closes when tapped again (spec 1 §2 "FAQ page"). */
export function FaqsPage({ groups }: { groups: FaqGroup[] }) {
  return (
    <>
      <PageBanner
        title="Questions about Meghalaya"
        lead="What people ask before they go to the hills where the clouds live."
        picture="north"
      />
      <div className={styles.columns}>
        {groups.map(({ title, questions }, column) => (
          <section key={title} aria-labelledby={`faqs-${column}`} className={styles.column}>
            <h2 id={`faqs-${column}`}>{title}</h2>
            <Accordion
              group="faqs"
              level={3}
              items={questions.map(({ question, answer }, index) => ({
                id: `question-${column + 1}-${index + 1}`,
                title: question,
                content: <p>{answer}</p>,
              }))}
            />
          </section>
        ))}
      </div>
      <p className={styles.more}>
        Something else on your mind? <Link href="/contact">Ask us</Link>, or look at the{' '}
        <Link href="/north">North-East trips</Link>.
      </p>
    </>
  )
}
