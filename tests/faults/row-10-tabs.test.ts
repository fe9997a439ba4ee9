import { expect, it } from 'vitest'
import { until } from '../support/phone.ts'
import { siteSuite } from '../support/site-suite.ts'
import { IS_SOAK } from '../support/soak.ts'
import { enquire } from '../support/traveller.ts'
import { seed, trials } from '../support/trials.ts'

// Row 10: five tabs and the worker drain at once, with and without Web Locks. Once.

const COUNT = trials(1)
const TABS = 5
const NO_LOCKS = `Object.defineProperty(Object.getPrototypeOf(navigator), 'locks', { value: undefined });`

const suite = siteSuite({ sharesBrowser: true })

const LOCKS = [
  ['with Web Locks', {}],
  ['without Web Locks', { page: NO_LOCKS, worker: NO_LOCKS }],
] as const

it.runIf(IS_SOAK).each(LOCKS)(
  `%s, sends each of ${COUNT} enquiries once`,
  { timeout: 90_000 + COUNT * 8_000 },
  async (_name, prelude) => {
    const { site, phone } = suite
    seed()
    site.proxy.prelude(prelude)
    const tabs = [await suite.openTab('/bali')]
    while (tabs.length < TABS) tabs.push(await suite.openTab())
    const [first] = tabs as [(typeof tabs)[0]]
    expect(await first.evaluate<boolean>('navigator.locks === undefined')).toBe('page' in prelude)
    await phone.context.setOffline(true)
    const saved: string[] = []
    for (let i = 0; i < COUNT; i++) {
      const contact = site.newContact()
      const screen = await enquire(first, site.url, contact)
      await site.expectTrue(screen, contact, first)
      saved.push(contact)
    }
    const events: unknown[] = []
    await phone.context.exposeFunction('countEvent', (event: unknown) => events.push(event))
    for (const { page } of tabs)
      await page.evaluate(() => {
        const counter = window as unknown as { countEvent: (event: unknown) => void }
        window.dataLayer = Object.assign([], {
          push: (event: object) => {
            counter.countEvent(event)
            return 1
          },
        })
      })
    site.proxy.react({ kind: 'slow', ms: 150 })
    const postsBefore = site.proxy.posts.length
    // The network's return triggers all tabs (online) and the worker (sync).
    await phone.context.setOffline(false)
    const contacts = () => site.leads().map((lead) => lead.contact)
    await until('sent', () => saved.every((contact) => contacts().includes(contact)), 60_000 + COUNT * 2_000)
    await until('announced', () => events.length >= COUNT)
    await until('received', () =>
      first.evaluate<boolean>(`!document.body.innerText.includes('Waiting to send')`),
    )
    expect(contacts().filter((contact) => saved.includes(contact))).toHaveLength(COUNT)
    expect(site.proxy.posts.length - postsBefore).toBe(COUNT)
    expect(events).toHaveLength(COUNT)
  },
)
