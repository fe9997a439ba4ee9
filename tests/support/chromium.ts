import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Switches for a quiet headless Chromium on a test machine. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium to test with: `CHROMIUM_PATH`, the system's, else Playwright's own (`undefined` when there is none). */
export function findChromium(): string | undefined {
  const places = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ]
  return places.find((path) => path && existsSync(path))
}

/** Launch options for `chromium.launch` and `launchPersistentContext`. */
export function chromiumOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium()
  return { ...(executablePath && { executablePath }), args: CHROMIUM_ARGS }
}
