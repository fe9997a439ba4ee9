/** Whether this run has time for everything; `npm test` has twelve minutes. */
export const IS_SOAK = Boolean(process.env.SOAK)

/** Of variants of one test, those that this run plays: in `npm run soak` and `npm run faults` all, in `npm test` the first `few`. */
export function played<T>(variants: readonly T[], few: number): readonly T[] {
  return IS_SOAK ? variants : variants.slice(0, few)
}
