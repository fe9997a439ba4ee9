/** The middle value; NaN without any. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The least and the greatest value, as they are printed. */
export function spread(values: readonly number[]): string {
  const shown = (value: number) => value.toFixed(value < 10 ? 1 : 0)
  return values.length > 0 ? `${shown(Math.min(...values))}–${shown(Math.max(...values))}` : ''
}
