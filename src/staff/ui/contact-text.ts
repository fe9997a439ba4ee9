import type { CallOutcome, ContactChannel } from '../../contract/lead.ts'

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
