/** Before the last three digits, commas stand after every second one. */
const LAKH_GROUPS = /(\d)(?=(?:\d\d)+\d$)/g

/**
 * Whole rupees with lakh grouping: `274999` → `₹2,74,999`. Without `Intl`: every page shows prices, and a cheap phone needs
 * longer for its first formatter than for the rest of such a script.
 */
export function formatRupees(rupees: number): string {
  const digits = String(Math.round(Math.abs(rupees))).replaceAll(LAKH_GROUPS, '$1,')
  return `${rupees < 0 ? '-' : ''}₹${digits}`
}
