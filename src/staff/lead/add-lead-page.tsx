import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { ENQUIRY_MESSAGES } from '../../contract/enquiry-messages.ts'
import { isAtLeast, type StaffMember } from '../../contract/lead.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { SaveFailure } from '../drafts/save-failure.tsx'
import { ActionStatus } from '../ui/action-status.tsx'
import { FormActions, FormStack } from '../ui/form-layout.ts'
import { StaffApiError } from '../ui/staff-api.ts'
import { AddLeadFields } from './add-lead-fields.tsx'
import styles from './add-lead-page.module.css'
import { addLead } from './lead-api.ts'
import { NEW_LEAD_FIELDS, type NewLeadErrors, parseNewLead } from './new-lead-values.ts'
import { useNewLead } from './use-new-lead.ts'

export type AddLeadPageProps = {
  me: StaffMember
  members: readonly StaffMember[]
  /** Opens the lead that was added. */
  onAdded: (id: string) => void
}

/** Writes down an enquiry that came by phone, in the office or through somebody. What is typed stays until it is added. */
export function AddLeadPage({ me, members, onAdded }: AddLeadPageProps) {
  const draft = useNewLead(me.id)
  const [errors, setErrors] = useState<NewLeadErrors>({})
  const [failed, setFailed] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!busy) await send(draft.id)
  }
  const send = async (id: string) => {
    setFailed(undefined)
    const parsed = parseNewLead(draft.values)
    const invalid: NewLeadErrors = 'errors' in parsed ? parsed.errors : {}
    // A date that is typed in half has no value.
    if (dateOf(form.current)?.validity.badInput) invalid.travel_date = ENQUIRY_MESSAGES.dateInvalid
    if ('errors' in parsed || Object.keys(invalid).length > 0) return show(invalid)
    setErrors({})
    setBusy(true)
    try {
      await addLead(id, parsed.lead)
      draft.added(id)
      onAdded(id)
    } catch (error) {
      const refused = error instanceof StaffApiError ? (error.errors as NewLeadErrors) : {}
      if (NEW_LEAD_FIELDS.some((field) => refused[field])) show(refused)
      else setFailed(error)
      setBusy(false)
    }
  }
  const show = (invalid: NewLeadErrors) => {
    setErrors(invalid)
    const first = NEW_LEAD_FIELDS.find((field) => invalid[field])
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Add a lead</h1>
      {isAtLeast(me.role, 'manager') && (
        <p>
          <Link href="/admin/leads/import">Import a file of leads</Link>
        </p>
      )}
      {draft.restored && !draft.isEmpty && <p className={styles.kept}>Kept on this device, not added yet.</p>}
      <FormStack ref={form} onSubmit={submit} noValidate aria-busy={busy}>
        <AddLeadFields
          values={draft.values}
          errors={errors}
          members={members}
          onType={(field, value) => {
            // What is typed while the lead is being sent would not be in it.
            if (busy) return
            draft.type(field, value)
            setErrors(({ [field]: _, ...others }) => others)
          }}
        />
        <ActionStatus
          failure={
            failed !== undefined && (
              <Failure error={failed} id={draft.id} onDetach={() => void send(draft.detach())} />
            )
          }
        />
        <FormActions>
          <Button type="submit" aria-disabled={busy}>
            {busy ? 'Adding…' : 'Add the lead'}
          </Button>
          {!draft.isEmpty && (
            <Button
              variant="quiet"
              aria-disabled={busy}
              onClick={() => {
                draft.restart()
                setErrors({})
                setFailed(undefined)
                form.current?.reset()
                form.current?.querySelector('input')?.focus()
              }}
            >
              Empty the form
            </Button>
          )}
        </FormActions>
      </FormStack>
    </div>
  )
}

function Failure({ error, id, onDetach }: { error: unknown; id: string; onDetach: () => void }): ReactNode {
  if (!(error instanceof StaffApiError && error.status === 422)) return <SaveFailure error={error} />
  return (
    <>
      {error.message} <Link href={`/admin/leads/${id}`}>Open that lead</Link>{' '}
      <Button variant="quiet" size="small" onClick={onDetach}>
        Add this one as another lead
      </Button>
    </>
  )
}

function dateOf(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>('[name="travel_date"]') ?? null
}
