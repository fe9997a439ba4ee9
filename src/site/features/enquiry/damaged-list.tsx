import { enquiriesText } from '../../../language/enquiries.ts'
import type { DamagedEntry } from '../../../outbox/types.ts'
import { announce } from '../../../ui/announcer.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { actOnOutbox } from './act-on-outbox.ts'
import { DeleteEntry } from './delete-entry.tsx'
import styles from './enquiry-card.module.css'
import { timeText } from './entry-text.ts'
import { HelpLinks } from './help-links.tsx'

/** Unsent records that cannot be read any more, with what is left of them. They are never sent. */
export function DamagedList({ entries }: { entries: readonly DamagedEntry[] }) {
  const t = enquiriesText()
  if (entries.length === 0) return null
  return (
    <section className={styles.newer} aria-labelledby="damaged">
      <h2 id="damaged">{t.damaged}</h2>
      <p>{t.damagedText}</p>
      <HelpLinks text={t.hello} />
      <ul role="list" className={styles.drafts} aria-labelledby="damaged">
        {entries.map(({ id, composedAt, details }) => (
          <li key={id} className={styles.card}>
            <header className={styles.head}>
              <h3 className={styles.title}>{details.join(', ') || t.newerEntry}</h3>
              <Badge tone="marigold">{t.damagedState}</Badge>
            </header>
            {composedAt && (
              <p className={styles.progress}>
                {t.written} <time dateTime={composedAt}>{timeText(composedAt)}</time>
              </p>
            )}
            <div className={styles.actions}>
              <DeleteEntry
                title={t.deleteTitle}
                question={t.deleteAttempted}
                onDelete={() => actOnOutbox((outbox) => outbox.remove(id).then(() => announce(t.deleted)))}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
