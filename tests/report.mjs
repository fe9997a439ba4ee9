// The end of a test run: how long each stage took, the slowest tests, and how many passed and failed.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const SLOWEST = 20
const REASON_LINES = 12

/** Prints the report of the stages that ran; answers whether anything failed. */
export function printReport(stages, totalSeconds) {
  const tests = stages.flatMap((stage) => testsOf(stage))
  console.log(`\nThe slowest ${SLOWEST} tests:`)
  for (const { ms, file, title } of tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}  ${title}`)

  console.log('\nStages:')
  for (const { name, seconds, ok } of stages)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}${ok ? '' : '  FAILED'}`)
  console.log(`${totalSeconds.toFixed(1).padStart(7)} s  in all, some stages side by side`)

  const failed = tests.filter((test) => test.state === 'failed')
  for (const { file, title, reason } of failed) console.log(`FAILED: ${file}  ${title}\n${reason}`)
  for (const { file, title, reason } of tests.filter((test) => test.state === 'retried'))
    console.log(`Passed only when repeated: ${file}  ${title}\n${reason}`)
  console.log(
    '\n!! NOT RUN HERE: second cases (@soak and IS_SOAK), screens that are like others, and axe in dialogs and at the width of a desk. Run them with: npm run soak -- --tests\n' +
      '!! NOT RUN HERE: in Firefox and WebKitGTK, the outbox, the installed app and the reels. Run them with: npm run engines\n' +
      '!! NOT RUN HERE: the fault rows at their full counts. Run them with: npm run soak\n',
  )
  // A stage can fail without a failed test: a type error, a server that did not start.
  const silent = stages.filter((stage) => !stage.ok && !failed.some((test) => test.stage === stage.name))
  const skipped = tests.filter((test) => test.state === 'skipped').length
  const passed = tests.length - failed.length - skipped
  if (skipped > 0) console.log(`${skipped} skipped`)
  console.log(`${passed} passed, ${failed.length + silent.length} failed`)
  return failed.length + silent.length > 0
}

function testsOf({ name: stage, report }) {
  if (!report || !existsSync(report)) return []
  const json = JSON.parse(readFileSync(report, 'utf8'))
  const tests = json.testResults ? vitestTests(json) : json.suites.flatMap(browserTests)
  return tests.map((test) => ({ ...test, stage }))
}

function vitestTests({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    // A file that could not be loaded has no tests of its own.
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed'))
      return [{ file, title: '(the file itself)', ms: 0, state: 'failed', reason: firstLines([message]) }]
    return assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      file,
      title: fullName,
      ms: duration ?? 0,
      state: vitestState(status, failureMessages),
      reason: firstLines(failureMessages ?? []),
    }))
  })
}

function vitestState(status, failureMessages = []) {
  if (status === 'passed') return failureMessages.length > 0 ? 'retried' : 'passed'
  return status === 'failed' ? 'failed' : 'skipped'
}

const BROWSER_STATES = { expected: 'passed', flaky: 'retried', skipped: 'skipped', unexpected: 'failed' }

function browserTests(suite) {
  const own = (suite.specs ?? []).flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      file: `tests/e2e/${file}`,
      title,
      ms: results.reduce((sum, result) => sum + result.duration, 0),
      state: BROWSER_STATES[status] ?? 'failed',
      reason: firstLines(results.flatMap(({ errors }) => errors.map(({ message }) => message))),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(browserTests)]
}

/** The beginning of each attempt's error, without colours: the report is often all that is kept of a run. */
function firstLines(messages) {
  return messages
    .map((message) =>
      stripVTControlCharacters(message ?? '')
        .split('\n')
        .filter((line) => !line.includes('node_modules'))
        .slice(0, REASON_LINES)
        .join('\n'),
    )
    .join('\n')
    .replaceAll(/^/gm, '    ')
}
