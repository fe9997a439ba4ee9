import { test as base, expect } from '@playwright/test'
import { SKIP_MEDIA } from '../support/phone.ts'

// Without a network, a picture that is not on the device yet is missing; the page shows its colour.
const MISSING_PICTURE = /net::ERR_(FAILED|INTERNET_DISCONNECTED) \S+\/(art|clips|reels|uploads)\//

/** For specs about what moves by itself, or how it moves. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** The browser test every spec uses: whatever the page logs as an error, or lets slip, fails it. */
export const test = base.extend<{ allowedErrors: RegExp[]; quiet: undefined }>({
  // Where the worker is let in, it fetches the app and the catalogue, but not hundreds of pictures.
  context: async ({ context }, use) => {
    await context.addInitScript(SKIP_MEDIA)
    await use(context)
    // What else a test changed, Playwright resets before the next one.
    await context.setOffline(false)
  },
  /** Patterns of console errors that the test itself provokes (a network that is off). */
  allowedErrors: [[], { option: true }],
  quiet: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = []
      page.on(
        'console',
        (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
      )
      page.on('pageerror', (error) => errors.push(String(error.stack || error)))
      await use(undefined)
      const allowed = [MISSING_PICTURE, ...allowedErrors]
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
