import { dayAhead } from './enquiry-forms.ts'
import { hydrationOf, isHydratedIn } from './hydrated.ts'
import { pollPause } from './poll-pause.ts'

/** A page in any browser engine, as far as a traveller's steps need it. */
export interface Tab {
  open(url: string): Promise<unknown>
  /** Evaluates an expression in the page and returns the result as JSON; promises are awaited. */
  evaluate<Value>(expression: string): Promise<Value>
}

/** The screen after a submit: its URL, its main text, and its alert if there is one. */
export interface Screen {
  path: string
  text: string
  alert: string
}

/** One card of `/enquiries`. */
export interface Card {
  state: string
  text: string
}

const LIMIT_MS = 60_000
const FORM = 'main form[method="post"]'

/** Calls a function in the page; it may use only its argument and the page's globals. */
export function inPage<Argument, Value>(
  tab: Tab,
  run: (argument: Argument) => Value,
  argument: Argument,
): Promise<Awaited<Value>> {
  return tab.evaluate<Awaited<Value>>(`(${run})(${JSON.stringify(argument) ?? 'undefined'})`)
}

/** Waits until the service worker controls the page. */
export async function controlled(tab: Tab): Promise<void> {
  await inPage(
    tab,
    async (limit) => {
      const end = Date.now() + limit
      while (navigator.serviceWorker.controller?.state !== 'activated') {
        if (Date.now() > end) throw new Error('No worker took charge of the page.')
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
    },
    LIMIT_MS,
  )
}

/** Types an invented enquiry with this contact number into the page's form, once it is hydrated. */
export async function fillIn(tab: Tab, contact: string, changes: Record<string, string> = {}): Promise<void> {
  const values = {
    name: `Guest ${contact}`,
    contact,
    email: 'guest@example.com',
    departure_city: 'Pune',
    bookingTime: 'this-month',
    travel_date: dayAhead(40),
    ...changes,
  }
  await goToForm(tab)
  await inPage(
    tab,
    ({ values, form }) => {
      const find = () => document.querySelector<HTMLFormElement>(form)
      for (const [name, value] of Object.entries(values)) {
        const control = find()?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null
        if (!control || (control instanceof HTMLInputElement && control.readOnly)) continue
        const prototype =
          control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
        control.dispatchEvent(new Event('input', { bubbles: true }))
        control.dispatchEvent(new Event('change', { bubbles: true }))
      }
    },
    { values, form: FORM },
  )
}

/** Scrolls to the form, which is loaded as it comes near the screen, and waits until the app handles it. */
async function goToForm(tab: Tab): Promise<void> {
  // Asked in short calls: drivers end a script that takes half a minute.
  const end = Date.now() + LIMIT_MS
  while (!(await isTakenOver(tab))) {
    if (Date.now() > end) throw new Error('The app has not taken over the form.')
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}

async function isTakenOver(tab: Tab): Promise<boolean> {
  await inPage(tab, (form) => document.querySelector(form)?.scrollIntoView(), FORM)
  return inPage(tab, isHydratedIn, hydrationOf(FORM))
}

/** Presses the form's button and waits for the result: `/thankyou`, or an alert. */
export async function pressSubmit(tab: Tab): Promise<Screen> {
  await inPage(
    tab,
    () => document.querySelector<HTMLButtonElement>('main form[method="post"] [type="submit"]')?.click(),
    undefined,
  )
  return screenWhen(tab, (screen) => screen.path === '/thankyou' || screen.alert !== '')
}

/** Opens a destination's page and sends an enquiry from it. */
export async function enquire(
  tab: Tab,
  site: string,
  contact: string,
  changes?: Record<string, string>,
): Promise<Screen> {
  await tab.open(`${site}/bali`)
  await fillIn(tab, contact, changes)
  return pressSubmit(tab)
}

/** The current state of the screen. */
export function screenOf(tab: Tab): Promise<Screen> {
  return inPage(
    tab,
    () => {
      const main = document.querySelector<HTMLElement>('main')
      const alerts = [...document.querySelectorAll<HTMLElement>('main [role="alert"]')]
      return {
        path: location.pathname,
        text: main?.innerText ?? '',
        alert: alerts
          .map((alert) => alert.innerText.trim())
          .join(' ')
          .trim(),
      }
    },
    undefined,
  )
}

/** Waits until the screen satisfies `isThere`. */
export async function screenWhen(
  tab: Tab,
  isThere: (screen: Screen) => boolean,
  limitMs = LIMIT_MS,
): Promise<Screen> {
  let screen: Screen | undefined
  const started = Date.now()
  for (;;) {
    screen = await screenOf(tab).catch(() => undefined)
    if (screen && isThere(screen)) return screen
    if (Date.now() - started > limitMs)
      throw new Error(`The screen did not get there: ${JSON.stringify(screen)}`)
    await pollPause(started)
  }
}

/** The cards of `/enquiries`, which must be open; collapsed content counts as text. */
export function cards(tab: Tab): Promise<Card[]> {
  return inPage(
    tab,
    () =>
      [...document.querySelectorAll<HTMLElement>('main article')].map((card) => ({
        state: card.dataset.state ?? '',
        text: card.textContent ?? '',
      })),
    undefined,
  )
}

/** Waits until the card whose text contains `mark` satisfies `isThere`; the page must be open. */
export async function cardWhen(
  tab: Tab,
  mark: string,
  isThere: (card: Card) => boolean,
  limitMs = LIMIT_MS,
): Promise<Card> {
  let all: Card[] = []
  const started = Date.now()
  for (;;) {
    all = await cards(tab).catch(() => [])
    const card = all.find(({ text }) => text.includes(mark))
    if (card && isThere(card)) return card
    if (Date.now() - started > limitMs)
      throw new Error(`No card of ${mark} got there: ${JSON.stringify(all)}`)
    await pollPause(started)
  }
}

/** Presses a button of the card whose text contains `mark`. */
export async function pressOnCard(tab: Tab, mark: string, button: string): Promise<void> {
  const pressed = await inPage(
    tab,
    async ({ mark, button, limit }) => {
      const end = Date.now() + limit
      for (;;) {
        const card = [...document.querySelectorAll('main article')].find((one) =>
          one.textContent?.includes(mark),
        )
        const found = [...(card?.querySelectorAll('button') ?? [])].find(
          (one) => one.textContent?.trim() === button,
        )
        if (found) {
          found.click()
          return true
        }
        if (Date.now() > end) return false
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
    },
    { mark, button, limit: LIMIT_MS },
  )
  if (!pressed) throw new Error(`There is no button "${button}" on the card of ${mark}.`)
}
