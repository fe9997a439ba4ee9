const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** Whole rupees with lakh grouping: `274999` → `₹2,74,999`. */
export function formatRupees(rupees: number): string {
  return RUPEES.format(rupees)
}

/** A price; `was` is read out and struck through before it. */
export function Price({ rupees, was, className }: { rupees: number; was?: number; className?: string }) {
  return (
    <span className={className}>
      {was !== undefined && (
        <>
          <span className="visually-hidden">Instead of </span>
          <s>{formatRupees(was)}</s>{' '}
        </>
      )}
      <data value={rupees}>{formatRupees(rupees)}</data>
    </span>
  )
}
