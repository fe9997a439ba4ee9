import { type FormEvent, type ReactNode, useState } from 'react'
import { typedContact } from '../../contract/contact-number.ts'
import {
  DETAIL_LABELS,
  DETAILS_OF,
  type DetailName,
  isOptionalDetail,
} from '../../contract/enquiry-details.ts'
import type { DeskLead } from '../../contract/lead-work.ts'
import { NEW_LEAD_DESTINATIONS } from '../../contract/new-lead.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, type FieldControl } from '../../ui/field.tsx'
import { FieldGrid, FormActions, FormStack } from '../ui/form-layout.ts'
import { LAST_DAY } from '../ui/indian-field-time.ts'
import {
  type DetailErrors,
  type DetailTexts,
  detailTexts,
  parseCorrection,
  parseDetailDraft,
  toDetailDraft,
} from './correction-values.ts'
import { keptText } from './kept-text.ts'
import type { Save } from './lead-conflict.tsx'
import styles from './lead-work.module.css'
import { useLeadDraft } from './use-lead-draft.ts'

export type CorrectionProps = {
  userId: string
  lead: DeskLead
  /** Why the last change was not saved. */
  failure: ReactNode
  onClose: () => void
  save: Save
}

/** Corrects what an enquiry says; what the traveller wrote stays in the history. */
export function CorrectionDialog({ open, ...form }: CorrectionProps & { open: boolean }) {
  return (
    <Dialog open={open} onDismiss={form.onClose} title="Correct the details">
      <CorrectionForm {...form} />
    </Dialog>
  )
}

function CorrectionForm({ userId, lead, failure, onClose, save }: CorrectionProps) {
  const draft = useLeadDraft({ userId, lead, field: 'details' })
  const [errors, setErrors] = useState<DetailErrors>({})
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const changed = parseDetailDraft(draft.text)
  const values: DetailTexts = { ...detailTexts(lead), ...changed }
  const type = (name: DetailName, value: string) => {
    setErrors(({ [name]: _, ...others }) => others)
    draft.type(toDetailDraft(lead, { ...changed, [name]: value }))
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const result = parseCorrection(lead, values)
    if ('errors' in result) {
      setErrors(result.errors)
      const first = DETAILS_OF[lead.kind].find((name) => result.errors[name])
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setBusy(true)
    const sent = draft.text
    const done =
      Object.keys(result.details).length === 0 || (await save({ details: result.details }, draft.opened))
    setBusy(false)
    setFailed(!done)
    // The draft goes when the change is saved: a colleague's change may come before it.
    if (done && draft.settle(sent)) onClose()
  }
  return (
    <FormStack onSubmit={submit} noValidate>
      <FieldGrid>
        {DETAILS_OF[lead.kind].map((name) => (
          <Field
            key={name}
            label={DETAIL_LABELS[name]}
            required={!isOptionalDetail(lead.kind, name)}
            hint={HINTS[name]}
            error={errors[name]}
          >
            {(control) => (
              <DetailControl
                control={control}
                name={name}
                value={values[name] ?? ''}
                onType={(value) => type(name, value)}
              />
            )}
          </Field>
        ))}
      </FieldGrid>
      {draft.isKept && <p role="status">{keptText(draft.opened, lead, { details: changed })}</p>}
      <p role="alert" className={styles.failure}>
        {failed && failure}
      </p>
      <FormActions>
        <Button type="submit" aria-disabled={busy}>
          Save
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            draft.clear(draft.text)
            onClose()
          }}
        >
          Discard
        </Button>
      </FormActions>
    </FormStack>
  )
}

const HINTS: Partial<Record<DetailName, string>> = {
  contact: '10 digits, without +91',
  budget: 'For the whole trip, in rupees',
}

function DetailControl({
  control,
  name,
  value,
  onType,
}: {
  control: FieldControl
  name: DetailName
  value: string
  onType: (value: string) => void
}) {
  const props = {
    ...control,
    name,
    value,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      onType(name === 'contact' ? typedContact(target.value) : target.value),
  }
  if (name === 'destination')
    return (
      <select {...props}>
        {!NEW_LEAD_DESTINATIONS.includes(value) && <option value={value}>{value}</option>}
        {NEW_LEAD_DESTINATIONS.map((place) => (
          <option key={place} value={place}>
            {place}
          </option>
        ))}
      </select>
    )
  if (name === 'travel_date' || name === 'date') return <input {...props} type="date" max={LAST_DAY} />
  if (name === 'contact') return <input {...props} type="tel" inputMode="numeric" />
  if (name === 'email') return <input {...props} type="email" autoCapitalize="none" maxLength={254} />
  if (name === 'name' || name === 'departure_city' || name === 'from' || name === 'to')
    return <input {...props} maxLength={name === 'name' ? 200 : 100} />
  return <input {...props} inputMode="numeric" maxLength={name === 'budget' ? 14 : 6} />
}
