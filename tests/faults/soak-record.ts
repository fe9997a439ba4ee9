import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { FaultRow } from './rows.ts'

/** One run of one row. */
export type SoakRun = {
  row: number
  seed: number
  trials: number
  /** The last commit that changed anything but the record and the report. */
  commit: string
  /** ISO instant of its end, or the day alone. */
  date: string
  /** Absent in runs that were taken over from an earlier report. */
  seconds?: number
  passed?: number
  failures: string[]
  skipped: string[]
}

/** The runs of every commit, oldest first, and a way to add one. */
export type SoakRecord = { runs: SoakRun[]; add: (run: SoakRun) => void }

/** Reads a record of one run per line. A run is written when it is over, so that a soak that stops loses none before it. */
export function openRecord(file: string): SoakRecord {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const runs = text
    .split('\n')
    .flatMap(parsed)
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date))
  let isLineOpen = text !== '' && !text.endsWith('\n')
  return {
    runs,
    add(run) {
      appendFileSync(file, `${isLineOpen ? '\n' : ''}${JSON.stringify(run)}\n`)
      isLineOpen = false
      runs.push(run)
    },
  }
}

// The last line of a process that was killed may have been cut off.
function parsed(line: string): SoakRun[] {
  try {
    return line ? [JSON.parse(line)] : []
  } catch {
    return []
  }
}

/** How many trials have passed since the row's last failure: on this commit, and in all. */
export type RowCounts = { onCommit: number; inAll: number; isFailed: boolean }

/** Counts the runs of a row. */
export function countsOf(runs: SoakRun[], { row }: FaultRow, commit: string): RowCounts {
  const ofRow = runs.filter((run) => run.row === row)
  const passed = ofRow.slice(ofRow.findLastIndex(isFailed) + 1)
  const sum = (some: SoakRun[]) => some.reduce((total, { trials }) => total + trials, 0)
  return {
    onCommit: sum(passed.filter((run) => run.commit === commit)),
    inAll: sum(passed),
    isFailed: ofRow.length > 0 && passed.length === 0,
  }
}

/**
 * The order in which rows are run, lowest first: each once on this commit, then those furthest from their full count in
 * all, then on this commit. Infinite when nothing is left to do.
 */
export function progressOf(runs: SoakRun[], row: FaultRow, commit: string): number {
  const { onCommit, inAll, isFailed } = countsOf(runs, row, commit)
  const isTried = runs.some((run) => run.row === row.row && run.commit === commit)
  if (onCommit >= row.full) return Number.POSITIVE_INFINITY
  if (!isTried) return -1
  // A row that failed has said what there is to say: others go first.
  if (isFailed) return 3
  return inAll < row.full ? inAll / row.full : 1 + onCommit / row.full
}

/** Whether a test of this run failed. */
export function isFailed({ failures }: SoakRun): boolean {
  return failures.length > 0
}
