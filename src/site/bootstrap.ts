import type { Connection } from '../contract/connection.ts'
import { SESSION_KEYS } from '../contract/storage-names.ts'
import type { ToWorker } from '../contract/worker-messages.ts'
import { chosenStart } from '../state/language-choice.ts'
import { isOfPostedEnquiry, linkToShown, readReceiptCookie, shownEnquiry } from '../state/shown-enquiry.ts'
import { parseStored, readSession, writeSession } from '../state/web-storage.ts'
import { type EarlyEvent, giveId, markBusy, sendByBrowser } from '../ui/event-replay.ts'
import { isModifiedClick } from '../ui/modified-click.ts'
import { loadNearPictures } from './far-pictures.ts'
import { loadFonts } from './page-fonts.ts'

/** Addresses of what this page needs to start the app: the entry, what its routes need, the messages of its language. */
export type PageFiles = {
  entry: string
  scripts: string[]
  styles: string[]
  translation: string[]
}

/**
 * Clicks and submits that need the app to run first: of buttons, and of links that open a form over the page. The browser
 * opens menus (`popovertarget`) by itself.
 */
const REPLAYED = 'button:not([type=submit],[popovertarget]),a[data-replay]'
/**
 * Fields in which something is chosen, by the event that tells React: the browser shows the choice at once, but React would
 * not know of it. What is typed into a search field is searched for; other text fields are read by their forms.
 */
const CHOICES: Record<string, string> = {
  click: '[type=radio],[type=checkbox]',
  input: '[type=number],[type=search]',
  change: 'select',
}
/** Events that are queued until the app can handle them; where it cannot be loaded, the browser does. */
const KEPT = ['click', 'submit', 'input', 'change']
/** Pages that show nothing before the app runs, or little. */
const NEEDS_APP =
  /^(?:\/(?:hi|gu))?\/(?:enquiries|thankyou|saved|compare|settings|trips|video|share)(?:\/|$)/i
/** The app starts at the latest this long after the load event, ms. */
const LATEST_START_MS = 1_500
/**
 * The app also starts at the latest this long after the page was parsed, ms, because a picture that never arrives delays the
 * load event.
 */
const LATEST_WITHOUT_LOAD_MS = 6_000

/**
 * The inline bootstrap script of a page rendered by the server; src/build bundles it. It starts the app after the
 * largest paint, or at the first touch or key press, and queues earlier clicks, choices and submits for event replay
 * (src/ui/event-replay.ts). If the app cannot be loaded, forms are submitted without JavaScript. For a traveller who saves
 * data it waits for the first touch, key or scroll, and the fonts are the system's.
 */
export function bootstrap({ entry, scripts, styles, translation }: PageFiles): void {
  const chosen = chosenStart()
  if (chosen) {
    location.replace(chosen)
    return
  }
  loadNearPictures()
  keepEarlyPlace()
  if (isOfCookie()) document.documentElement.dataset.posted = ''
  const queue: EarlyEvent[] = []
  window.earlyEvents = queue
  let started = false
  const saves = savesData()

  const start = () => {
    if (started) return
    started = true
    // These styles are already inline, so they are disabled and not fetched; the chunk loader only has to find the
    // links.
    for (const href of styles) addLink({ disabled: true, rel: 'stylesheet', href })
    // Each file in a task of its own, because starting a request takes a slow phone some milliseconds.
    setTimeout(load)
    if (!saves) setTimeout(loadFonts)
  }

  const load = () => {
    for (const href of [...scripts, entry]) addLink({ rel: 'modulepreload', href })
    const messages = translation.map((file) => import(/* @vite-ignore */ file))
    Promise.all([...messages, inTurn(scripts, entry)]).catch(() => {
      if (!leave() && navigator.onLine) leaveKeptPage()
    })
  }

  // Returns whether the browser does something for what was pressed.
  const leave = () => {
    for (const type of KEPT) window.removeEventListener(type, keep, true)
    const asked = queue.splice(0).map((event) => {
      markBusy(event, false)
      return event.target
    })
    const form = asked.find((target) => target instanceof HTMLFormElement)
    const link = asked.find((target) => target instanceof HTMLAnchorElement)
    if (form) sendByBrowser(form)
    else if (link) location.assign(link.href)
    return form !== undefined || link !== undefined
  }
  window.leavePageToBrowser = leave

  const keep = (event: Event) => {
    const { target: at, type } = event
    if (!(at instanceof Element)) return
    const isChoice = type in CHOICES && at.matches(CHOICES[type] ?? '')
    const target = isChoice || type === 'submit' ? at : type === 'click' && at.closest(REPLAYED)
    if (target instanceof HTMLAnchorElement && isModifiedClick(event as MouseEvent)) return
    // Once the app runs, only events in a lazy island whose script is not loaded yet have to be queued.
    if (!target || (window.isHydrated && !target.closest('[data-pending]'))) return
    if (!isChoice) event.preventDefault()
    // React may be hydrating at this moment and must not handle the event a second time.
    event.stopImmediatePropagation()
    const chosen = isChoice ? chosenIn(target as HTMLInputElement) : undefined
    // Of the choices in one field, the last counts.
    const earlier = isChoice ? queue.findIndex((other) => other.target === target) : -1
    if (earlier >= 0) queue.splice(earlier, 1)
    const early = { target: target as HTMLElement, submitter: (event as SubmitEvent).submitter, chosen }
    queue.push(early)
    if (!isChoice) markBusy(early, true)
    start()
  }

  for (const type of KEPT) window.addEventListener(type, keep, true)
  // Neither queued nor sent by the app: the browser sends it.
  window.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target instanceof HTMLFormElement) giveId(target)
  })
  for (const type of ['pointerdown', 'keydown', 'focusin', ...(saves ? ['scroll'] : [])])
    window.addEventListener(type, start, { capture: true, passive: true, once: true })
  // A link to another language may be opened in a new tab before the footer runs: no click can be queued for that.
  window.addEventListener('pointerdown', nameShown, true)
  // The browser may send `beforeinstallprompt` before the app can listen for it.
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    Object.assign(window, { installPrompt: event })
  })

  const startAfterPaint = () => {
    try {
      const observer = new PerformanceObserver(() => setTimeout(start))
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
    } catch {}
    setTimeout(start, LATEST_START_MS)
  }
  if (saves && !NEEDS_APP.test(location.pathname)) return
  if (document.readyState === 'complete') startAfterPaint()
  else {
    window.addEventListener('load', startAfterPaint, { once: true })
    setTimeout(start, LATEST_WITHOUT_LOAD_MS)
  }
}

