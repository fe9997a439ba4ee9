import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { CONTACT_TEXTS, OUTCOME_TEXTS } from '../ui/contact-text.ts'
import type { DeskAct, DeskAction, KeptChange } from './desk-action.ts'
import { removeAction, retryAction, useUnsentActions } from './device.ts'
import styles from './unsent-actions.module.css'

const TIME = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

/** What the user did and the server has not done yet; nothing while there is none. */
export function UnsentActions({ describeChange }: { describeChange: (change: KeptChange) => string }) {
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
            </summary>
            <p>Kept on this device. They are sent when there is a network and the desk is open.</p>
            <ul>
              {actions.map((action) => (
                <li key={action.id}>
                  <p>
                    <strong>{actText(action.act, describeChange)}</strong>
                    {action.refusal !== undefined && (
                      <span className={styles.refusal}> {action.refusal}</span>
                    )}
                  </p>
                  <p className={styles.byline}>
                    <Link href={`/admin/leads/${action.leadId}`}>{action.reference}</Link> ·{' '}
                    {TIME.format(new Date(action.at))}
                  </p>
                  <p className={styles.actions}>
                    {/* A refused change is decided on the lead's page: sent again, it would be refused again. */}
                    {!(action.act.type === 'change' && action.refusal) && (
                      <Button variant="secondary" size="small" onClick={() => void retryAction(action.id)}>
                        Send now
                      </Button>
                    )}
                    <Button variant="plain" size="small" onClick={() => setDeleting(action)}>
                      Delete
                    </Button>
                  </p>
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

function actText(act: DeskAct, describeChange: (change: KeptChange) => string): string {
  if (act.type === 'change') return describeChange(act.change)
  if (act.type === 'note') return `Note: ${act.text}`
  if (act.type === 'contact') return CONTACT_TEXTS[act.channel]
  const { outcome, note } = act.result
  return note ? `${OUTCOME_TEXTS[outcome]}. ${note}` : OUTCOME_TEXTS[outcome]
}
