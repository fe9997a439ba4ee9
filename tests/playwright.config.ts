import { defineConfig } from '@playwright/test'
import './support/localhost.ts'
import { headlessShellOptions } from './support/chromium.ts'
import { BASE_URL } from './support/site.ts'
import { IS_SOAK } from './support/soak.ts'

const isCi = Boolean(process.env.CI)

export default defineConfig({
  testDir: './e2e',
  // Node runs them as they are; compiling them first took a quarter of a minute on a clean clone.
  build: { external: ['**/*.ts'] },
  outputDir: '../test-results',
  // Limits are for what hangs. The machine is busy with other tests at the same time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // The other lane of npm test runs two more. Each further one takes more of the processor in all, because pages animate and
  // tests poll while they wait for it.
  workers: 2,
  fullyParallel: true,
  forbidOnly: isCi,
  retries: isCi ? 1 : 0,
  ...(IS_SOAK ? {} : { grepInvert: /@soak/ }),
  reporter: 'line',
  globalSetup: './support/site.ts',
  use: {
    baseURL: BASE_URL,
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Drawing what moves takes a twelfth of the time. Specs about motion ask for it (WITH_MOTION), and `npm run soak` has it in all.
    contextOptions: { reducedMotion: IS_SOAK ? 'no-preference' : 'reduce' },
    // Emptied between tests, with the compiled scripts kept: a new one for each test took a tenth more time.
    reuseContext: true,
    // Each new context would fetch all the site for use without a network; the specs that are about that allow it, in
    // the whole Chromium.
    serviceWorkers: 'block',
    launchOptions: headlessShellOptions(),
    // Recording a trace makes every step slower.
    trace: 'on-first-retry',
  },
})
