// npm run soak [-- --minutes 40] [--row 15] [--lanes 1] [--tests]: every test, also what `npm test` leaves out, which `--tests` stops after
// and `--minutes` and `--row` leave out; then every fault row at its full count, or as far as the minutes go.
// Each run of a row is written to tests/faults/runs.jsonl when it is over, and the soak goes on from there. Writes REPORT.md beside it.
import { type ChildProcess, execFile, execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { FAULT_ROWS, type FaultRow } from './rows.ts'
import { countsOf, isFailed, openRecord, progressOf } from './soak-record.ts'
import { writeReport } from './soak-report.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    row: { type: 'string', multiple: true },
    // Most rows wait for something half of the time.
    lanes: { type: 'string', default: '3' },
    tests: { type: 'boolean', default: false },
  },
})
const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
if (addresses.every(({ internal }) => internal))
  throw new Error('There is no network but loopback: browsers say that they are offline, and do not send.')

/** One run of a row is at most about this long, so that a stopped soak loses little. */
const CHUNK_S = 180
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const RECORD = 'tests/faults/runs.jsonl'
const folder = mkdtempSync(join(tmpdir(), 'soak-'))

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
// The soak writes these itself, and a commit of them is no other code.
const CODE = ['--', '.', ':!tests/faults/REPORT.md', `:!${RECORD}`]
const isChanged = git('status', '--porcelain', '--untracked-files=no', ...CODE) !== ''
const commit = `${git('log', '-1', '--format=%H', ...CODE)}${isChanged ? ' with changes' : ''}`
if (isChanged)
  console.warn('There are changes that are not committed: these runs go into no record and no report.')
const record = openRecord(join(ROOT, RECORD))
const endAt = values.minutes ? Date.now() + Number(values.minutes) * 60_000 : Number.POSITIVE_INFINITY
const asked = FAULT_ROWS.filter(({ row }) => !values.row || values.row.includes(String(row)))
const running = new Set<number>()
const children = new Set<ChildProcess>()
// Runs that are cut off are not recorded, and leave no browsers and servers behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of children) child.kill('SIGTERM')
    process.exit(130)
  })

const runsHere = ({ row }: FaultRow) => record.runs.filter((run) => run.row === row && run.commit === commit)
const progress = (row: FaultRow) => progressOf(record.runs, row, commit)

if (values.tests || (!values.row && !values.minutes)) {
  const passed = allTestsPass()
  if (!passed || values.tests) process.exit(passed ? 0 : 1)
}
// First, because a soak that is limited in time has none left for them afterwards.
for (const row of asked) if (row.alone && runsHere(row).length === 0) await runOnce(row, row.first)
await Promise.all(
  Array.from({ length: Number(values.lanes) }, () => lane(asked.filter(({ alone }) => !alone))),
)
await lane(asked.filter(({ alone }) => alone))
rmSync(folder, { recursive: true, force: true })
const failed = asked.filter((row) => runsHere(row).some(isFailed))
console.log(`${failed.length} of ${asked.length} rows failed; see tests/faults/REPORT.md`)
process.exit(failed.length > 0 ? 1 : 0)

/** All of them, in the browser at all widths: `npm test` leaves out what does not fit into its time. */
function allTestsPass(): boolean {
  const options = { cwd: ROOT, stdio: 'inherit', env: { ...process.env, SOAK: '1' } } as const
  const passes = (script: string, ...args: string[]) =>
    spawnSync(process.execPath, [`node_modules/${script}`, ...args], options).status === 0
  const inBrowser = passes('@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts')
  return passes('vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts') && inBrowser
}

/** Runs one row after another, as {@link progressOf} orders them, until all are at their full count or time is over. */
async function lane(rows: FaultRow[]): Promise<void> {
  for (;;) {
    const next = rows
      .filter((row) => !running.has(row.row) && progress(row) < Number.POSITIVE_INFINITY)
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
  if (!isChanged) writeReport(record.runs, FAULT_ROWS, commit)
}

/** How many trials fit into one run and into the time that is left; 0 when none does. */
function trialsFor(row: FaultRow): number {
  const { onCommit } = countsOf(record.runs, row, commit)
  const left = (endAt - Date.now()) / 1_000
  const last = runsHere(row).at(-1)
  if (!last?.seconds) return left > 0 ? Math.min(row.first, row.full) : 0
  // A run has a cost of its own, such as starting servers: this overstates what one trial takes, and corrects itself.
  const secondsEach = last.seconds / last.trials
  const fits = Math.floor(Math.min(CHUNK_S, left) / secondsEach)
  return Math.min(row.full - onCommit, last.trials * 10, Math.max(fits, left >= last.seconds ? row.first : 0))
}

async function run(row: FaultRow, trials: number): Promise<void> {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const name = `row-${String(row.row).padStart(2, '0')}-`
  const file = join(folder, `${name}${seed}.json`)
  const started = Date.now()
  await new Promise<void>((resolve) => {
    const child = execFile(
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
      () => {
        children.delete(child)
        resolve()
      },
    )
    children.add(child)
  })
  const seconds = (Date.now() - started) / 1_000
  const result = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as VitestResult)
    : { testResults: [], success: false }
  const tests = result.testResults.flatMap(({ assertionResults }) => assertionResults)
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages = [] }) => `${fullName}: ${failureMessages[0]?.split('\n')[0] ?? ''}`)
  // Whole, with what the server has said: the record has the first line.
  for (const message of tests.flatMap(({ failureMessages = [] }) => failureMessages)) console.error(message)
  if (!result.success && failures.length === 0)
    failures.push('The run itself failed; repeat it with its seed.')
  const skipped = tests
    .filter(({ status }) => ['skipped', 'pending', 'todo'].includes(status))
    .map(({ fullName, status }) => `${fullName}${status === 'todo' ? ' (to do)' : ''}`)
  const run = {
    row: row.row,
    seed,
    trials,
    commit,
    date: new Date().toISOString(),
    seconds,
    passed: tests.length - failures.length - skipped.length,
    failures,
    skipped,
  }
  if (isChanged) record.runs.push(run)
  else record.add(run)
  const { onCommit, inAll } = countsOf(record.runs, row, commit)
  const verdict = failures.length > 0 ? `FAILED with seed ${seed}: ${failures[0]}` : 'ok'
  console.log(
    `row ${row.row}: ${onCommit} here, ${inAll} in all, of ${row.full} ${row.unit} (+${trials} in ${seconds.toFixed(0)} s) ${verdict}`,
  )
}

type VitestResult = {
  success: boolean
  testResults: { assertionResults: { fullName: string; status: string; failureMessages?: string[] }[] }[]
}
