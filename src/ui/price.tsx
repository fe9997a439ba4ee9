import { formatRupees } from '../contract/rupees.ts'
import { layoutText } from '../language/layout.ts'

/** A price; `was` is read out and struck through before it. */
export function Price({
  rupees,
  was,
  className,
}: {
  rupees: number
  was?: number
  className?: string | undefined
}) {
  return (
    <span className={className}>
      {was !== undefined && (
        <>
          <span className="visually-hidden">{layoutText().insteadOf} </span>
          <s>{formatRupees(was)}</s>{' '}
        </>
      )}
      <data value={rupees}>{formatRupees(rupees)}</data>
    </span>
  )
}
