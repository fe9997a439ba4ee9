import { enquiriesText } from '../../../language/enquiries.ts'
import type { NewerEntry } from '../../../outbox/types.ts'
import { announce } from '../../../ui/announcer.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { actOnOutbox } from './act-on-outbox.ts'
import { DeleteEntry } from './delete-entry.tsx'
import styles from './enquiry-card.module.css'
import { timeText } from './entry-text.ts'
import { HelpLinks } from './help-links.tsx'

/** What a newer release of the app has kept on this device, and this one can only count. */
export function NewerList({ entries }: { entries: readonly NewerEntry[] }) {
  const t = enquiriesText()
  if (entries.length === 0) return null
  return (
    <section className={styles.newer} aria-labelledby="newer">
      <h2 id="newer">{t.newer}</h2>
      <p>{t.newerText}</p>
      <HelpLinks text={t.hello} />
      <ul role="list" className={styles.drafts} aria-labelledby="newer">
        {entries.map(({ id, composedAt }) => (
          <li key={id} className={styles.card}>
            <header className={styles.head}>
              <h3 className={styles.title}>{t.newerEntry}</h3>
              <Badge tone="marigold">{t.newerState}</Badge>
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
