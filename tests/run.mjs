// npm test: every check and every test; npm run check: what needs no browser.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

const isFast = process.argv.includes('--fast')
// Takes a minute where they are missing: meanwhile all is done that does not need them.
const systemPackages = isFast ? undefined : installSystemPackages().then(provideChromium)
install()
const isWindows = process.platform === 'win32'
const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(isWindows ? ';' : ':')
const env = { ...COMPILE_CACHE, ...process.env, PATH: path, FORCE_COLOR: '0' }

// Some tests of the API start the whole server.
const built = stage('build', node, [join(root, 'api/start.mjs'), '--build-only'])
const isReady = Promise.all([built, systemPackages]).then(([isBuilt]) => isBuilt)
await Promise.all([checks(), isReady.then((isBuilt) => isBuilt && tests())])
const hasFailed = printReport(stages, (performance.now() - started) / 1000)
rmSync(reports, { recursive: true, force: true })
process.exit(hasFailed ? 1 : 0)

// One after the other: tests of two stages side by side take a fifth more of the processor. Short ones first, as they fail soonest.
async function tests() {
  // Half of what all but the browser tests do is waiting.
  await vitest('unit and API tests', ['unit', 'api'], ['--maxWorkers', isFast ? '4' : '3'])
  if (isFast) return
  await browser()
  await vitest('worker and fault tests', ['device'], ['--maxWorkers', '4'])
}

async function checks() {
  // One checker: several check the same types again, which takes twice the time of the processor. Nor is memory freed below 2 GB
  // (GOGC, GOMEMLIMIT: the compiler is a Go program), which takes a third of it.
  const env = { GOGC: 'off', GOMEMLIMIT: '2GiB' }
  await stage('types', node, [bin('typescript/bin/tsc'), '-b', '--checkers', '1', '--builders', '1'], { env })
  await stage('lint', bin('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '.'])
  await stage('imports', node, [join(root, 'tests/import-rules.ts')])
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

// Chromium, PostgreSQL and Caddy: what is there, else Debian's where we may install it.
async function installSystemPackages() {
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
    const names = missing.join(' ')
    const add = 'apt-get install -y -qq'
    // All at once is quickest; one that this system does not have keeps out the others.
    const script = `apt-get update -qq; ${add} ${names} || for name in ${names}; do ${add} $name; done`
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await once(spawn('sh', ['-c', script], { stdio: 'inherit', env }), 'close')
  }
}

function hasChromium() {
  const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  return [process.env.CHROMIUM_PATH, ...browsers].some((file) => file && existsSync(file))
}

// Playwright's own, where there is no other.
function provideChromium() {
  if (!hasChromium()) run(node, [bin('playwright/cli.js'), 'install', 'chromium'])
}
