import { truncateText } from '../../../contract/truncate-text.ts'

/** Characters of a reel's description that phones show (spec 1 §2, §9). */
export const MAX_DESCRIPTION_LENGTH = 80

/** Truncates a text to {@link MAX_DESCRIPTION_LENGTH} characters plus `...`; a shorter text stays whole. */
export function truncate(text: string): string {
  return text.length > MAX_DESCRIPTION_LENGTH ? `${truncateText(text, MAX_DESCRIPTION_LENGTH)}...` : text
}
