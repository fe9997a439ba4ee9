/** `1 row`, `12 rows`. */
export function countText(number: number, one: string): string {
  return `${number.toLocaleString('en-IN')} ${one}${number === 1 ? '' : 's'}`
}
