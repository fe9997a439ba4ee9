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

/** Lets service workers run behind a proxy with the certificate of its own authority. */
export const ANY_CERTIFICATE = '--ignore-certificate-errors'

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

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
  return optionsFor(findChromium())
}

/**
 * Launch options for pages without a service worker: Debian's headless shell draws no browser window and takes a third
 * less time. It has no Background Sync, push or installation; where there is no headless shell, the whole Chromium is used.
 */
export function headlessShellOptions(): { executablePath?: string; args: string[] } {
  return optionsFor(
    existsSync(HEADLESS_SHELL) && !process.env.CHROMIUM_PATH ? HEADLESS_SHELL : findChromium(),
  )
}

function optionsFor(executablePath: string | undefined) {
  return { ...(executablePath && { executablePath }), args: CHROMIUM_ARGS }
}
