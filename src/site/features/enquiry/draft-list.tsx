import { splitLanguage } from '../../../contract/languages.ts'
import { ANSWER_DRAFT_PREFIX } from '../../../contract/trip-path.ts'
import { enquiriesText } from '../../../language/enquiries.ts'
import { deleteDraft } from '../../../offline/outbox/draft-deletion.ts'
import type { Draft } from '../../../outbox/types.ts'
import { announce } from '../../../ui/announcer.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.tsx'
import styles from './enquiry-card.module.css'
import { timeText } from './entry-text.ts'

/** Forms that were begun and not sent: they hold name and number, so their owner can see and delete them. */
export function DraftList({ drafts }: { drafts: readonly Draft[] }) {
  const t = enquiriesText()
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts">{t.drafts}</h2>
      <p>{t.draftsText}</p>
      <ul role="list" className={styles.drafts} aria-labelledby="drafts">
        {drafts.map((draft) => (
          <li key={draft.key} className={styles.card}>
            <h3 className={styles.title}>{entryTitle(draft)}</h3>
            <p className={styles.progress}>
              {t.lastTyped} <time dateTime={new Date(draft.updatedAt).toISOString()}>{writtenAt(draft)}</time>
            </p>
            {draft.attempted && <p className={styles.progress}>{t.draftAttempted}</p>}
            <div className={styles.actions}>
              {draft.page && !isEdit(draft) && !isAnswer(draft) && (
                <ButtonLink href={splitLanguage(draft.page).path} size="small">
                  <Icon name="edit" /> {t.continue}
                </ButtonLink>
              )}
              <Button
                size="small"
                variant="plain"
                onClick={() =>
                  void deleteDraft(draft.key).then((isDeleted) =>
                    isDeleted ? announce(t.draftDeleted) : showToast(t.storageFails),
                  )
                }
              >
                <Icon name="trash" /> {t.deleteDraft}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function isEdit({ key }: Draft): boolean {
  return key.startsWith('edit:')
}

// The address of a trip is not kept with what was typed there.
function isAnswer({ key }: Draft): boolean {
  return key.startsWith(ANSWER_DRAFT_PREFIX)
}

function entryTitle(draft: Draft): string {
  const t = enquiriesText()
  if (isAnswer(draft)) return t.draftAnswer(draft.key.slice(ANSWER_DRAFT_PREFIX.length).split(' ')[0] ?? '')
  if (isEdit(draft)) return t.draftEdit
  const { destination, to, name } = draft.values
  const place = destination ?? to
  return place && place !== 'Other' ? t.tripTo(place) : name ? t.draftOf(name) : t.draftEnquiry
}

function writtenAt({ updatedAt }: Draft): string {
  return timeText(new Date(updatedAt).toISOString())
}
