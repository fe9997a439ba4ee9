import { useEffect, useState } from 'react'
import type { Lead, LeadChange, StaffMember } from '../../contract/lead.ts'
import { type BulkResult, MAX_LEADS_AT_ONCE } from '../../contract/many-leads.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { keepDraft, SELECTED_LEADS } from '../drafts/drafts.ts'
import { LostDialog } from '../lead/lead-lost.tsx'
import { removeActions, useUnsentActions } from '../outbox/device.ts'
import styles from './bulk-bar.module.css'
import { AssignDialog, countLeads, FollowUpDialog } from './bulk-dialogs.tsx'
import { bulkSummary, keptText, removedText } from './bulk-result.ts'
import { type BulkUndo, undoLabel, undoOf } from './bulk-undo.ts'
import { changeTogether } from './change-together.ts'
import type { Selection } from './use-selection.ts'

export type BulkBarProps = {
  selection: Selection
  me: StaffMember
  members: readonly StaffMember[]
  now: number
  /** Whether the list is that of suspected spam. */
  isSpam: boolean
  /** Called after a change. */
  onDone: () => void
}

/** The actions on the selected leads, and the result of the last one. */
export function BulkBar({ selection, me, members, now, isSpam, onDone }: BulkBarProps) {
  const { leads } = selection
  const [asking, setAsking] = useState<'assign' | 'follow-up' | 'lost' | 'spam'>()
  const [result, setResult] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  /** How to undo the last change: by changing the leads, or by removing changes that wait on this device. */
  const [undo, setUndo] = useState<{
    label: string
    steps: BulkUndo[]
    kept: string[]
    isSignedOut?: boolean
    leads: readonly Lead[]
  }>()
  // The result of an earlier selection does not belong to the next one.
  useEffect(() => {
    if (selection.on) {
      setResult('')
      setUndo(undefined)
    }
  }, [selection.on])
  const unsent = useUnsentActions().filter(({ refusal }) => refusal === undefined)
  const kept = undo?.kept ?? []
  const left = unsent.filter(({ id }) => kept.includes(id))
  // What was kept may have been sent since.
  const isOver = kept.length > 0 && left.length === 0
  const shown = isOver ? '' : left.length > 0 ? keptText(left, undo?.isSignedOut) : result
  const tooMany = leads.length > MAX_LEADS_AT_ONCE

  const change = async (wanted: LeadChange): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setResult('')
    setUndo(undefined)
    setFailure('')
    try {
      const sent = await changeTogether(leads, wanted, { me, members })
      setAsking(undefined)
      if (sent.type === 'waiting') {
        const { ids, isSignedOut } = sent
        setResult(keptText(leads, isSignedOut))
        setUndo({ label: 'Undo', steps: [], kept: ids, isSignedOut, leads })
        selection.keepOnly(new Set())
        return true
      }
      const results = sent.result
      setResult(bulkSummary(results, leads))
      const steps = undoOf(wanted, results, leads, Date.now())
      setUndo(steps.length > 0 ? { label: undoLabel(wanted), steps, kept: [], leads } : undefined)
      selection.keepOnly(new Set(results.flatMap(({ id, refusal }) => (refusal === undefined ? [] : [id]))))
      onDone()
      return true
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'This could not be saved.')
      return false
    } finally {
      setBusy(false)
    }
  }
  const takeBack = async () => {
    if (busy || !undo) return
    setBusy(true)
    setFailure('')
    const results: BulkResult['leads'] = []
    const waiting: Lead[] = []
    let removed: number | undefined
    let isSignedOut = false
    setUndo(undefined)
    try {
      if (undo.kept.length > 0) removed = await removeActions(undo.kept)
      for (const { ids, change, versions } of undo.steps) {
        const some = undo.leads.filter(({ id }) => ids.includes(id))
        const sent = await changeTogether(some, change, { me, members, versions })
        if (sent.type === 'done') results.push(...sent.result)
        else {
          waiting.push(...some)
          isSignedOut = sent.isSignedOut
        }
      }
    } catch (error) {
      // After a lost reply the change may have been made, so it is not offered again.
      const reason = error instanceof Error ? error.message : ''
      setFailure(`The change was interrupted, please check the list. ${reason}`)
    } finally {
      const texts = [
        results.length > 0 && bulkSummary(results, undo.leads),
        waiting.length > 0 && keptText(waiting, isSignedOut),
        removed !== undefined && removedText(removed, undo.kept.length),
      ].filter(Boolean)
      if (texts.length > 0) setResult(`${undo.label}: ${texts.join(' ')}`)
      setBusy(false)
      onDone()
    }
  }
  const ask = (what: typeof asking) => {
    setFailure('')
    setAsking(what)
  }
  const dismiss = () => setAsking(undefined)
  const dialog = { leads, failure, onDismiss: dismiss, onChange: (wanted: LeadChange) => void change(wanted) }
  const action = { variant: 'quiet', size: 'small', disabled: busy || leads.length === 0 || tooMany } as const
  const close = () => {
    setResult('')
    setUndo(undefined)
    setFailure('')
    selection.end()
  }
  return (
    <>
      <section aria-label="Selected leads" className={styles.bar} hidden={!selection.on && !shown}>
        <p role="status" className={styles.result}>
          {shown}
        </p>
        <p role="alert" className={styles.failure}>
          {asking === undefined && failure}
          {tooMany && `At most ${MAX_LEADS_AT_ONCE} leads can be changed at once.`}
        </p>
        <p className={styles.count}>
          {selection.on && (leads.length === 0 ? 'No lead selected yet' : `${countLeads(leads)} selected`)}
        </p>
        {undo && !isOver && (
          <Button variant="quiet" size="small" aria-disabled={busy} onClick={() => void takeBack()}>
            {undo.label}
          </Button>
        )}
        {selection.on && selection.allCount > leads.length && (
          <Button variant="quiet" size="small" onClick={selection.all}>
            Select all {selection.allCount} loaded
          </Button>
        )}
        <Button variant="plain" size="small" className={styles.cancel} onClick={close}>
          {selection.on ? 'Cancel' : 'Close'}
        </Button>
        {selection.on && (
          <div className={styles.actions}>
            <Button {...action} onClick={() => ask('assign')}>
              Assign to…
            </Button>
            <Button {...action} onClick={() => ask('follow-up')}>
              Follow up at…
            </Button>
            <Button {...action} onClick={() => ask('lost')}>
              Mark as lost…
            </Button>
            <Button {...action} onClick={() => (isSpam ? void change({ quarantined: false }) : ask('spam'))}>
              {isSpam ? 'Not spam' : 'Suspected spam'}
            </Button>
          </div>
        )}
      </section>
      <AssignDialog open={asking === 'assign'} {...dialog} me={me} members={members} />
      <FollowUpDialog open={asking === 'follow-up'} {...dialog} now={now} />
      <LostDialog
        open={asking === 'lost'}
        userId={me.id}
        leadId={SELECTED_LEADS}
        failure={failure}
        onClose={dismiss}
        onLost={async (lostReason) => {
          const done = await change({ status: 'lost', lostReason })
          if (done) keepDraft({ userId: me.id, leadId: SELECTED_LEADS, field: 'lost-reason' }, '')
          return done
        }}
      />
      <ConfirmDialog
        open={asking === 'spam'}
        title={`Move ${countLeads(leads)} to suspected spam?`}
        question="They leave the other lists at once. Nothing is deleted: they can be released there."
        yes="Move"
        no="Cancel"
        onAnswer={(yes) => {
          dismiss()
          if (yes) void change({ quarantined: true })
        }}
      />
    </>
  )
}
