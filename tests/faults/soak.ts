// npm run soak [-- --minutes 40] [--row 15] [--lanes 1] [--restart]: every fault row at its full count, or as far as the
// minutes go. Stopped and started again on the same commit it goes on where it was. Writes tests/faults/REPORT.md.
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { FAULT_ROWS, type FaultRow } from './rows.ts'
import { type RowState, type SoakState, writeReport } from './soak-report.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    row: { type: 'string', multiple: true },
    lanes: { type: 'string', default: '2' },
    restart: { type: 'boolean', default: false },
  },
})
const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
if (addresses.every(({ internal }) => internal))
  throw new Error('There is no network but loopback: browsers say that they are offline, and do not send.')

/** One run of a row is at most about this long, so that a stopped soak loses little. */
const CHUNK_S = 120
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const STATE = join(ROOT, 'tests/faults/.soak.json')
const folder = mkdtempSync(join(tmpdir(), 'soak-'))

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
// The report is written by the run itself.
const changes = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!tests/faults/REPORT.md')
const commit = `${git('rev-parse', 'HEAD')}${changes && ' with changes'}`
const state = restore()
const startedAt = Date.now()
const endAt = values.minutes ? startedAt + Number(values.minutes) * 60_000 : Number.POSITIVE_INFINITY
const asked = FAULT_ROWS.filter(({ row }) => !values.row || values.row.includes(String(row)))
const running = new Set<number>()

/** What a row has done so far. */
const stateOf = ({ row }: FaultRow): RowState => {
  state.rows[row] ??= { done: 0, seconds: 0, runs: [] }
  return state.rows[row]
}

// First, because a soak that is limited in time has none left for them afterwards.
for (const row of asked) if (row.alone && stateOf(row).done === 0) await runOnce(row, row.first)
await Promise.all(
  Array.from({ length: Number(values.lanes) }, () => lane(asked.filter(({ alone }) => !alone))),
)
await lane(asked.filter(({ alone }) => alone))
rmSync(folder, { recursive: true, force: true })
const failed = asked.filter((row) => stateOf(row).runs.some(({ failures }) => failures.length > 0))
console.log(`${failed.length} of ${asked.length} rows failed; see tests/faults/REPORT.md`)
process.exit(failed.length > 0 ? 1 : 0)

/** Runs one row after another, always the one that is furthest from its full count, until all are there or time is over. */
async function lane(rows: FaultRow[]): Promise<void> {
  for (;;) {
    const next = rows
      .filter((row) => !running.has(row.row) && stateOf(row).done < row.full)
      // Every row once before any row twice; then by how much of it is done.
      .sort((a, b) => progress(a) - progress(b))[0]
    if (!next) return
    const trials = trialsFor(next)
    if (trials === 0) {
      rows = rows.filter((row) => row !== next)
      continue
    }
    await runOnce(next, trials)
  }
}

async function runOnce(row: FaultRow, trials: number): Promise<void> {
  running.add(row.row)
  await run(row, trials)
  running.delete(row.row)
  writeReport(state, FAULT_ROWS)
  writeFileSync(STATE, JSON.stringify(state))
}

function progress(row: FaultRow): number {
  const { done, runs } = stateOf(row)
  // A row that failed has said what there is to say: others go first.
  return done / row.full + (runs.some(({ failures }) => failures.length > 0) ? 1 : 0)
}

/** How many trials fit into one run and into the time that is left; 0 when none does. */
function trialsFor(row: FaultRow): number {
  const { done, runs } = stateOf(row)
  const left = (endAt - Date.now()) / 1_000
  const last = runs.at(-1)
  if (!last) return left > 0 ? Math.min(row.first, row.full) : 0
  // A run has a cost of its own, such as starting servers: this overstates what one trial takes, and corrects itself.
  const secondsEach = last.seconds / last.trials
  const fits = Math.floor(Math.min(CHUNK_S, left) / secondsEach)
  return Math.min(row.full - done, last.trials * 10, Math.max(fits, left >= last.seconds ? row.first : 0))
}

async function run(row: FaultRow, trials: number): Promise<void> {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const name = `row-${String(row.row).padStart(2, '0')}-`
  const file = join(folder, `${name}${seed}.json`)
  const started = Date.now()
  await new Promise<void>((resolve) =>
    execFile(
      process.execPath,
      [
        ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'],
        ...['--reporter=json', `--outputFile=${file}`, `tests/faults/${name}`],
      ],
      {
        cwd: ROOT,
        maxBuffer: 256 * 1024 * 1024,
        env: { ...process.env, TRIALS: String(trials), SEED: String(seed), SOAK: '1' },
      },
      () => resolve(),
    ),
  )
  const seconds = (Date.now() - started) / 1_000
  const result = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as VitestResult)
    : { testResults: [], success: false }
  const tests = result.testResults.flatMap(({ assertionResults }) => assertionResults)
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages = [] }) => `${fullName}: ${failureMessages[0]?.split('\n')[0] ?? ''}`)
  if (!result.success && failures.length === 0)
    failures.push('The run itself failed; repeat it with its seed.')
  const skipped = tests
    .filter(({ status }) => ['skipped', 'pending', 'todo'].includes(status))
    .map(({ fullName, status }) => `${fullName}${status === 'todo' ? ' (to do)' : ''}`)
  const at = stateOf(row)
  if (failures.length === 0) at.done += trials
  at.seconds += seconds
  at.runs.push({
    seed,
    trials,
    seconds,
    passed: tests.length - failures.length - skipped.length,
    failures,
    skipped,
  })
  const verdict = failures.length > 0 ? `FAILED with seed ${seed}: ${failures[0]}` : 'ok'
  console.log(
    `row ${row.row}: ${at.done} of ${row.full} ${row.unit} (+${trials} in ${seconds.toFixed(0)} s) ${verdict}`,
  )
}

type VitestResult = {
  success: boolean
  testResults: { assertionResults: { fullName: string; status: string; failureMessages?: string[] }[] }[]
}

function restore(): SoakState {
  if (!values.restart && existsSync(STATE)) {
    const kept = JSON.parse(readFileSync(STATE, 'utf8')) as SoakState
    if (kept.commit === commit) return kept
  }
  return { commit, startedAt: new Date().toISOString(), rows: {} }
}
