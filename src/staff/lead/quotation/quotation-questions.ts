import { quotationChanges } from '../../../catalogue/quotation-changes.ts'
import { formatPaise } from '../../../contract/paise.ts'
import type { Quotation } from '../../../contract/quotation.ts'
import type { DeskQuotation } from '../../../contract/quotation-desk.ts'
import { indianDay } from '../../../contract/travel-date.ts'
import type { Question } from './quotation-side.tsx'

/** What is asked before each of these is done. */
const QUESTIONS: Record<Question, { title: string; question: string; yes: string }> = {
  revoke: {
    title: 'Revoke all links?',
    question: 'No link made so far opens the quotation any more. You can make a new one.',
    yes: 'Revoke',
  },
  withdraw: {
    title: 'Withdraw this quotation?',
    question: 'The traveller can no longer read or accept it. This cannot be undone.',
    yes: 'Withdraw',
  },
  confirm: {
    title: 'Confirm the booking?',
    question:
      'The traveller’s page says from now on that you confirmed it, and the lead is booked with its amount. Do it only once everything is reserved.',
    yes: 'Confirm the booking',
  },
}

/** What is asked before it is done; a withdrawal also says that the offer was accepted. */
export function questionOf(asking: Question, quotation: DeskQuotation): (typeof QUESTIONS)[Question] {
  const asked = QUESTIONS[asking]
  if (asking !== 'withdraw' || quotation.state !== 'accepted') return asked
  return { ...asked, question: `${acceptedText(quotation)}. ${asked.question}` }
}

function acceptedText({ version }: DeskQuotation): string {
  return `The traveller has accepted version ${version}`
}

/** What the traveller will pay and read, before it is frozen. */
export function sendingQuestion(sent: DeskQuotation, quotation: Quotation, toUs: number): string {
  const before = sent.versions.at(-1)
  const total = `The traveller pays ${formatPaise(toUs)} to us in all.`
  if (!before) return `${total} A version cannot be changed once its link is made, only replaced.`
  const changes = quotationChanges(before, { quotation, taxDay: indianDay(new Date()) })
  const accepted =
    sent.state === 'accepted' ? `${acceptedText(sent)} and has to accept the new one again. ` : ''
  return `${accepted}${total} It replaces version ${before.version}. ${changes.length > 0 ? `The traveller reads: ${changes.join(' ')}` : ''}`
}
