/** A row of the cancellation table: from so many days before departure, down to the first day of the next row. */
export type CancellationRow = {
  /** Calendar days in India between the day the message arrives and the day of departure. */
  days: { most?: number; least: number }
  /** The share of the total cost that is kept; absent where only administrative fees are. */
  percent?: number
}

/**
 * The only cancellation table; `docs/decisions/15-totals-and-cancellation.md` says how it was derived from the agency’s two
 * texts.
 */
export const CANCELLATION_ROWS: readonly CancellationRow[] = [
  { days: { least: 31 } },
  { days: { most: 30, least: 30 }, percent: 25 },
  { days: { most: 29, least: 20 }, percent: 50 },
  { days: { most: 19, least: 0 }, percent: 100 },
]

/** `29 to 20 days: 50%`, by days before departure. */
export const cancellationLines: string[] = CANCELLATION_ROWS.map((row) => `${daysText(row)}: ${feeText(row)}`)

/** The table as one sentence. */
export const cancellationSentence = `Days before departure and what we keep of the total cost: ${cancellationLines
  .map((line) => line.charAt(0).toLowerCase() + line.slice(1))
  .join('; ')}.`

function daysText({ days: { most, least } }: CancellationRow): string {
  if (most === undefined) return `More than ${least - 1} days`
  if (most === least) return `${most} days`
  return least === 0 ? `${most} days or less` : `${most} to ${least} days`
}

/** What is kept of the total cost in one row. */
export function feeText({ percent }: CancellationRow): string {
  if (percent === undefined)
    return 'administrative fees only, at most 25% (a full refund minus administrative fees)'
  return percent === 100 ? '100%, no refund' : `${percent}%`
}
