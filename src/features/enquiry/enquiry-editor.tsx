import { useRef } from 'react'
import type { TypedEnquiry } from '../../contract/enquiry.ts'
import { toShownDate } from '../../contract/travel-date.ts'
import { dateField, ENQUIRY_FIELDS } from '../../contract/typed-enquiry.ts'
import { deviceOutbox } from '../../offline/device-outbox.ts'
import type { EnquiryBody, QueuedEntry } from '../../outbox/entry.ts'
import { newId } from '../../outbox/new-id.ts'
import type { SubmitResult } from '../../outbox/submit.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FlightForm } from './flight-form.tsx'
import { LongForm } from './long-form.tsx'
import { ShortForm } from './short-form.tsx'

const FORMS = { long: LongForm, short: ShortForm, flight: FlightForm }
const DELIVERED_MEANWHILE =
  'The first version has reached us in the meantime. Press the button again to send this one as a new enquiry.'

type Props = { entry: QueuedEntry; onClose: () => void }

/** The form an unsent enquiry was written in, with what it says; saving puts the new version in its place. */
export function EnquiryEditor({ entry, onClose }: Props) {
  const replace = useReplacement(entry)
  const Form = FORMS[entry.kind]
  return (
    <Dialog open title="Edit your enquiry" onDismiss={onClose}>
      <Form
        name={`edit:${entry.id}`}
        place="popup"
        prefill={typedAgain(entry)}
        replace={replace}
        onSent={onClose}
      />
    </Dialog>
  )
}

/** An entry's fields as they were typed. */
function typedAgain({ kind, body }: QueuedEntry): TypedEnquiry {
  const typed: TypedEnquiry = {}
  for (const field of ENQUIRY_FIELDS[kind]) typed[field] = String(body[field] ?? '')
  const date = dateField(kind)
  typed[date] = toShownDate(typed[date] ?? '')
  return typed
}

function useReplacement({ id, kind, page, body: old }: QueuedEntry) {
  const asNew = useRef(false)
  return async (body: EnquiryBody): Promise<SubmitResult> => {
    const outbox = deviceOutbox()
    // It still comes from the page it was written on.
    const changed = { ...body, ...(old.sourceDomain !== undefined && { sourceDomain: old.sourceDomain }) }
    if (asNew.current) return outbox.submit({ id: newId(), kind, body: changed, page })
    const result = await outbox.edit(id, changed)
    if (result === 'queued') return { id, outcome: 'waiting', saved: true }
    asNew.current = true
    return {
      id,
      outcome: 'refused',
      saved: false,
      refusal: { status: 409, message: DELIVERED_MEANWHILE, errors: {} },
    }
  }
}
