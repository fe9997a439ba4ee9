import { truncateText } from '../../contract/truncate-text.ts'
import { plainName } from '../plain-name.ts'

/** A text without stray spaces: no-break and zero-width ones, doubled ones, those at the ends. */
export function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Items of a list; in a single text, each line or bullet is an item. */
export function items(value: string | string[]): string[] {
  const lines = typeof value === 'string' ? value.split(/\r?\n|[•●▪]/) : value
  return lines.map(clean).filter(Boolean)
}

/** A text in quotation marks, shortened to fit a line, and without what would change a terminal. */
export function quoted(text: string): string {
  const short = clean(text).replace(/\p{C}/gu, '\ufffd')
  return `“${short.length > 60 ? `${truncateText(short, 59).trimEnd()}…` : short}”`
}

/** The name that is probably meant when no name matches exactly: at most one error per five letters. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const allowed = Math.floor(plainName(word).length / 5)
  return names.find((name) => levenshtein(plainName(word), plainName(name)) <= allowed)
}

// The Levenshtein distance of two texts.
function levenshtein(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
