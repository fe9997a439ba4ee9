import { useState } from 'react'
import { type DeskAction, isKnownAct } from '../../contract/desk-action.ts'
import { describeAct } from '../../contract/desk-action-text.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { removeAction, retryAction, sendNow, useUnsentActions } from './device.ts'
import { replacedClosing } from './replaced-closing.ts'
import styles from './unsent-actions.module.css'

const TIME = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

/** What the user did and the server has not done yet; nothing while there is none. */
export function UnsentActions() {
  const actions = useUnsentActions()
  const [deleting, setDeleting] = useState<DeskAction>()
  const refused = actions.filter(({ refusal }) => refusal !== undefined).length
  return (
    <>
      <div role="status">
        {actions.length > 0 && (
          <details className={styles.unsent} open={refused > 0 || undefined}>
            <summary>
              {actions.length === 1 ? '1 action is' : `${actions.length} actions are`} not confirmed yet
              {refused > 0 && `, ${refused} refused`}
              <Icon name="chevron" className={styles.arrow} />
            </summary>
            <p className={styles.about}>
              {aboutAll(actions.length, refused)}{' '}
              {refused < actions.length && (
                <Button variant="secondary" size="small" onClick={() => void sendNow()}>
                  Send now
                </Button>
              )}
            </p>
            <ul>
              {actions.map((action) => (
                <li key={action.id}>
                  <div>
                    <p>
                      <strong>{describeAct(action.act)}</strong>{' '}
                      <span className={styles.byline}>
                        <Link href={`/admin/leads/${action.leadId}`}>{action.reference}</Link> ·{' '}
                        {TIME.format(new Date(action.at))}
                      </span>
                    </p>
                    {action.refusal !== undefined && (
                      <p className={styles.refusal}>Not saved. {action.refusal}</p>
                    )}
                  </div>
                  <Decision action={action} />
                  <Button variant="plain" size="small" onClick={() => setDeleting(action)}>
                    Delete
                  </Button>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <ConfirmDialog
        open={deleting !== undefined}
        dangerous
        title="Delete it?"
        question="The server has not confirmed it. If you delete it, it is not sent again."
        yes="Delete"
        no="Keep"
        onAnswer={(yes) => {
          if (yes && deleting) void removeAction(deleting.id)
          setDeleting(undefined)
        }}
      />
    </>
  )
}

function aboutAll(count: number, refused: number): string {
  if (refused === count) return 'Kept on this device until you decide.'
  const sent = 'sent when there is a network and the desk is open.'
  if (refused === 0) return `Kept on this device. They are ${sent}`
  return `Kept on this device. What was refused waits for your decision; the rest is ${sent}`
}

/** What can be done about an action that is not sent by itself. */
function Decision({ action: { id, act, conflict, refusal } }: { action: DeskAction }) {
  if (!isKnownAct(act))
    return (
      <p className={styles.decision}>Only a newer version of the desk can send it. Reload this page later.</p>
    )
  // Of a note on an erased lead the text is deleted.
  if (refusal === undefined || (act.type === 'note' && act.text === '')) return null
  const seen = act.type === 'change' ? act.seen.status : undefined
  const closed = conflict && act.type === 'change' && replacedClosing(act.change, seen, conflict.status)
  // A colleague's booking or loss is not replaced from here.
  if (closed)
    return <p className={styles.decision}>The lead is {closed} now. To change that, open the lead.</p>
  return (
    <Button variant="secondary" size="small" onClick={() => void retryAction(id)}>
      {conflict ? 'Save my change as well' : 'Send again'}
    </Button>
  )
}
