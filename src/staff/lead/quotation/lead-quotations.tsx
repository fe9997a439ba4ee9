import { useCallback, useEffect, useState } from 'react'
import { formatTime } from '../../../contract/indian-time.ts'
import type { DeskLead } from '../../../contract/lead-work.ts'
import { formatPaise } from '../../../contract/paise.ts'
import type { LeadQuotation } from '../../../contract/quotation-desk.ts'
import { longDay } from '../../../contract/travel-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { ActionStatus } from '../../ui/action-status.tsx'
import { Note } from '../../ui/rows.ts'
import styles from './lead-quotations.module.css'
import { NewQuotation } from './new-quotation.tsx'
import { readQuotations } from './quotation-api.ts'
import { QUOTATION_STATE_TEXTS } from './quotation-text.ts'

/** The quotations of a lead, read again whenever its history grows. */
export function LeadQuotations({ lead }: { lead: DeskLead }) {
  const [quotations, setQuotations] = useState<LeadQuotation[]>()
  const [beginning, setBeginning] = useState(false)
  const [failure, setFailure] = useState('')
  const lastEvent = lead.history.at(-1)?.seq
  const load = useCallback(async () => {
    try {
      setQuotations(await readQuotations(lead.id))
      setFailure('')
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The quotations could not be loaded.')
    }
  }, [lead.id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new event of the lead may be one of a quotation.
  useEffect(() => void load(), [load, lastEvent])
  if (lead.erasedAt !== null) return null
  return (
    <section aria-labelledby="quotations" className={styles.part}>
      <h2 id="quotations">Quotations</h2>
      {quotations?.length === 0 && <Note>No quotation yet.</Note>}
      {quotations && quotations.length > 0 && (
        <ul className={styles.list}>
          {quotations.map((quotation) => (
            <QuotationItem key={quotation.id} quotation={quotation} />
          ))}
        </ul>
      )}
      <ActionStatus
        failure={
          failure && (
            <>
              {failure}{' '}
              <Button variant="plain" size="small" onClick={load}>
                Load the quotations again
              </Button>
            </>
          )
        }
      />
      {lead.mergedInto === null && (
        <p>
          <Button variant="secondary" size="small" onClick={() => setBeginning(true)}>
            New quotation
          </Button>
        </p>
      )}
      <NewQuotation lead={lead} open={beginning} onClose={() => setBeginning(false)} />
    </section>
  )
}

function QuotationItem({ quotation }: { quotation: LeadQuotation }) {
  const { id, reference, title, state, version, sentAt, validUntil, toUsPaise, receivedPaise } = quotation
  const { answerText, refusedAcceptance } = quotation
  const { words, tone } = QUOTATION_STATE_TEXTS[state]
  return (
    <li className={styles.item}>
      <p className={styles.title}>
        <Link href={`/admin/quotations/${id}`}>{title || 'Untitled quotation'}</Link>
        <Badge tone={tone}>{words}</Badge>
      </p>
      <p className={styles.small}>
        {reference}
        {sentAt && `, version ${version} made ${formatTime(sentAt)}`}
        {validUntil && `, valid until ${longDay(validUntil)}`}
        {version > 0 && quotation.isChanged && ', with changes not sent yet'}
      </p>
      {toUsPaise !== null && (
        <p>
          <strong>{formatPaise(toUsPaise)}</strong>
          {receivedPaise > 0 && `, ${formatPaise(receivedPaise)} received`}
        </p>
      )}
      {answerText && <p className={styles.words}>“{answerText}”</p>}
      {refusedAcceptance !== null && state !== 'accepted' && (
        <p className={styles.wanted}>
          The traveller wanted to accept version {refusedAcceptance}. Please call.
        </p>
      )}
    </li>
  )
}
