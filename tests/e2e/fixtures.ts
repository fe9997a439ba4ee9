import { test as base, expect } from '@playwright/test'

/** The browser test every spec uses: whatever the page logs as an error, or lets slip, fails it. */
export const test = base.extend<{ allowedErrors: RegExp[]; quiet: undefined }>({
  /** Patterns of console errors that the test itself provokes (a network that is off). */
  allowedErrors: [[], { option: true }],
  quiet: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = []
      page.on(
        'console',
        (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
      )
      page.on('pageerror', (error) => errors.push(String(error.stack ?? error)))
      await use(undefined)
      expect(errors.filter((text) => !allowedErrors.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
