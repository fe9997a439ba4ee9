import { IS_SOAK } from './soak.ts'

/** Widths at which screens are examined with axe, px: a phone's, and in `npm run soak` also that of a desk. */
export function examinedWidths(phone = 390): number[] {
  return IS_SOAK ? [phone, 1440] : [phone]
}
