import { writeFileSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'
import { fileURLToPath } from 'node:url'
import { postgresPrograms } from '../support/postgres.ts'
import type { FaultRow } from './rows.ts'

/** One run of one row. */
export type SoakRun = {
  seed: number
  trials: number
  seconds: number
  passed: number
  failures: string[]
  skipped: string[]
}

/** How far a row has come. */
export type RowState = { done: number; seconds: number; runs: SoakRun[] }

/** What a soak has done on one commit. */
export type SoakState = { commit: string; startedAt: string; rows: Record<number, RowState> }

const REPORT = fileURLToPath(new URL('REPORT.md', import.meta.url))

/** Writes `tests/faults/REPORT.md` from what has been done so far. */
export function writeReport(state: SoakState, rows: FaultRow[]): void {
  const runsOf = ({ row }: FaultRow) => state.rows[row]?.runs ?? []
  const failed = rows.filter((row) => runsOf(row).some(({ failures }) => failures.length > 0))
  const complete = rows.filter((row) => (state.rows[row.row]?.done ?? 0) >= row.full)
  const skipped = new Set(rows.flatMap(runsOf).flatMap((run) => run.skipped))
  const databases = postgresPrograms() ? 'SQLite and PostgreSQL' : 'SQLite only: PostgreSQL is not installed'
  const lines = [
    '# Fault tests: report of the soak',
    '',
    `Written by \`npm run soak\`. Begun ${state.startedAt}, written ${new Date().toISOString()}.`,
    '',
    `- Commit: \`${state.commit}\``,
    `- Machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()}, Node ${process.version}`,
    `- Databases: ${databases}`,
    `- Rows at their full count: ${complete.length} of ${rows.length}; rows with a failure: ${failed.length}`,
    '',
    ...(complete.length < rows.length
      ? [
          `${rows.length - complete.length} rows were not tried at their full count: the run was limited in time. \`npm run soak\` on the`,
          'same commit goes on where it stopped.',
          '',
        ]
      : []),
    'Every trial fails on an enquiry that is lost, becomes two leads, or of which something false is said. A count is per',
    'database or engine that the row names in its tests.',
    '',
    '| row | fault | reached | of | unit | result | tests passed in the last run | time |',
    '|---|---|---:|---:|---|---|---:|---:|',
    ...rows.map((row) => lineOf(row, state.rows[row.row])),
    '',
    ...(failed.length > 0
      ? ['## Failures', '', ...failed.flatMap((row) => failuresOf(row, runsOf(row))), '']
      : []),
    ...(skipped.size > 0
      ? ['## Not tried here', '', ...[...skipped].sort().map((name) => `- ${name}`), '']
      : []),
    '## Seeds',
    '',
    'A run is repeated with `npm run faults -- --row R --trials N --seed S`. Here as `seed × trials`.',
    '',
    ...rows
      .filter((row) => runsOf(row).length > 0)
      .map(
        (row) =>
          `- ${row.row}: ${runsOf(row)
            .map(({ seed, trials }) => `${seed} × ${trials}`)
            .join(', ')}`,
      ),
    '',
  ]
  writeFileSync(REPORT, lines.join('\n'))
}

function lineOf({ row, fault, unit, full }: FaultRow, state: RowState | undefined): string {
  const { done = 0, seconds = 0, runs = [] } = state ?? {}
  const isFailed = runs.some(({ failures }) => failures.length > 0)
  const result = isFailed ? '**failed**' : runs.length === 0 ? 'not run' : done < full ? 'ok so far' : 'ok'
  const [shown, of] = [done, full].map((count) => count.toLocaleString('en'))
  return `| ${row} | ${fault} | ${shown} | ${of} | ${unit} | ${result} | ${runs.at(-1)?.passed ?? 0} | ${duration(seconds)} |`
}

function failuresOf({ row }: FaultRow, runs: SoakRun[]): string[] {
  return runs
    .filter(({ failures }) => failures.length > 0)
    .map(({ seed, trials, failures }) => `- row ${row}, seed ${seed} × ${trials}: ${failures.join('; ')}`)
}

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return minutes > 0 ? `${minutes} min ${Math.round(seconds % 60)} s` : `${seconds.toFixed(1)} s`
}
