import { useEffect, useRef, useState } from 'react'
import { AUDIT_SUBJECTS, type AuditEntry } from '../../../contract/audit.ts'
import { formatExactTime } from '../../../contract/indian-time.ts'
import type { StaffMember } from '../../../contract/lead.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { LAST_DAY } from '../../ui/indian-field-time.ts'
import { memberName } from '../../ui/member-names.ts'
import { SettingsPage } from '../../ui/settings-page.tsx'
import { readAudit } from './audit-api.ts'
import styles from './audit-page.module.css'
import { AUDIT_LABELS, auditDetail, SUBJECT_LABELS } from './audit-text.ts'

type Filter = { subject?: string; actor?: string; lead?: string; from?: string; to?: string }

/** `/admin/settings/audit`: the audit log, newest first. */
export function AuditPage({ members }: { members: StaffMember[] }) {
  const [filter, setFilter] = useState<Filter>({})
  const [entries, setEntries] = useState<AuditEntry[]>([])
  const [cursor, setCursor] = useState<string | null>(null)
  const [state, setState] = useState<'reading' | 'read' | 'failed'>('reading')

  /** The filter that was asked for last: an answer for an earlier one is not shown. */
  const asking = useRef(filter)

  const read = async (from: string | null, wanted: Filter) => {
    asking.current = wanted
    const isCurrent = () => asking.current === wanted
    setState('reading')
    try {
      const page = await readAudit({ ...wanted, ...(from !== null && { cursor: from }) })
      if (!isCurrent()) return
      setEntries((known) => (from === null ? page.entries : [...known, ...page.entries]))
      setCursor(page.nextCursor)
      setState('read')
    } catch {
      if (!isCurrent()) return
      setState('failed')
      if (from !== null) return
      // Those that are shown are of another filter.
      setEntries([])
      setCursor(null)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: reading again is for another filter only
  useEffect(() => {
    void read(null, filter)
  }, [filter])

  const choose = (name: keyof Filter, value: string) => {
    const { [name]: _, ...others } = filter
    setFilter(value === '' ? others : { ...others, [name]: value })
  }
  return (
    <SettingsPage
      title="Audit log"
      about="Every sign-in, view of personal data, export, change and erasure. Travellers appear by their reference only."
    >
      <search className={styles.filters}>
        <Field label="About">
          {(control) => (
            <select
              {...control}
              value={filter.subject ?? ''}
              onChange={(event) => choose('subject', event.target.value)}
            >
              <option value="">All actions</option>
              {AUDIT_SUBJECTS.map((subject) => (
                <option key={subject} value={subject}>
                  {SUBJECT_LABELS[subject]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="By">
          {(control) => (
            <select
              {...control}
              value={filter.actor ?? ''}
              onChange={(event) => choose('actor', event.target.value)}
            >
              <option value="">Anyone</option>
              {members.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Reference">
          {(control) => (
            <input
              {...control}
              defaultValue=""
              placeholder="MM-…"
              autoComplete="off"
              onChange={(event) => {
                const typed = event.target.value.trim()
                if (typed === '' || typed.replace(/^mm-?/i, '').length === 8) choose('lead', typed)
              }}
            />
          )}
        </Field>
        <Field label="From">
          {(control) => (
            <input
              {...control}
              type="date"
              max={LAST_DAY}
              onChange={(event) => choose('from', event.target.value)}
            />
          )}
        </Field>
        <Field label="To">
          {(control) => (
            <input
              {...control}
              type="date"
              max={LAST_DAY}
              onChange={(event) => choose('to', event.target.value)}
            />
          )}
        </Field>
      </search>
      <p role="status" className={styles.state}>
        {state === 'reading'
          ? 'Reading…'
          : state === 'read' && entries.length === 0 && 'No matching entries.'}
      </p>
      <p role="alert" className={styles.failure}>
        {state === 'failed' && 'The log could not be read.'}
      </p>
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.seq} className={styles.entry}>
            <time dateTime={entry.at} className={styles.when}>
              {formatExactTime(entry.at)}
            </time>
            <span className={styles.what}>
              <strong>{actorName(entry, members)}</strong> {AUDIT_LABELS[entry.action]}{' '}
              {entry.lead && <Link href={`/admin/leads/${entry.lead.id}`}>{entry.lead.reference}</Link>}{' '}
              {auditDetail(entry, members)}
            </span>
          </li>
        ))}
      </ol>
      {(cursor !== null || state === 'failed') && (
        <Button variant="quiet" aria-disabled={state === 'reading'} onClick={() => void read(cursor, filter)}>
          {state === 'failed' ? 'Try again' : 'Show older'}
        </Button>
      )}
    </SettingsPage>
  )
}

function actorName({ actor, action }: AuditEntry, members: StaffMember[]): string {
  if (actor !== null) return memberName(members, actor)
  return action.startsWith('sign-in') ? 'Unknown user' : 'The system'
}
