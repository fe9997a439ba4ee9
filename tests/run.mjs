// npm test: every check and every test, in two lanes side by side; npm run check: what needs no browser.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { COMPILE_CACHE, install, node, run } from '../api/start.mjs'
import { printReport } from './report.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (name) => join(root, 'node_modules', name)
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const stages = []
const started = performance.now()

install()
const isWindows = process.platform === 'win32'
const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(isWindows ? ';' : ':')
const env = { ...COMPILE_CACHE, ...process.env, PATH: path, FORCE_COLOR: '0' }

if (process.argv.includes('--fast')) {
  // Half of what these do is waiting, and no browser runs beside them.
  await Promise.all([checks(), unitAndApi('--maxWorkers', '4')])
} else {
  provideSystemPackages()
  const built = stage('build', node, [join(root, 'api/start.mjs'), '--build-only'])
  await Promise.all([
    // Short tests first: they fail soonest, while the browser tests wait for the build.
    checks()
      .then(() => unitAndApi())
      .then(() => built)
      .then((isBuilt) => isBuilt && deviceAndFaults()),
    built.then((isBuilt) => isBuilt && browser()),
  ])
}
const hasFailed = printReport(stages, (performance.now() - started) / 1000)
rmSync(reports, { recursive: true, force: true })
process.exit(hasFailed ? 1 : 0)

async function checks() {
  // One checker: several check the same types again, which takes twice the time of the processor.
  await stage('types', node, [bin('typescript/bin/tsc'), '-b', '--checkers', '1'])
  await stage('lint', bin('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '.'])
  await stage('imports', node, [join(root, 'tests/import-rules.ts')])
}

function unitAndApi(...options) {
  return vitest('unit and API tests', ['unit', 'api'], options)
}

function deviceAndFaults() {
  return vitest('worker and fault tests', ['device'])
}

function vitest(name, projects, options = []) {
  const report = join(reports, `${stages.length}.json`)
  const args = [bin('vitest/vitest.mjs'), 'run', '--config', 'tests/vitest.config.ts']
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report]
  return stage(name, node, [...args, ...chosen, ...options, ...reporters], { report })
}

function browser() {
  const report = join(reports, `${stages.length}.json`)
  const args = [bin('@playwright/test/cli.js'), 'test', '--config', 'tests/playwright.config.ts']
  return stage('browser tests', node, [...args, '--reporter', 'list,json'], {
    report,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
}

/** Runs one command, its output marked with the stage's name; resolves to whether it succeeded. */
async function stage(name, command, args, { report, env: extra } = {}) {
  const from = performance.now()
  const entry = { name, report, ok: false, seconds: 0 }
  stages.push(entry)
  const child = spawn(command, args, {
    cwd: root,
    env: { ...env, ...extra },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => line.trim() && console.log(`[${name}] ${line}`))
  entry.ok = await new Promise((resolve) => {
    child.on('error', (error) => resolve(Boolean(console.error(`[${name}] ${error.message}`))))
    child.on('close', (code) => resolve(code === 0))
  })
  entry.seconds = (performance.now() - from) / 1000
  console.log(`[${name}] ${entry.ok ? 'done' : 'FAILED'} after ${entry.seconds.toFixed(1)} s`)
  return entry.ok
}

// Chromium, PostgreSQL and Caddy: what is there, else Debian's where we may install it, else Playwright's own Chromium.
function provideSystemPackages() {
  const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  const hasChromium = () => [process.env.CHROMIUM_PATH, ...browsers].some((file) => file && existsSync(file))
  const versions = '/usr/lib/postgresql'
  const hasPostgres = existsSync(versions) && readdirSync(versions).length > 0
  const missing = [
    ...(hasChromium() ? [] : ['chromium']),
    // Not every system has it; then the whole Chromium does its work.
    ...(existsSync('/usr/bin/chromium-headless-shell') ? [] : ['chromium-headless-shell']),
    ...(hasPostgres ? [] : ['postgresql']),
    ...(existsSync('/usr/bin/caddy') ? [] : ['caddy']),
  ]
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.join(' and ')} …`)
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], options)
    for (const name of missing) spawnSync('apt-get', ['install', '-y', '-qq', name], options)
  }
  if (!hasChromium()) run(node, [bin('playwright/cli.js'), 'install', 'chromium'])
}
