import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './support/chromium.ts'
import { BASE_URL } from './support/site.ts'

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  timeout: 45_000,
  expect: { timeout: 8_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may be late for a carousel's step; a defect fails every time.
  retries: 2,
  reporter: 'line',
  globalSetup: './support/site.ts',
  use: {
    baseURL: BASE_URL,
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Each new context would fetch all the site for use without a network; the specs that are about that allow it.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions(),
    trace: 'retain-on-failure',
  },
})
