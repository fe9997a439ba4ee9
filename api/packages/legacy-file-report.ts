import type { Note } from '../../src/catalogue/legacy/note.ts'
import type { ReadRecord } from '../../src/catalogue/legacy/read-file.ts'

/** The report of a file as text: a paragraph per record with irregularities, then the irregularities that all records share. */
export function describeRecords(records: readonly ReadRecord[], remarks: readonly string[]): string[] {
  const odd = records.flatMap(({ path, key, notes }) => {
    const lines = notes.filter(({ kind }) => kind !== 'usual')
    if (lines.length === 0) return []
    const name = path === key || path.endsWith(`.${key}`) ? path : `${path} (${key})`
    return [
      `${name}: ${countsText(lines)}`,
      ...lines.map(({ kind, field, text }) => `  ${LABELS[kind]}${field} ${text}.`),
    ]
  })
  const usual = new Map<string, number>()
  for (const { notes } of records)
    for (const text of new Set(notes.flatMap(({ kind, text }) => (kind === 'usual' ? text : []))))
      usual.set(text, (usual.get(text) ?? 0) + 1)
  const shared = [...usual].map(([text, count]) => `${text} (${count})`)
  return [
    ...remarks,
    ...odd,
    ...(shared.length > 0 ? [`Accepted in the legacy format: ${shared.join(', ')}.`] : []),
  ]
}

// `1 refused, 2 corrected`, the most severe first.
function countsText(lines: readonly Note[]): string {
  return (Object.keys(COUNTED) as (keyof typeof COUNTED)[])
    .toReversed()
    .flatMap((kind) => {
      const number = lines.filter((line) => line.kind === kind).length
      return number > 0 ? [`${number} ${COUNTED[kind]}`] : []
    })
    .join(', ')
}

/** The invalid records with the reasons. */
export function describeRefusals(records: readonly ReadRecord[]): string[] {
  return records.flatMap(({ path, notes }) =>
    notes.filter(({ kind }) => kind === 'refused').map(({ field, text }) => `  ${path}: ${field} ${text}.`),
  )
}

/** A report without what would change a terminal: keys of the file are in it as they are. */
export function printable(report: string): string {
  return report.replace(/(?!\n)\p{Cc}/gu, '\ufffd')
}

/** `1 package`, `2 packages`. */
export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`
}

const COUNTED = {
  noted: 'noted',
  corrected: 'corrected',
  doubtful: 'to be reviewed',
  refused: 'refused',
} as const

const LABELS = {
  usual: '',
  noted: 'note: ',
  corrected: 'corrected: ',
  doubtful: 'to be reviewed: ',
  refused: 'refused: ',
}
