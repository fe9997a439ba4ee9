import { formatRupees } from '../../../contract/rupees.ts'
import { monthName } from '../../../language/dates.ts'
import { findingText } from '../../../language/finding.ts'
import { adultsText, childrenText } from '../../../language/party-text.ts'
import type { Plan } from './plan.ts'

/** A plan in one line: `2 adults, 1 child, March, up to ₹75,000 for two, family`. */
export function planText({ adults, children, month, budget, mood }: Plan): string {
  const t = findingText()
  return [
    adultsText(adults),
    children > 0 && childrenText(children),
    month && monthName(month),
    budget && t.upToForTwo(formatRupees(budget)),
    mood && t.themes[mood].toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ')
}
