/** Characters of a reel's description that phones show (spec 1 §2, §9). */
export const DESCRIPTION_CUT = 80

/** A text cut at {@link DESCRIPTION_CUT} characters plus `...`; a shorter one stays whole. */
export function cutText(text: string): string {
  return text.length > DESCRIPTION_CUT ? `${text.slice(0, DESCRIPTION_CUT)}...` : text
}
