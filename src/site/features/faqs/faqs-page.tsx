import type { FaqGroup } from '../../../contract/copy.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageBanner } from '../../../ui/page-banner.tsx'
import styles from './faqs-page.module.css'

export type FaqsPageProps = {
  /** Questions about every trip. */
  booking: FaqGroup
  /** The two columns about Meghalaya. */
  meghalaya: FaqGroup[]
}

/** Questions about booking, and two columns about Meghalaya; one is open at a time, and closes when tapped again (spec 1 §2 "FAQ page"). */
export function FaqsPage({ booking, meghalaya }: FaqsPageProps) {
  return (
    <>
      <PageBanner
        title="Frequently asked questions"
        lead="About booking, payment and documents, and about travel in Meghalaya."
        picture="north"
      />
      <div className={styles.groups}>
        <Group group={booking} id="booking" level={2} />
        <section aria-labelledby="meghalaya" className={styles.place}>
          <h2 id="meghalaya">Questions about Meghalaya</h2>
          <div className={styles.columns}>
            {meghalaya.map((group, column) => (
              <Group key={group.title} group={group} id={`meghalaya-${column + 1}`} level={3} />
            ))}
          </div>
        </section>
      </div>
      <p className={styles.more}>
        Do you have another question? <Link href="/contact">Ask us</Link>, or see the{' '}
        <Link href="/north">North-East trips</Link>.
      </p>
    </>
  )
}

function Group({ group: { title, questions }, id, level }: { group: FaqGroup; id: string; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className={styles.column}>
      <Heading id={id}>{title}</Heading>
      <Accordion
        group="faqs"
        level={level === 2 ? 3 : 4}
        items={questions.map(({ question, answer }, index) => ({
          id: `${id}-${index + 1}`,
          title: question,
          content: <p>{answer}</p>,
        }))}
      />
    </section>
  )
}
