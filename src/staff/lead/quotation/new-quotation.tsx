import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import type { DeskLead } from '../../../contract/lead-work.ts'
import { newId } from '../../../outbox/new-id.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { type PackageList, readPackages } from '../../packages/package-api.ts'
import { ActionStatus, useAction } from '../../ui/action-status.tsx'
import { FormActions, FormStack } from '../../ui/form-layout.ts'
import { beginQuotation } from './quotation-api.ts'

type Choice = { key: string; name: string; place: string }

/** Asks which package a new quotation starts from; those of the enquiry's destination come first. */
export function NewQuotation({
  lead,
  open,
  onClose,
}: {
  lead: DeskLead
  open: boolean
  onClose: () => void
}) {
  const router = useRouter()
  const [choices, setChoices] = useState<Choice[]>()
  const [key, setKey] = useState<string>()
  const [id, setId] = useState('')
  const { run, busy, failure } = useAction()
  const [unread, setUnread] = useState('')
  useEffect(() => {
    if (!open) return
    // One id for one opening of the dialog: a second tap begins no second quotation.
    setId(newId())
    readPackages().then(
      (list) => setChoices(published(list, lead.destination)),
      (error: Error) => setUnread(`The packages could not be loaded: ${error.message}`),
    )
  }, [open, lead.destination])
  const asked = choices?.find(({ name }) => name === lead.package?.name)
  const chosen = key ?? asked?.key ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const { id: begun } = await beginQuotation(lead.id, chosen || null, id)
      await router.navigate({ href: `/admin/quotations/${begun}` })
    })
  }
  return (
    <Dialog open={open} title="New quotation" onDismiss={onClose}>
      <FormStack onSubmit={submit}>
        <Field
          label="Start from"
          required
          hint="Its days, hotels, terms and price are copied, and can all be changed."
        >
          {({ required: _, ...control }) => (
            <select {...control} value={chosen} onChange={(event) => setKey(event.target.value)}>
              <option value="">{choices || unread ? 'An empty quotation' : 'Loading the packages …'}</option>
              {choices?.map((choice) => (
                <option key={choice.key} value={choice.key}>
                  {choice.place}: {choice.name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <ActionStatus failure={failure || unread} />
        <FormActions>
          <Button type="submit" aria-disabled={busy || !id || !(choices || unread)}>
            Begin
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </FormActions>
      </FormStack>
    </Dialog>
  )
}

function published({ packages, places }: PackageList, destination: string | undefined): Choice[] {
  const names = new Map(places.map(({ slug, name }) => [slug, name]))
  const choices = packages
    .filter(({ state }) => state === 'published')
    .map(({ id, fields }) => ({
      key: id,
      name: String(fields.packageName ?? ''),
      place: names.get(String(fields.destination)) ?? '',
    }))
  const isAsked = ({ place }: Choice) => place.toLowerCase() === destination?.toLowerCase()
  return [...choices.filter(isAsked), ...choices.filter((choice) => !isAsked(choice))]
}
