import { useRef } from 'react'
import type { TypedEnquiry } from '../../../contract/enquiry.ts'
import { toShownDate } from '../../../contract/travel-date.ts'
import { dateField, typedFields } from '../../../contract/typed-enquiry.ts'
import { enquiriesText } from '../../../language/enquiries.ts'
import { deviceOutbox } from '../../../offline/outbox/device-outbox.ts'
import { mustBeNew, revisionOf } from '../../../outbox/draft-form.ts'
import { newId } from '../../../outbox/new-id.ts'
import type {
  EditResult,
  EnquiryBody,
  QueuedEnquiry,
  QueuedEntry,
  SubmitResult,
} from '../../../outbox/types.ts'
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
  // The id for sending it as a new enquiry, and which version of which enquiry to replace otherwise: each is changed after a
  // warning, for when the traveller presses the button again.
  const asNew = useRef<string>(undefined)
  const target = useRef<{ id: string; revision: number | undefined }>({ id, revision })
  // The version of each enquiry that the traveller was told of.
  const known = useRef(new Map<string, number | undefined>())
  return async (body: EnquiryBody): Promise<SubmitResult> => {
    const outbox = deviceOutbox()
    // The enquiry keeps the page that it was written on.
    const changed = {
      ...body,
      ...(old.sourceDomain !== undefined && { sourceDomain: old.sourceDomain }),
      ...(old.page !== undefined && { page: old.page }),
    }
    if (asNew.current) {
      // The one that was deleted may have arrived.
      const { id: replaces } = target.current
      const options = {
        mayReplace: (queued: QueuedEntry) => known.current.get(queued.id) === queued.revision,
        replaces,
        attempted: asNew.current === replaces,
      }
      const sent = await outbox.submit({ id: asNew.current, kind, body: changed, page }, options)
      if (sent.outcome === 'refused') known.current.set(sent.id, sent.revision)
      if (sent.outcome === 'conflict') known.current.set(sent.existing.id, revisionOf(sent.existing))
      // An earlier version has arrived under this id, which can carry no other.
      const isRefused = sent.outcome === 'refused' && sent.refusal.status === 422
      if (isRefused || (sent.outcome === 'conflict' && mustBeNew(sent.existing))) {
        target.current.id = sent.id
        asNew.current = newId()
      }
      return sent
    }
    const { id } = target.current
    const result = await outbox.edit(id, changed, target.current.revision)
    if (result === 'queued') return { id, outcome: 'waiting', saved: true }
    // Another tab has sent it as a new one.
    const existing =
      result === 'gone' ? (await outbox.list()).find(({ replaces }) => replaces === id) : undefined
    if (existing) {
      target.current = { id: existing.id, revision: revisionOf(existing) }
      if (existing.state === 'sent') asNew.current = newId()
      return { id, outcome: 'conflict', saved: false, existing }
    }
    const now = result === 'changed' ? await outbox.get(id) : undefined
    if (result === 'changed') target.current.revision = now && revisionOf(now)
    else asNew.current = result === 'gone' ? id : newId()
    // As of an id that is used up: another press sends it as a new enquiry.
    const status = result === 'changed' ? 409 : 422
    const refusal = { status, message: changedMeanwhile(result), errors: {} }
    return { id, outcome: 'refused', saved: false, refusal }
  }
}
