// Every check, in the order that tells soonest: types, lint, unit and API tests; then the built app in a real browser.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, install, node, run } from '../api/start.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (name) => join(root, 'node_modules', name)
const fast = process.argv.includes('--fast')

install()
const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(
  process.platform === 'win32' ? ';' : ':',
)
const env = { ...process.env, PATH: path, FORCE_COLOR: '0' }
const step = (name, command, args) => {
  const started = performance.now()
  console.log(`\n— ${name}`)
  run(command, args, { env })
  console.log(`  ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
const vitest = (name, ...folders) =>
  step(name, node, [bin('vitest/vitest.mjs'), 'run', '--config', 'tests/vitest.config.ts', ...folders])

step('types', node, [bin('typescript/bin/tsc'), '-b'])
step('lint', bin('.bin/biome'), ['check', '--error-on-warnings', '.'])
step('imports', node, [
  bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
  '--config',
  '.dependency-cruiser.mjs',
  'src',
  'api',
  'worker',
])
vitest('unit and API tests', 'tests/unit', 'tests/api')
if (!fast) {
  provideChromium()
  build()
  vitest('worker and fault tests', 'tests/worker', 'tests/faults')
  step('browser tests', node, [
    bin('@playwright/test/cli.js'),
    'test',
    '--config',
    'tests/playwright.config.ts',
  ])
}

// A Chromium: one that is there, else Debian's when we may install it, else Playwright's own download.
function provideChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  if (places.some((place) => place && existsSync(place))) return
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall && spawnSync('apt-get', ['update', '-qq']).status === 0) {
    const apt = ['install', '-y', '-qq', 'chromium', 'postgresql']
    const { status } = spawnSync('apt-get', apt, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status === 0) return
  }
  run(node, [bin('playwright/cli.js'), 'install', 'chromium'])
}
