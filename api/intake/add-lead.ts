import type { Receipt } from '../../src/contract/enquiry.ts'
import { ENQUIRY_MESSAGES } from '../../src/contract/enquiry-messages.ts'
import type { StaffMember } from '../../src/contract/lead.ts'
import type { ManualLead } from '../../src/contract/new-lead.ts'
import { indianDay } from '../../src/contract/travel-date.ts'
import { RowError, StorageError } from '../db/storage-error.ts'
import { HttpError } from '../http/http-error.ts'
import { compareFingerprint, FINGERPRINT_VERSION, manualFingerprintOf } from './fingerprint.ts'
import type { NewLead } from './insert.ts'
import type { SubmitDeps } from './submit.ts'

export type AddLead = (id: string, lead: ManualLead, staff: StaffMember) => Promise<Receipt>

/**
 * Stores a lead that staff add by hand, once for each id: a replay gets the same receipt. It is assigned to the user who adds it, and is never
 * quarantined. Throws {@link HttpError}: 400 invalid, 422 another lead has this id, 503 not stored.
 */
export function createAddLead({
  commit,
  find,
  references,
  fingerprintKey,
}: Pick<SubmitDeps, 'commit' | 'find' | 'references' | 'fingerprintKey'>): AddLead {
  return async (id, lead, staff) => {
    if (lead.travel_date !== undefined && lead.travel_date < indianDay(new Date())) {
      // A travel date that was valid at the first arrival is valid for replays.
      const earlier = await find(id)
      if (!earlier || lead.travel_date < indianDay(new Date(earlier.received_at))) throw refusedDate()
    }
    const fingerprintIn = (version: number) =>
      manualFingerprintOf(version, { lead, addedBy: staff.id }, fingerprintKey)
    const fingerprint = fingerprintIn(FINGERPRINT_VERSION) ?? ''
    const stored = await commit.add(toRow(lead, { id, fingerprint, addedBy: staff.id })).catch(refuse)
    const content = stored.isNew ? 'same' : compareFingerprint(stored, fingerprintIn)
    if (content === 'unknown') throw notStored()
    if (content === 'other')
      throw new HttpError(422, 'A lead was already added from this form, with other details.')
    const { seq, received_at: receivedAt, isNew } = stored
    return { ok: true, id, reference: references.of(seq), receivedAt, replayed: !isNew }
  }
}

function toRow(
  { name, contact, email, destination, answered, ...rest }: ManualLead,
  { id, fingerprint, addedBy }: { id: string; fingerprint: string; addedBy: string },
): NewLead {
  const now = new Date().toISOString()
  return {
    id,
    fingerprint,
    fingerprint_version: FINGERPRINT_VERSION,
    kind: 'manual',
    assignee: addedBy,
    quarantine: null,
    spam_signals: null,
    received_at: now,
    responded_at: answered ? now : null,
    composed_at: null,
    consent: null,
    source_domain: null,
    name,
    contact,
    email: email ?? null,
    destination,
    fields: JSON.stringify(rest.note === '' ? { ...rest, note: undefined } : rest),
  }
}

function refusedDate(): HttpError {
  const message = ENQUIRY_MESSAGES.datePast
  return new HttpError(400, message, { errors: { travel_date: message } })
}

function refuse(error: unknown): never {
  if (error instanceof RowError)
    throw new HttpError(400, 'This lead cannot be stored as it is. Please change it.')
  if (error instanceof StorageError) throw notStored()
  throw error
}

function notStored(): HttpError {
  return new HttpError(503, 'The lead could not be stored just now. Please try again in a moment.')
}
