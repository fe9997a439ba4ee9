/**
 * The beginning of a text, at most this long, without the half of a character that the cut may leave: it can be in no address, and an
 * enquiry with it is refused.
 */
export function truncateText(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Surrogate}$/u, '')
}
