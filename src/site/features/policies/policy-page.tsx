import type { Policy } from '../../../contract/copy.ts'
import { longDay } from '../../../contract/travel-date.ts'
import { Link } from '../../../ui/link.tsx'
import { PageBanner } from '../../../ui/page-banner.tsx'
import styles from './policy-page.module.css'

const OTHERS = [
  { title: 'Terms & Conditions', href: '/terms-conditions' },
  { title: 'Privacy Policy', href: '/privacy-policy' },
  { title: 'Cancellation Policy', href: '/cancellation-policy' },
]

/** A policy: its sections beside a list of links to them (spec 2 §2 "Policy pages"). */
export function PolicyPage({ policy: { title, updated, sections } }: { policy: Policy }) {
  const parts = sections.map((section, index) => ({ ...section, id: `section-${index + 1}` }))
  return (
    <article>
      <PageBanner
        title={title}
        lead={
          <>
            Last changed on <time dateTime={updated}>{longDay(updated)}</time>
          </>
        }
      />
      <div className={styles.columns}>
        <nav aria-label={`Sections of ${title}`} className={styles.contents} data-no-print>
          <ol>
            {parts.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {parts.map(({ id, heading, paragraphs = [], points = [] }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points.length > 0 && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          <p className={styles.others} data-no-print>
            Read also:{' '}
            {OTHERS.filter((other) => other.title !== title).map((other, index) => (
              <span key={other.href}>
                {index > 0 && ' and '}
                <Link href={other.href}>{other.title}</Link>
              </span>
            ))}
          </p>
        </div>
      </div>
    </article>
  )
}
