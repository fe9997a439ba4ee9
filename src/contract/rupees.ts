const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** Whole rupees with lakh grouping: `274999` → `₹2,74,999`. */
export function formatRupees(rupees: number): string {
  return RUPEES.format(rupees)
}
