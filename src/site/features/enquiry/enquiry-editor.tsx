import { useRef } from 'react'
import type { TypedEnquiry } from '../../../contract/enquiry.ts'
import { toShownDate } from '../../../contract/travel-date.ts'
import { dateField, typedFields } from '../../../contract/typed-enquiry.ts'
import { enquiriesText } from '../../../language/enquiries.ts'
import { deviceOutbox } from '../../../offline/outbox/device-outbox.ts'
import { newId } from '../../../outbox/new-id.ts'
import type { EditResult, EnquiryBody, QueuedEnquiry, SubmitResult } from '../../../outbox/types.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FlightForm } from './flight-form.tsx'
import { LongForm } from './long-form.tsx'
import { ShortForm } from './short-form.tsx'

const FORMS = { long: LongForm, short: ShortForm, flight: FlightForm }

/** The message for an enquiry that changed while it was being edited; the form keeps what was typed. */
function changedMeanwhile(result: Exclude<EditResult, 'queued'>): string {
  const t = enquiriesText()
  return { changed: t.changedMeanwhile, sent: t.sentMeanwhile, gone: t.goneMeanwhile }[result]
}

type Props = { entry: QueuedEnquiry; onClose: () => void }

/** The form of an unsent enquiry, filled with its values; saving replaces the queued version. */
export function EnquiryEditor({ entry, onClose }: Props) {
  const replace = useReplacement(entry)
  const Form = FORMS[entry.kind]
  return (
    <Dialog open title={enquiriesText().editTitle} onDismiss={onClose}>
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
function typedAgain({ kind, body }: QueuedEnquiry): TypedEnquiry {
  const typed: TypedEnquiry = {}
  for (const field of [...typedFields(kind), 'about']) typed[field] = String(body[field] ?? '')
  const date = dateField(kind)
  typed[date] = toShownDate(typed[date] ?? '')
  return typed
}

function useReplacement({ id, kind, page, body: old, revision }: QueuedEnquiry) {
  // The id for sending it as a new enquiry, and whether to replace another version: each is set after a warning, for
  // when the traveller presses the button again.
  const asNew = useRef<string>(undefined)
  const overwrite = useRef(false)
  return async (body: EnquiryBody): Promise<SubmitResult> => {
    const outbox = deviceOutbox()
    // The enquiry keeps the page that it was written on.
    const changed = {
      ...body,
      ...(old.sourceDomain !== undefined && { sourceDomain: old.sourceDomain }),
      ...(old.page !== undefined && { page: old.page }),
    }
    const options = { mayReplace: () => true }
    if (asNew.current) {
      const sent = await outbox.submit({ id: asNew.current, kind, body: changed, page }, options)
      // An earlier version has arrived under this id, which can carry no other.
      if (sent.outcome === 'refused' && sent.refusal.status === 422) asNew.current = newId()
      return sent
    }
    const result = await outbox.edit(id, changed, overwrite.current ? undefined : revision)
    if (result === 'queued') return { id, outcome: 'waiting', saved: true }
    if (result === 'changed') overwrite.current = true
    else asNew.current = newId()
    const refusal = { status: 409, message: changedMeanwhile(result), errors: {} }
    return { id, outcome: 'refused', saved: false, refusal }
  }
}
