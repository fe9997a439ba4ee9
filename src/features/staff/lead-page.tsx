import { useCallback, useRef, useState } from 'react'
import type { LeadChange, StaffMember } from '../../contract/lead.ts'
import type { DeskLead } from '../../contract/lead-work.ts'
import type { Template } from '../../contract/message-template.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { changeLead, LeadConflict, logContact, unmergeLead } from './lead-api.ts'
import { ConflictDialog } from './lead-conflict.tsx'
import { LeadFacts } from './lead-facts.tsx'
import { LeadHistory } from './lead-history.tsx'
import { LeadMarks } from './lead-marks.tsx'
import { LeadNote } from './lead-note.tsx'
import styles from './lead-page.module.css'
import { RelatedLeads } from './lead-related.tsx'
import { LeadRemoval } from './lead-removal.tsx'
import { LeadWays } from './lead-ways.tsx'
import { bookingTimeLabel, subject, travelDay, travellers } from './lead-words.ts'
import { LeadWork } from './lead-work.tsx'
import { useNow } from './use-now.ts'
import { usePresence } from './use-presence.ts'
import { WorkWord } from './work-word.tsx'

export type LeadPageProps = {
  lead: DeskLead
  me: StaffMember
  members: readonly StaffMember[]
  templates: readonly Template[]
  /** Reads the lead again. */
  reload: () => Promise<void>
}

type Conflict = { theirs: LeadConflict; change: LeadChange }

/** One lead: the ways to answer it, the work on it, who and what, and everything that happened. */
export function LeadPage({ lead, me, members, templates, reload }: LeadPageProps) {
  const [failure, setFailure] = useState('')
  const [conflict, setConflict] = useState<Conflict>()
  const now = useNow()
  const present = usePresence(lead, reload)
  const closed = lead.erasedAt !== null || lead.mergedInto !== null

  const run = useCallback(
    async (work: () => Promise<unknown>): Promise<boolean> => {
      setFailure('')
      try {
        await work()
        await reload()
        return true
      } catch (error) {
        setFailure(error instanceof Error ? error.message : 'This could not be saved.')
        return false
      }
    },
    [reload],
  )
  // Every change names the version it was made on: the second of two who save is told, and decides.
  const latest = useRef(lead.version)
  latest.current = lead.version
  const save = (change: LeadChange, version = latest.current): Promise<boolean> =>
    run(async () => {
      try {
        latest.current = (await changeLead(lead.id, { ...change, version })).version
        setConflict(undefined)
      } catch (error) {
        if (!(error instanceof LeadConflict)) throw error
        setConflict({ theirs: error, change })
      }
    })

  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Link href="/admin/leads" className={styles.back}>
          <Icon name="chevron" className={styles.backwards} /> All leads
        </Link>
        <h1 tabIndex={-1}>{lead.name ?? 'Erased'}</h1>
        <p className={styles.marks}>
          <span className={styles.reference}>{lead.reference}</span>
          <LeadMarks lead={lead} now={now} />
        </p>
        <p className={styles.summary}>{inShort(lead)}</p>
        <p role="status" className={styles.present}>
          {present.length > 0 && (
            <>
              <Icon name="people" /> {present.map(({ name }) => name).join(', ')}{' '}
              {present.length === 1 ? 'is' : 'are'} here too
            </>
          )}
        </p>
      </header>
      {lead.keptAs && (
        <div className={styles.notice}>
          <p>
            This enquiry is part of{' '}
            {lead.keptAs.id ? (
              <Link href={`/admin/leads/${lead.keptAs.id}`}>{lead.keptAs.reference}</Link>
            ) : (
              lead.keptAs.reference
            )}
            . Its story goes on there.
          </p>
          <Button variant="quiet" size="small" onClick={() => run(() => unmergeLead(lead.id))}>
            Take them apart
          </Button>
        </div>
      )}
      {lead.quarantined && !closed && (
        <div className={styles.notice} data-tone="danger">
          <p>
            <strong>Suspected spam</strong>: {quarantineWords(lead.quarantineReason)}. Nobody was told of it.
          </p>
          <Button variant="quiet" size="small" onClick={() => save({ quarantined: false })}>
            Not spam
          </Button>
        </div>
      )}
      <div className={styles.columns}>
        {!closed && (
          <div className={styles.work}>
            <LeadWays
              lead={lead}
              me={me}
              templates={templates}
              onTap={(channel) => void run(() => logContact(lead.id, channel))}
            />
            <LeadWork lead={lead} me={me} members={members} now={now} save={save} />
            <LeadNote leadId={lead.id} run={run} />
          </div>
        )}
        <div className={styles.known}>
          <LeadFacts lead={lead} />
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
      <WorkWord failure={failure} />
      <ConflictDialog
        conflict={conflict}
        base={lead}
        members={members}
        onKeepTheirs={() => {
          setConflict(undefined)
          void reload()
        }}
        onSaveMine={() => conflict && void save(conflict.change, conflict.theirs.lead.version)}
      />
    </article>
  )
}

// What to know before a call, where the facts lie below the fold.
function inShort(lead: DeskLead): string {
  const from = lead.departure_city && `from ${lead.departure_city}`
  return [subject(lead), travelDay(lead)?.shown, travellers(lead), from, bookingTimeLabel(lead)]
    .filter(Boolean)
    .join(' · ')
}

const QUARANTINE_WORDS: Record<string, string> = {
  honeypot: 'it filled in what people cannot see',
  speed: 'it was filled in faster than anybody types',
  'cross-site': 'another site sent it',
  repetition: 'the same sender sent many',
  volume: 'it came in a wave from one network',
  staff: 'a colleague moved it here',
}

function quarantineWords(reason: string | null): string {
  return QUARANTINE_WORDS[reason ?? ''] ?? String(reason)
}
