import { catalogueVersion } from '../contract/catalogue-version.ts'
import { indianDay } from '../contract/travel-date.ts'
import { subscribe } from '../offline/app/device-channel.ts'
import { deviceConnection } from '../offline/app/device-connection.ts'
import { loadCatalogue, loadedVersion, reloadCatalogue } from './load-catalogue.ts'

/** Name of the `<meta>` with the version of the catalogue that the server rendered the page from. */
export const VERSION_META = 'catalogue-version'
/** How often a visible page asks the server for the catalogue's version, ms; the response has only a few bytes. */
const CHECK_EVERY_MS = 60_000
/** Timers may fire a little early by the page's clock. */
const TIMER_SLACK_MS = 50

/**
 * Calls `onChange` when the page shows an outdated catalogue, or what was true on the day before. The worker announces the versions
 * it has fetched; besides, a visible page asks the server at most once a minute, and never with Save-Data. The day is the device's.
 */
export function followCatalogue(onChange: () => void): void {
  // A server-rendered page names its version; the app shell has the version that was loaded for it.
  let known = document.querySelector<HTMLMetaElement>(`meta[name="${VERSION_META}"]`)?.content
  // What a page says of promotions and taxes depends on it.
  let day = indianDay(new Date())
  let nextCheckAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = async () => {
    const before = known ?? loadedVersion()
    const { version } = await reloadCatalogue()
    known = version
    if (version !== before) onChange()
  }
  const check = async () => {
    if (document.hidden || !navigator.onLine || deviceConnection()?.saveData) return
    if (performance.now() < nextCheckAt) return
    nextCheckAt = performance.now() + CHECK_EVERY_MS
    clearTimeout(timer)
    timer = setTimeout(checkQuietly, CHECK_EVERY_MS + TIMER_SLACK_MS)
    const newest = await newestVersion()
    if (newest === undefined) return
    // The version this page shows, even if it arrives later than the answer.
    known ??= (await loadCatalogue()).version
    if (newest === known) return
    // Bypasses the worker's copy; the same request updates that copy if the response is complete.
    await fetch('/api/catalogue', { cache: 'no-cache' })
    await show()
  }
  // Also without a network and with Save-Data: the catalogue is in memory, or on the device.
  const showToday = async () => {
    const today = indianDay(new Date())
    if (document.hidden || today === day) return
    await loadCatalogue()
    day = today
    onChange()
  }
  const checkQuietly = (): void => void check().catch(() => {})
  const showTodayQuietly = (): void => void showToday().catch(() => {})
  subscribe((message) => {
    if (message.type === 'catalogue-changed' && message.version !== known) void show().catch(() => {})
  })
  document.addEventListener('visibilitychange', checkQuietly)
  document.addEventListener('visibilitychange', showTodayQuietly)
  setInterval(showTodayQuietly, CHECK_EVERY_MS)
  addEventListener('online', checkQuietly)
  checkQuietly()
}

async function newestVersion(): Promise<string | undefined> {
  const response = await fetch('/api/catalogue', { method: 'HEAD', cache: 'no-store' })
  return response.ok ? catalogueVersion(response.headers) : undefined
}
