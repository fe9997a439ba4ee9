import { useCallback, useEffect, useRef, useState } from 'react'
import { describeChangeAct } from '../../contract/desk-action-text.ts'
import type { ContactChannel, StaffMember } from '../../contract/lead.ts'
import type { DeskLead } from '../../contract/lead-work.ts'
import type { Template } from '../../contract/message-template.ts'
import { announce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useNow } from '../../ui/use-now.ts'
import { SaveFailure } from '../drafts/save-failure.tsx'
import { KEPT_TEXT, perform, useIsWaiting, useUnsentActions } from '../outbox/device.ts'
import { withUnsent } from '../outbox/with-unsent.ts'
import { ActionStatus } from '../ui/action-status.tsx'
import { useIsShown } from '../ui/use-is-shown.ts'
import { CallResultForm } from './call-result-form.tsx'
import { CallSheet } from './call-sheet.tsx'
import { ContactActions, contactLinks } from './contact-actions.tsx'
import { CorrectionDialog } from './correction-dialog.tsx'
import { deleteTextsOfLead } from './erased-drafts.ts'
import { LeadConflict, unmergeLead } from './lead-api.ts'
import { LeadBadges } from './lead-badges.tsx'
import { type Act, type Conflict, ConflictDialog, type Save, type Submit } from './lead-conflict.tsx'
import { isReplacedSince, toChangeAct } from './lead-conflict-text.ts'
import { LeadFacts } from './lead-facts.tsx'
import { LeadHistory } from './lead-history.tsx'
import { LeadNote } from './lead-note.tsx'
import styles from './lead-page.module.css'
import { RelatedLeads } from './lead-related.tsx'
import { LeadRemoval } from './lead-removal.tsx'
import { bookingTimeLabel, leadSubject, quarantineText, travelDay, travellers } from './lead-text.ts'
import { LeadWork } from './lead-work.tsx'
import { QuickBar } from './quick-bar.tsx'
import { LeadQuotations } from './quotation/lead-quotations.tsx'
import { draftsOf, forgetSent, keepSentAgain, releaseSent } from './sent-drafts.ts'
import { usePresence } from './use-presence.ts'

const NOTE_ID = 'lead-note'

/** A change to be sent; without a base and a version of its own, based on the lead as it is loaded. */
type Attempt = Pick<Conflict, 'change' | 'send'> & { base?: Conflict['base']; version?: number }

export type LeadPageProps = {
  lead: DeskLead
  me: StaffMember
  members: readonly StaffMember[]
  templates: readonly Template[]
  /** Loads the lead again. */
  reload: () => Promise<void>
}

