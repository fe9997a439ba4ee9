import type { ReactNode } from 'react'
import type { QuotationTotal } from '../../../catalogue/quotation-total.ts'
import type { StaffMember } from '../../../contract/lead.ts'
import type { DeskQuotation } from '../../../contract/quotation-desk.ts'
import { Button } from '../../../ui/button.tsx'
import { FormActions } from '../../ui/form-layout.ts'
import { Payments, type PaymentsProps } from './payments.tsx'
import styles from './quotation-form.module.css'
import { Answers, Links, Versions } from './quotation-record.tsx'
import { TotalPanel } from './total-panel.tsx'

/** What is asked before it is done. */
export type Question = 'revoke' | 'withdraw' | 'confirm'

export type QuotationSideProps = {
  quotation: DeskQuotation
  members: readonly StaffMember[]
  /** The total of what is typed. */
  total: QuotationTotal
  busy: boolean
  change: PaymentsProps['run']
  refresh: PaymentsProps['refresh']
  onAsk: (question: Question) => void
  onTakeBack: () => void
  onNewLink: () => void
  /** The result of the last action. */
  status: ReactNode
}

/** Beside the form of a quotation: its total, what was answered, paid and sent, and what can be done with it. */
export function QuotationSide(props: QuotationSideProps) {
  const { quotation, members, total, busy, change, refresh, onAsk, onTakeBack, onNewLink, status } = props
  const isWithdrawn = quotation.state === 'withdrawn'
  // The booking holds by its last confirmation, also while a newer version waits for its answer.
  const last = quotation.versions.findLast(({ confirmedAt, takenBack }) => confirmedAt ?? takenBack)
  const isConfirmed = Boolean(last?.confirmedAt) && !isWithdrawn
  const mayConfirm = quotation.state === 'accepted' && !quotation.versions.at(-1)?.confirmedAt
  return (
    <aside className={styles.side} aria-label="Total, answers and payments">
      <section aria-label="Total">
        <h2>Total</h2>
        <TotalPanel total={total} />
      </section>
      <section aria-label="Answers">
        <h2>Answers</h2>
        <Answers quotation={quotation} />
        {(isConfirmed || mayConfirm) && (
          <FormActions>
            {mayConfirm && (
              <Button size="small" aria-disabled={busy} onClick={() => onAsk('confirm')}>
                Confirm the booking
              </Button>
            )}
            {isConfirmed && (
              <Button variant="plain" size="small" onClick={onTakeBack}>
                Take the confirmation back
              </Button>
            )}
          </FormActions>
        )}
      </section>
      {quotation.version > 0 && (
        <section aria-label="Payments">
          <h2>Payments</h2>
          <Payments quotation={quotation} members={members} run={change} refresh={refresh} />
        </section>
      )}
      <section aria-label="Versions">
        <h2>Versions</h2>
        <Versions quotation={quotation} members={members} />
      </section>
      {quotation.version > 0 && (
        <section aria-label="Links">
          <h2>Links</h2>
          <Links quotation={quotation} members={members} />
          {!isWithdrawn && (
            <FormActions>
              <Button variant="quiet" size="small" aria-disabled={busy} onClick={onNewLink}>
                New link
              </Button>
              <Button variant="plain" size="small" aria-disabled={busy} onClick={() => onAsk('revoke')}>
                Revoke all links
              </Button>
            </FormActions>
          )}
        </section>
      )}
      {!isWithdrawn && (
        <Button
          variant="plain"
          size="small"
          className={styles.withdraw}
          aria-disabled={busy}
          onClick={() => onAsk('withdraw')}
        >
          Withdraw this quotation
        </Button>
      )}
      {status}
    </aside>
  )
}