// Whether /thankyou shows the receipt that the server knows from a cookie: not on the page of another enquiry.
function isOfCookie(): boolean {
  const { enquiryId, reference } = shownEnquiry(history.state, location.search)
  if (enquiryId) return false
  return reference ? reference === readReceiptCookie() : isOfPostedEnquiry()
}

// Without the enquiry in its address, the new tab would show the receipt of a posted one.
function nameShown({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
  const query = link && linkToShown(history.state ?? {})
  if (query) link.search = query
}

// The router keeps the scroll position of a page that is left, but only once it runs: until then this does. The router's
// inline script restores it after a reload.
function keepEarlyPlace(): void {
  const key: string = history.state?.__TSR_key ?? Math.random().toString(36).slice(2)
  if (!history.state?.__TSR_key)
    history.replaceState({ __TSR_index: 0, ...history.state, key, __TSR_key: key }, '')
  const kept = () =>
    parseStored(readSession(SESSION_KEYS.scrollPositions)) as Record<string, unknown> | undefined
  // Once the page is complete, the browser would restore a place that it noted up to a second before the page was left.
  if (kept()?.[key]) history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    if (window.isHydrated) return
    history.scrollRestoration = 'auto'
    const positions = { ...kept(), [key]: { window: { scrollX, scrollY } } }
    writeSession(SESSION_KEYS.scrollPositions, JSON.stringify(positions))
  })
}

function chosenIn(field: HTMLInputElement): string | boolean {
  return /^(?:radio|checkbox)$/.test(field.type) ? field.checked : field.value
}

// With a worker, all files are on the device. Where storage is denied, reading the worker throws.
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (connection?.saveData !== true) return false
  try {
    return !navigator.serviceWorker?.controller
  } catch {
    return true
  }
}

// A page that the worker kept has no part that repairs the app; the worker's shell has (src/site/shell-recovery.ts).
function leaveKeptPage(): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data: dropped }) => dropped && location.reload()
  navigator.serviceWorker?.controller?.postMessage({ type: 'drop-pages' } satisfies ToWorker, [port2])
}

// One file per task, because executing them together would block a slow phone. The links let them load in parallel.
async function inTurn(scripts: string[], entry: string): Promise<void> {
  const areFetched = document.createElement('link').relList?.supports('modulepreload')
  for (const file of areFetched ? scripts : []) {
    // The app handles a missing script: it reloads, then repairs itself (src/offline/app/recover.ts).
    await import(/* @vite-ignore */ file).catch(() => {})
    await new Promise((resolve) => setTimeout(resolve))
  }
  await import(/* @vite-ignore */ entry)
}

function addLink(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), link))
}
