import { defineConfig } from 'vitest/config'

type Options = {
  experimental?: { viteModuleRunner: boolean }
  globalSetup?: string
  setupFiles?: string[]
  isolate?: boolean
  testTimeout?: number
  hookTimeout?: number
}

const project = (name: string, include: string[], options: Options) => ({
  extends: true as const,
  test: { name, include, ...options },
})
const PREPARED = './tests/support/prepared.ts'
/** Node loads the modules itself: transforming them took a tenth of the time. It reads no JSX, which the unit tests need. */
const NATIVE = { experimental: { viteModuleRunner: false } }

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Limits are for what hangs: a busy machine is slow.
    expect: { poll: { timeout: 15_000, interval: 50 } },
    // Servers, databases and browsers run in these tests: two files at once is what two cores carry.
    maxWorkers: 2,
    retry: process.env.CI ? 1 : 0,
    projects: [
      // One process for many files: loading the modules anew for each took as long as the tests.
      project('unit', ['{src,worker}/**/*.test.{ts,tsx}', 'tests/*.test.ts'], { isolate: false }),
      project('api', ['api/**/*.test.ts'], { ...NATIVE, globalSetup: PREPARED, isolate: false }),
      project('device', ['tests/{worker,faults,deploy,engines}/**/*.test.ts'], {
        ...NATIVE,
        globalSetup: PREPARED,
        setupFiles: ['./tests/support/localhost.ts'],
        isolate: false,
        testTimeout: 90_000,
        hookTimeout: 120_000,
      }),
    ],
  },
})
