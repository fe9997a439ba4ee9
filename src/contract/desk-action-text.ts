import { type ChangeAct, type DeskAct, isKnownAct } from './desk-action.ts'
import { DETAIL_LABELS, type DetailName } from './enquiry-details.ts'
import { formatTime } from './indian-time.ts'
import type { CallOutcome, ContactChannel, LeadChange } from './lead.ts'
import { formatRupees } from './rupees.ts'
import { toShownDate } from './travel-date.ts'

/** Texts about the user’s unsent actions for the page that is shown when the desk itself cannot be opened. */
export const UNSENT_TEXTS = {
  heading: (count: number) => `${count === 1 ? '1 action' : `${count} actions`} of yours not confirmed yet`,
  about:
    'Kept on this device. The desk sends what was not refused when it is open and the server can be reached.',
  refused: 'The server refused it. Decide about it in the desk.',
  unreadable: 'This device’s storage cannot be read now, so what waits in it cannot be listed.',
}

/** What a member of staff did, by the channel of a contact. */
export const CONTACT_TEXTS: Record<ContactChannel, string> = {
  call: 'Called',
  whatsapp: 'Wrote on WhatsApp',
  mail: 'Wrote a mail',
}

/** How a call ended. */
export const OUTCOME_TEXTS: Record<CallOutcome, string> = {
  reached: 'Call: reached',
  'no-answer': 'Call: no answer',
  'call-later': 'Call: asked to call later',
  'wrong-number': 'Call: wrong number',
}

/** What a member of staff did, in words. */
export function describeAct(act: DeskAct): string {
  if (!isKnownAct(act)) return 'Done with a newer version of the desk'
  // What was written about an erased lead is deleted.
  if (act.type === 'change') return describeChangeAct(act) || 'A change'
  if (act.type === 'note') return act.text === '' ? 'A note' : `Note: ${act.text}`
  if (act.type === 'contact') return CONTACT_TEXTS[act.channel]
  const { outcome, note, followUpAt } = act.result
  const again = followUpAt && `Follow-up: ${formatTime(followUpAt)}`
  return [OUTCOME_TEXTS[outcome], note, again].filter(Boolean).join('. ')
}

/** What a change does, in words. */
export function describeChangeAct({ change, ownerName }: ChangeAct): string {
  const { assignee, ...texts } = changeTexts(change)
  const owner =
    assignee === undefined ? '' : `Owner: ${assignee === null ? 'Unassigned' : (ownerName ?? 'a colleague')}`
  return [describeChange(texts, String), owner].filter(Boolean).join(' · ')
}

/** The changed fields as texts, details among them. */
export function changeTexts({ version: _, details, quarantined, ...fields }: LeadChange) {
  const values = {
    ...fields,
    ...details,
    ...(quarantined !== undefined && { quarantined: quarantined ? 'yes' : 'no' }),
  }
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([field, value]) => [field, value === null ? null : String(value)]))
}

/** Describes changed fields in words; `nameOf` gives the name of an owner. */
export function describeChange(
  changes: Record<string, string | null>,
  nameOf: (staff: string | null) => string,
  before: Record<string, string | null> = {},
): string {
  return Object.entries(changes)
    .map(([field, value]) => {
      if (field === 'status') return `Status: ${value}`
      if (field === 'assignee') return `Owner: ${nameOf(value)}`
      if (field === 'followUpAt') return value ? `Follow-up: ${formatTime(value)}` : 'No follow-up'
      if (field === 'lostReason') return value ? `Reason: ${value}` : 'No reason'
      if (field === 'quarantined') return value === 'yes' ? 'Moved to suspected spam' : 'Not spam'
      if (field === 'mergedInto') return value ? `Merged into ${value}` : 'Separated'
      if (field === 'bookedAmount')
        return value ? `Booked for ${formatRupees(Number(value))}` : 'No booked amount'
      if (!isDetail(field)) return `${field}: ${value ?? 'none'}`
      const now = `${DETAIL_LABELS[field]}: ${describeDetail(field, value)}`
      return field in before ? `${now}, before: ${describeDetail(field, before[field] ?? null)}` : now
    })
    .join(' · ')
}

function isDetail(field: string): field is DetailName {
  return Object.hasOwn(DETAIL_LABELS, field)
}

/** The value of a detail as staff read it. */
export function describeDetail(name: DetailName, value: string | null): string {
  if (value === null) return 'not given'
  if (name === 'budget') return formatRupees(Number(value))
  return name === 'travel_date' || name === 'date' ? toShownDate(value) : value
}
