import { quotationChanges } from '../../../catalogue/quotation-changes.ts'
import { formatPaise } from '../../../contract/paise.ts'
import type { Quotation } from '../../../contract/quotation.ts'
import type { DeskQuotation } from '../../../contract/quotation-desk.ts'
import { indianDay } from '../../../contract/travel-date.ts'
import type { Question } from './quotation-side.tsx'

/** What is asked before each of these is done. */
export const QUESTIONS: Record<Question, { title: string; question: string; yes: string }> = {
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

/** What the traveller will pay and read, before it is frozen. */
export function sendingQuestion({ versions }: DeskQuotation, quotation: Quotation, toUs: number): string {
  const before = versions.at(-1)
  const total = `The traveller pays ${formatPaise(toUs)} to us in all.`
  if (!before) return `${total} A version cannot be changed once its link is made, only replaced.`
  const changes = quotationChanges(before, { quotation, taxDay: indianDay(new Date()) })
  return `${total} It replaces version ${before.version}. ${changes.length > 0 ? `The traveller reads: ${changes.join(' ')}` : ''}`
}
