import { writeFileSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'
import { fileURLToPath } from 'node:url'
import { postgresPrograms } from '../support/postgres.ts'
import type { FaultRow } from './rows.ts'
import { countsOf, isFailed, type SoakRun } from './soak-record.ts'

const REPORT = fileURLToPath(new URL('REPORT.md', import.meta.url))

/** Writes `tests/faults/REPORT.md` from the runs in the record. */
export function writeReport(runs: SoakRun[], rows: FaultRow[], commit: string): void {
  const counts = rows.map((row) => ({ row, ...countsOf(runs, row, commit) }))
  const onCommit = counts.filter((count) => count.onCommit >= count.row.full).length
  const inAll = counts.filter((count) => count.inAll >= count.row.full).length
  const failed = counts.filter((count) => count.isFailed).length
  const ofCommit = runs.filter((run) => run.commit === commit)
  const skipped = new Set(ofCommit.flatMap((run) => run.skipped))
  const failures = runs.filter(isFailed)
  const databases = postgresPrograms() ? 'SQLite and PostgreSQL' : 'SQLite only: PostgreSQL is not installed'
  const lines = [
    '# Fault tests: report of the soak',
    '',
    `Written by \`npm run soak\` on ${new Date().toISOString()}, from the runs in \`runs.jsonl\`.`,
    '',
    `- Commit: \`${commit}\` (the last one that changed more than this report)`,
    `- Machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()}, Node ${process.version}`,
    `- Databases: ${databases}`,
    `- Rows at their full count: ${onCommit} of ${rows.length} on this commit, ${inAll} in all; rows whose last run failed: ${failed}`,
    '',
    'Every trial fails on an enquiry that is lost, becomes two leads, or of which something false is said. A count is per',
    'database or engine that the row names in its tests. *On this commit* and *in all* count the trials that passed since',
    'the last run of the row that failed; *in all* adds those of earlier commits, whose code and tests were others. A row whose',
    'last run failed stands at zero. `npm run soak` goes on where it stopped, first with the counts in all.',
    '',
    '| row | fault | on this commit | in all | of | unit | last run | tests passed in it | seconds a trial |',
    '|---|---|---:|---:|---:|---|---|---:|---:|',
    ...counts.map((count) =>
      lineOf(
        count,
        runs.filter(({ row }) => row === count.row.row),
      ),
    ),
    '',
    ...(failures.length > 0
      ? ['## Failures', '', ...failures.map((run) => `- ${failureOf(run, runs)}`), '']
      : []),
    ...(skipped.size > 0
      ? ['## Not tried here', '', ...[...skipped].sort().map((name) => `- ${name}`), '']
      : []),
    'A run is repeated with `npm run faults -- --row R --trials N --seed S`; `runs.jsonl` has them all.',
    '',
  ]
  writeFileSync(REPORT, lines.join('\n'))
}

function lineOf(
  { row, onCommit, inAll, isFailed }: ReturnType<typeof countsOf> & { row: FaultRow },
  runs: SoakRun[],
): string {
  const last = runs.at(-1)
  const timed = runs.findLast(({ seconds }) => seconds !== undefined)
  const seconds = timed && (timed.seconds as number) / timed.trials
  const each = seconds?.toFixed(seconds < 10 ? 2 : 0) ?? ''
  const result = isFailed ? '**failed**' : last ? `ok, ${last.date.slice(0, 10)}` : 'not run'
  const [here, all, full] = [onCommit, inAll, row.full].map((count) => count.toLocaleString('en'))
  return `| ${row.row} | ${row.fault} | ${here} | ${all} | ${full} | ${row.unit} | ${result} | ${last?.passed ?? ''} | ${each} |`
}

function failureOf(run: SoakRun, runs: SoakRun[]): string {
  const since = runs
    .slice(runs.indexOf(run) + 1)
    .filter((later) => later.row === run.row && !isFailed(later))
    .reduce((total, { trials }) => total + trials, 0)
  const where = `row ${run.row}, seed ${run.seed} × ${run.trials}, ${run.date.slice(0, 10)}, commit ${run.commit.slice(0, 8)}`
  return `${where}: ${run.failures.join('; ')} (${since} trials passed after it)`
}
