import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Off in every Chromium here. This replaces the list that Playwright passes, so it repeats what counts of that. */
const DISABLED_FEATURES = [
  // The suggestions below the address bar: pages of the browser, which take half the time of its start.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright's.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Switches for a quiet headless Chromium on a test machine. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
]

/** Lets service workers run behind a proxy with the certificate of its own authority. */
export const ANY_CERTIFICATE = '--ignore-certificate-errors'

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
/**
 * Fewer processes, which take a tenth of a page's time; all pages are of one site. Scripts are not optimised: a page lives for seconds,
 * and optimising takes a twelfth of its time.
 */
const SHORT_LIVED_ARGS = [
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  '--js-flags=--no-opt,--no-maglev',
  // Also the process that is started ahead for a site that no test opens. Of two such lists the browser takes the last.
  `--disable-features=${[...DISABLED_FEATURES, 'SpareRendererForSitePerProcess'].join(',')}`,
]
const SHELL_ARGS = [
  ...SHORT_LIVED_ARGS,
  '--renderer-process-limit=1',
  // The shell has no app badge, and would end a page that sets one.
  '--disable-kill-after-bad-ipc',
]

/** For browser specs about the worker: it is let in, in a new context for each test, because it outlasts a reused one. */
export const WITH_WORKER = { serviceWorkers: 'allow', reuseContext: false } as const

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

/**
 * Launch options for `chromium.launch` and `launchPersistentContext`: the whole browser. `measured`: as travellers have it, for
 * benchmarks.
 */
export function chromiumOptions({ measured = false } = {}): { executablePath?: string; args: string[] } {
  return optionsFor(findChromium(), [...CHROMIUM_ARGS, ...(measured ? [] : SHORT_LIVED_ARGS)])
}

/**
 * The same for Debian's headless shell, which draws no browser window: a page takes less than half the time. It has
 * service workers, but no Background Sync, push or installation. Where it is missing, the whole Chromium is used.
 */
export function headlessShellOptions(): { executablePath?: string; args: string[] } {
  return existsSync(HEADLESS_SHELL) && !process.env.CHROMIUM_PATH
    ? optionsFor(HEADLESS_SHELL, [...CHROMIUM_ARGS, ...SHELL_ARGS])
    : chromiumOptions()
}

function optionsFor(executablePath: string | undefined, args: string[]) {
  return { ...(executablePath && { executablePath }), args }
}
