import { enquiriesText } from '../../../language/enquiries.ts'
import type { DamagedEntry, NewerEntry } from '../../../outbox/types.ts'
import { announce } from '../../../ui/announcer.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { actOnOutbox } from './act-on-outbox.ts'
import { DeleteEntry } from './delete-entry.tsx'
import styles from './enquiry-card.module.css'
import { timeText } from './entry-text.ts'
import { HelpLinks } from './help-links.tsx'

type Props = {
  id: 'newer' | 'damaged'
  title: string
  text: string
  state: string
  entries: readonly (NewerEntry & Partial<DamagedEntry>)[]
}

/** Unsent records that this release never sends: a newer one keeps them in another form, or they cannot be read any more. */
export function NotSendableList({ id: titleId, title, text, state, entries }: Props) {
  const t = enquiriesText()
  if (entries.length === 0) return null
  return (
    <section className={styles.newer} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <p>{text}</p>
      <HelpLinks text={t.hello} />
      <ul role="list" className={styles.drafts} aria-labelledby={titleId}>
        {entries.map(({ id, composedAt, details = [] }) => (
          <li key={id} className={styles.card}>
            <header className={styles.head}>
              <h3 className={styles.title}>{details.join(', ') || t.newerEntry}</h3>
              <Badge tone="marigold">{state}</Badge>
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
