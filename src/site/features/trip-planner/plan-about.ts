import { MONTHS } from '../../../catalogue/months.ts'
import { formatRupees } from '../../../contract/rupees.ts'
import type { Plan } from './plan.ts'

/** A plan as the desk reads it with an enquiry, in English: `Trip planner: March, up to ₹75,000 for two, family`. */
export function planAbout({ month, budget, mood }: Plan): string {
  const wishes = [month && MONTHS[month - 1], budget && `up to ${formatRupees(budget)} for two`, mood].filter(
    Boolean,
  )
  return wishes.length > 0 ? `Trip planner: ${wishes.join(', ')}` : 'Trip planner'
}
