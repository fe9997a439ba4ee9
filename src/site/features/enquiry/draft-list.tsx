import { ANSWER_DRAFT_PREFIX } from '../../../contract/trip-path.ts'
import type { Draft } from '../../../outbox/types.ts'
import { announce } from '../../../ui/announcer.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import css from './enquiry-card.module.css'
import { timeText } from './entry-text.ts'
import { deleteDraft } from './use-drafts.ts'

/** Forms that were begun and not sent: they hold name and number, so their owner can see and delete them. */
export function DraftList({ drafts }: { drafts: readonly Draft[] }) {
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts">Drafts, not sent</h2>
      <p>Stored only on this device, and deleted after 90 days.</p>
      <ul role="list" className={css.drafts} aria-labelledby="drafts">
        {drafts.map((draft) => (
          <li key={draft.key} className={css.card}>
            <h3 className={css.title}>{entryTitle(draft)}</h3>
            <p className={css.progress}>
              Last typed <time dateTime={new Date(draft.updatedAt).toISOString()}>{writtenAt(draft)}</time>
            </p>
            <div className={css.actions}>
              {draft.page && !isEdit(draft) && !isAnswer(draft) && (
                <ButtonLink href={draft.page} size="small">
                  <Icon name="edit" /> Continue
                </ButtonLink>
              )}
              <Button
                size="small"
                variant="plain"
                onClick={() => void deleteDraft(draft.key).then(() => announce('The draft is deleted.'))}
              >
                <Icon name="trash" /> Delete draft
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
  if (isAnswer(draft))
    return `An answer to quotation ${draft.key.slice(ANSWER_DRAFT_PREFIX.length).split(' ')[0]}`
  if (isEdit(draft)) return 'Changes to an enquiry'
  const { destination, to, name } = draft.values
  const place = destination ?? to
  return place && place !== 'Other' ? `A trip to ${place}` : name ? `Enquiry of ${name}` : 'An enquiry'
}

function writtenAt({ updatedAt }: Draft): string {
  return timeText(new Date(updatedAt).toISOString())
}