/** One lead: contact actions, work, facts and history. */
export function LeadPage({ lead: saved, me, members, templates, reload }: LeadPageProps) {
  const unsent = useUnsentActions().filter(({ leadId }) => leadId === saved.id)
  // What the user did and could not send is shown as done, and named as not sent.
  const lead = withUnsent(saved, unsent)
  const [failed, setFailed] = useState<unknown>()
  /** The last action, if it is kept. */
  const [kept, setKept] = useState<string>()
  const isWaiting = useIsWaiting(kept)
  const [correcting, setCorrecting] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  const isShown = useIsShown()
  const now = useNow()
  const { others: present, refusal } = usePresence(lead, reload)
  const closed = lead.erasedAt !== null || lead.mergedInto !== null

  const run = useCallback(
    async (work: () => Promise<unknown>): Promise<boolean> => {
      setFailed(undefined)
      try {
        setKept(undefined)
        // What waits on the device has changed nothing on the server, which cannot be reached.
        const result = await work()
        if (result === 'waiting') return true
        await reload()
        if (result !== 'conflict') announce('Saved.')
        return true
      } catch (error) {
        setFailed(error)
        return false
      }
    },
    [reload],
  )
  useEffect(() => {
    if (lead.erasedAt !== null) void deleteTextsOfLead(lead.id)
  }, [lead.erasedAt, lead.id])
  // Every change names the version it is based on; on a conflict the user is asked to decide.
  const latest = useRef(lead.version)
  useEffect(() => {
    latest.current = lead.version
  }, [lead.version])
  const attempt = ({ base = saved, version = latest.current, change, send }: Attempt) =>
    run(async () => {
      try {
        const result = await send(version)
        setConflict(undefined)
        return result
      } catch (error) {
        if (!(error instanceof LeadConflict)) throw error
        setConflict({ base, theirs: error.lead, change, send })
        return 'conflict'
      }
    })
  // Based on the lead as loaded now, or as its form was opened: loading it again must not hide what a colleague changed.
  const submit: Submit = (change, send, opened = lead) => {
    const isReplaced = isReplacedSince(opened, lead, change)
    return attempt({ change, send, ...(isReplaced && { base: opened, version: opened.version }) })
  }
  const save: Save = (change, opened = lead) => {
    const sent = draftsOf(me.id, lead.id, change)
    const send = async (version: number) => {
      const what = toChangeAct(opened, change, members, version)
      // What was typed is in its field again.
      const isTold = () => isShown() || sent.some(({ text }) => text !== '')
      const done = await act(what, () => releaseSent(sent), isTold).catch((error: unknown) => {
        keepSentAgain(sent)
        throw error
      })
      forgetSent(sent, latest.current)
      return done
    }
    return submit(change, send, opened)
  }

  const act: Act = async (what, onKept, isTold) => {
    const action = { userId: me.id, leadId: lead.id, reference: lead.reference, act: what }
    const result = await perform(action, onKept, isTold)
    if (result.type === 'refused' || result.type === 'signed-out') throw result.error
    if (result.type === 'waiting') setKept(result.id)
    // Until the lead is loaded again; 0 where another tab sent it.
    if (result.type === 'done' && what.type === 'change' && result.version > 0)
      latest.current = result.version
    return result.type
  }

  const tap = (channel: ContactChannel) =>
    void run(() => act({ type: 'contact', channel }, undefined, isShown))
  const failure = failed === undefined ? '' : <SaveFailure error={failed} />

  return (
    <article className={styles.page}>
      <header className={styles.head}>
        {/* On one line, so that the content below does not move under the finger when a colleague opens the lead. */}
        <div className={styles.top}>
          <Link href="/admin/leads" className={styles.back}>
            <Icon name="chevron" className={styles.backwards} /> All leads
          </Link>
          <p role="status" className={styles.present}>
            {present.length > 0 && (
              <>
                <Icon name="people" />
                <span>
                  {present.map(({ name }) => name).join(', ')} {present.length === 1 ? 'is' : 'are'} here too
                </span>
              </>
            )}
          </p>
        </div>
        <h1 tabIndex={-1} data-title={lead.reference}>
          {lead.name ?? 'Erased'}
        </h1>
        <p className={styles.marks}>
          <span className={styles.reference}>{lead.reference}</span>
          <LeadBadges lead={saved} now={now} />
        </p>
        <p className={styles.summary}>{inShort(lead)}</p>
      </header>
      {/* Typed text stays readable, so that it can be passed on. */}
      <div role="alert">
        {refusal && (
          <p className={styles.notice} data-tone="danger">
            {refusal} Nothing can be saved here any more.
          </p>
        )}
      </div>
      {lead.keptAs && (
        <div className={styles.notice}>
          <p>
            This enquiry is part of{' '}
            {lead.keptAs.id ? (
              <Link href={`/admin/leads/${lead.keptAs.id}`}>{lead.keptAs.reference}</Link>
            ) : (
              lead.keptAs.reference
            )}
            . Its history continues there.
          </p>
          <Button variant="quiet" size="small" onClick={() => run(() => unmergeLead(lead.id))}>
            Separate them
          </Button>
        </div>
      )}
      {lead.quarantined && !closed && (
        <div className={styles.notice} data-tone="danger">
          <p>
            <strong>Suspected spam</strong>: {quarantineText(lead.quarantineReason)}
          </p>
          <Button variant="quiet" size="small" onClick={() => save({ quarantined: false })}>
            Not spam
          </Button>
        </div>
      )}
      <div className={styles.columns}>
        {!closed && (
          <div className={styles.work}>
            <ContactActions lead={lead} me={me} templates={templates} onTap={tap} />
            <CallResultForm lead={lead} unsent={unsent} me={me} now={now} act={act} submit={submit} />
            <LeadWork
              {...{ lead, me, members, now, save, failure }}
              savedStatus={saved.status}
              unsent={unsent.flatMap(({ act, refusal }) =>
                act.type === 'change' && refusal === undefined ? [describeChangeAct(act)] : [],
              )}
            />
            <LeadNote id={NOTE_ID} userId={me.id} leadId={lead.id} run={run} act={act} />
          </div>
        )}
        <div className={styles.known}>
          <LeadFacts lead={lead} onCorrect={closed ? undefined : () => setCorrecting(true)} />
          <LeadQuotations lead={lead} />
          <RelatedLeads lead={lead} members={members} run={run} />
        </div>
        <LeadHistory events={lead.history} members={members} />
        {lead.erasedAt === null && (
          <LeadRemoval
            lead={lead}
            canErase={me.role === 'owner'}
            onQuarantine={closed || lead.quarantined ? undefined : () => save({ quarantined: true })}
            run={run}
          />
        )}
      </div>
      <ActionStatus done={isWaiting ? KEPT_TEXT : ''} failure={failure} />
      {!closed && <CallSheet lead={lead} onTap={tap} />}
      {!closed && <QuickBar {...contactLinks(lead, me, templates)} noteId={NOTE_ID} onTap={tap} />}
      <CorrectionDialog
        open={correcting}
        userId={me.id}
        lead={lead}
        failure={failure}
        onClose={() => setCorrecting(false)}
        save={save}
      />
      <ConflictDialog
        conflict={conflict}
        history={lead.history}
        members={members}
        failure={failure}
        onKeepTheirs={() => {
          setConflict(undefined)
          void reload()
        }}
        onSaveMine={() =>
          conflict &&
          void attempt({ change: conflict.change, send: conflict.send, version: conflict.theirs.version })
        }
      />
    </article>
  )
}

// A summary to read before a call, because the facts are below the fold.
function inShort(lead: DeskLead): string {
  const from = lead.departure_city && `from ${lead.departure_city}`
  return [leadSubject(lead), travelDay(lead)?.shown, travellers(lead), from, bookingTimeLabel(lead)]
    .filter(Boolean)
    .join(' · ')
}
