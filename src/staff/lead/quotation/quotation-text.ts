import type { LeadEvent, QuotationStep } from '../../../contract/lead.ts'
import { formatPaise } from '../../../contract/paise.ts'
import type { TripAnswerKind } from '../../../contract/quotation.ts'
import type { QuotationState } from '../../../contract/quotation-desk.ts'

const STEPS: Record<QuotationStep, string> = {
  // Whether the link was sent on is known only where it was: the desk makes it.
  sent: 'link made',
  opened: 'opened by the traveller',
  accept: 'accepted by the traveller',
  change: 'change asked for by the traveller',
  decline: 'declined by the traveller',
  'not-accepted': 'the traveller wanted to accept it, which was refused',
  confirmed: 'booking confirmed to the traveller',
  'confirmation-taken-back': 'confirmation of the booking taken back',
  paid: 'payment received',
  'payment-voided': 'payment voided',
  withdrawn: 'withdrawn',
}

/** An event of a quotation in words; an erasure leaves only that there was one. */
export function quotationEventText({ quotation }: Pick<LeadEvent, 'quotation'>): string {
  if (!quotation) return 'Quotation'
  const { step, reference, version, paise } = quotation
  const which = version === undefined ? '' : `, version ${version}`
  const amount = paise === undefined ? '' : `, ${formatPaise(paise)}`
  return `Quotation ${reference}${which}: ${STEPS[step]}${amount}`
}

/** What a state is called, and the tone of its badge. */
export const QUOTATION_STATE_TEXTS = {
  draft: { words: 'draft', tone: 'paper' },
  sent: { words: 'link made, not opened yet', tone: 'marigold' },
  opened: { words: 'opened', tone: 'marigold' },
  'change-asked': { words: 'change asked for', tone: 'danger' },
  declined: { words: 'declined', tone: 'paper' },
  accepted: { words: 'accepted', tone: 'success' },
  expired: { words: 'expired', tone: 'danger' },
  withdrawn: { words: 'withdrawn', tone: 'paper' },
} as const satisfies Record<QuotationState, { words: string; tone: string }>

export const ANSWER_TEXTS: Record<TripAnswerKind, string> = {
  accept: 'Accepts',
  change: 'Asks for a change',
  decline: 'Not now',
}

/** Why an answer does not count. */
export const REFUSAL_TEXTS: Record<string, string> = {
  replaced: 'It does not count: a newer version had been sent. Please call.',
  changed:
    'It does not count: it was to another version of this number, which was lost when a backup was restored. Please call.',
  unidentified:
    'It does not count: it may have been to another version of this number, which was lost when a backup was restored. Please call.',
  expired: 'It does not count: the last day was over. Please call, or send a new version.',
  withdrawn: 'It does not count: the quotation was withdrawn.',
  answered: 'It does not count: this version was accepted already.',
}
