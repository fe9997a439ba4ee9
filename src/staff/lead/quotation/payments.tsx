import { type FormEvent, useState } from 'react'
import type { StaffMember } from '../../../contract/lead.ts'
import { formatPaise, parsePaise, typedPaise } from '../../../contract/paise.ts'
import type { DeskQuotation } from '../../../contract/quotation-desk.ts'
import { indianDay, longDay } from '../../../contract/travel-date.ts'
import { newId } from '../../../outbox/new-id.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { FieldGrid, FormActions, FormStack } from '../../ui/form-layout.ts'
import { memberName } from '../../ui/member-names.ts'
import { Note, Row, Rows, RowText, RowTitle, SmallText } from '../../ui/rows.ts'
import { StaffApiError } from '../../ui/staff-api.ts'
import { addPayment, voidPayment } from './quotation-api.ts'
import type { FieldErrors } from './quotation-form.ts'
import { TextField } from './text-field.tsx'

export type PaymentsProps = {
  quotation: DeskQuotation
  members: readonly StaffMember[]
  /** Runs a change and shows its result; resolves to whether it succeeded. */
  run: (work: () => Promise<DeskQuotation>, done: string) => Promise<boolean>
  /** Shows what the server has now. */
  refresh: () => Promise<void>
}

/** What was received, and a form to mark more. A payment marked by mistake is voided and stays visible. */
export function Payments({ quotation, members, run, refresh }: PaymentsProps) {
  const [voiding, setVoiding] = useState<string>()
  const { payments, toUsPaise, receivedPaise } = quotation
  const open = (toUsPaise ?? 0) - receivedPaise
  return (
    <>
      <Note>
        {formatPaise(receivedPaise)} received of {formatPaise(toUsPaise ?? 0)}
        {open > 0 && `, ${formatPaise(open)} open`}
        {open < 0 && `, ${formatPaise(-open)} more than agreed`}.
      </Note>
      {payments.length > 0 && (
        <Rows>
          {payments.map(({ id, paise, receivedOn, reference, by, voidedAt, voidedBy }) => (
            <Row key={id}>
              <RowText>
                <RowTitle>{voidedAt ? <s>{formatPaise(paise)}</s> : formatPaise(paise)}</RowTitle>
                <SmallText>
                  {longDay(receivedOn)}
                  {reference && `, ${reference}`}, marked by {memberName(members, by)}
                  {voidedAt && `, voided by ${memberName(members, voidedBy)}`}
                </SmallText>
              </RowText>
              {!voidedAt && (
                <Button variant="plain" size="small" onClick={() => setVoiding(id)}>
                  Void <span className="visually-hidden">{formatPaise(paise)}</span>
                </Button>
              )}
            </Row>
          ))}
        </Rows>
      )}
      <PaymentForm quotation={quotation} open={Math.max(0, open)} run={run} refresh={refresh} />
      <ConfirmDialog
        open={voiding !== undefined}
        title="Void this payment?"
        question="It no longer counts as received, and the traveller no longer sees it. It stays in this list as voided."
        yes="Void"
        no="Cancel"
        dangerous
        onAnswer={(yes) => {
          setVoiding(undefined)
          if (yes && voiding) void run(() => voidPayment(quotation.id, voiding), 'The payment is voided.')
        }}
      />
    </>
  )
}

function PaymentForm({ quotation, open, run, refresh }: Omit<PaymentsProps, 'members'> & { open: number }) {
  // Until something is typed, all that is open.
  const [typed, setAmount] = useState<string>()
  const amount = typed ?? (open > 0 ? typedPaise(open) : '')
  // Until one is chosen, today: the page may stay open overnight.
  const [chosenDay, setChosenDay] = useState<string>()
  const today = indianDay(new Date(useNow()))
  const receivedOn = chosenDay ?? today
  const [reference, setReference] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  // The same until the payment is marked, so that a second tap marks nothing again.
  const [id, setId] = useState(newId)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const paise = parsePaise(amount)
    if (!paise) return setErrors({ amount: 'Please give the amount received, in rupees.' })
    setErrors({})
    setBusy(true)
    const isMarked = await run(
      () =>
        addPayment(quotation.id, { paise, receivedOn, reference }, id).catch(async (error: unknown) => {
          if (error instanceof StaffApiError) setErrors(error.errors)
          // Another payment was marked by an attempt whose answer was lost: the next attempt is of its own.
          if (error instanceof StaffApiError && error.status === 422) {
            setId(newId())
            await refresh()
          }
          throw error
        }),
      `${formatPaise(paise)} is marked as received.`,
    )
    setBusy(false)
    if (!isMarked) return
    // Not a new form, which would drop the focus. What was typed meanwhile is about the next payment.
    setAmount((now) => (now === typed ? undefined : now))
    setReference((now) => (now === reference ? '' : now))
    setId(newId())
  }
  return (
    <FormStack noValidate onSubmit={submit}>
      <FieldGrid>
        <TextField
          label="Amount in rupees"
          required
          name="amount"
          inputMode="decimal"
          value={amount}
          errors={{ ...errors, ...(errors.paise && { amount: errors.paise }) }}
          onChange={setAmount}
        />
        <TextField
          label="Received on"
          required
          type="date"
          name="receivedOn"
          value={receivedOn}
          errors={errors}
          onChange={setChosenDay}
        />
        <TextField
          label="Bank or UPI reference"
          name="reference"
          value={reference}
          errors={errors}
          onChange={setReference}
        />
      </FieldGrid>
      <FormActions>
        <Button type="submit" variant="secondary" size="small" aria-disabled={busy}>
          Mark as received
        </Button>
      </FormActions>
    </FormStack>
  )
}
