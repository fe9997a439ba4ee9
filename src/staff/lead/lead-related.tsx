import { useState } from 'react'
import { formatTime } from '../../contract/indian-time.ts'
import type { StaffMember } from '../../contract/lead.ts'
import { mergeRefusal } from '../../contract/lead-merge.ts'
import type { DeskLead, RelatedLead } from '../../contract/lead-work.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { memberName } from '../ui/member-names.ts'
import { mergeLead, unmergeLead } from './lead-api.ts'
import styles from './lead-page.module.css'
import { STATUS_TONES } from './lead-text.ts'

export type RelatedLeadsProps = {
  lead: DeskLead
  members: readonly StaffMember[]
  run: (work: () => Promise<unknown>) => Promise<boolean>
}

/**
 * Other enquiries of the same person. They are linked and never refused, and can be merged with this lead and separated again.
 */
export function RelatedLeads({ lead, members, run }: RelatedLeadsProps) {
  const [merging, setMerging] = useState<RelatedLead>()
  if (lead.related.length === 0 && lead.merged.length === 0) return null
  const mayMerge = lead.mergedInto === null && lead.erasedAt === null
  return (
    <section aria-labelledby="related">
      <h2 id="related" className={styles.title}>
        Same person
      </h2>
      <ul className={styles.related}>
        {lead.merged.map((part) => (
          <RelatedRow key={part.reference} related={part} members={members} mark="part of this lead">
            {part.id && (
              <Button variant="quiet" size="small" onClick={() => run(() => unmergeLead(part.id ?? ''))}>
                Separate <span className="visually-hidden">{part.reference}</span>
              </Button>
            )}
          </RelatedRow>
        ))}
        {lead.related.map((other) => (
          <RelatedRow
            key={other.reference}
            related={other}
            members={members}
            note={mayMerge && other.id ? mergeRefusal(lead, other) : undefined}
          >
            {mayMerge && other.id && !mergeRefusal(lead, other) && (
              <Button variant="quiet" size="small" onClick={() => setMerging(other)}>
                Merge <span className="visually-hidden">{other.reference} into this lead</span>
              </Button>
            )}
          </RelatedRow>
        ))}
      </ul>
      <ConfirmDialog
        open={merging !== undefined}
        title={`Merge ${merging?.reference}?`}
        question={`It becomes part of ${lead.reference} and leaves the inbox. Both histories stay, and you can separate them again.`}
        yes="Merge"
        no="Cancel"
        onAnswer={(yes) => {
          setMerging(undefined)
          const other = merging?.id
          if (yes && other) void run(() => mergeLead(lead.id, other))
        }}
      />
    </section>
  )
}

function RelatedRow({
  related,
  members,
  mark,
  note,
  children,
}: {
  related: RelatedLead
  members: readonly StaffMember[]
  mark?: string
  note?: string | undefined
  children: React.ReactNode
}) {
  return (
    <li>
      <div>
        <p>
          {related.id ? (
            <Link href={`/admin/leads/${related.id}`}>{related.reference}</Link>
          ) : (
            <strong>{related.reference}</strong>
          )}{' '}
          {related.subject} <Badge tone={STATUS_TONES[related.status]}>{related.status}</Badge>{' '}
          {mark && <Badge tone="paper">{mark}</Badge>}
        </p>
        <p className={styles.byline}>
          {formatTime(related.receivedAt)} · {memberName(members, related.assignee)}
        </p>
        {note && <p className={styles.byline}>{note}</p>}
      </div>
      {children}
    </li>
  )
}
