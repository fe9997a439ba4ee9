import { expect, it } from 'vitest'
import { SERVER_MARK } from '../../src/contract/server-mark.ts'
import { answer, nameOf, PARKED, PASSING, shuffled } from '../support/answers.ts'
import { until } from '../support/phone.ts'
import { siteSuite } from '../support/site-suite.ts'
import { IS_SOAK } from '../support/soak.ts'
import { cards, cardWhen, enquire, pressOnCard, screenWhen, type Tab } from '../support/traveller.ts'
import { dice, trials } from '../support/trials.ts'

// Row 7: whatever the server or the wire does, the enquiry is never deleted: it is parked, or tried again. In the form
// and on /enquiries.

const suite = siteSuite({ shared: true, shell: true })

// Every status has its unit test (src/outbox/reply.test.ts): here a few of them, chosen by the seed.
const PARKED_COUNT = trials(1)
const PASSING_COUNT = trials(1)
const leadsOf = (contact: string) => suite.site.leads().filter((lead) => lead.contact === contact)

/** What counts is that the device has the receipt: a try that failed may have stored the enquiry. */
const untilNewestIsSent = (tab: Tab) => until('sent', async () => (await cards(tab))[0]?.state === 'sent')

it.runIf(IS_SOAK)(
  `parks what the server refuses with its words, ${PARKED_COUNT} times, and a retry goes out`,
  {
    timeout: 90_000 + PARKED_COUNT * 10_000,
  },
  async () => {
    const { site } = suite
    const pick = shuffled(PARKED, dice())
    const tab = await suite.openTab()
    for (let i = 0; i < PARKED_COUNT; i++) {
      const status = pick(i)
      const contact = site.newContact()
      site.proxy.react(answer(status))
      await enquire(tab, site.url, contact)
      // The words of a field may be there before those of the form.
      await screenWhen(tab, ({ path, alert }) => path === '/bali' && alert.includes(`Because of ${status}.`))
      await tab.open(`${site.url}/enquiries`)
      const { text } = await cardWhen(tab, contact, ({ state }) => state === 'attention')
      expect(text).toContain('Needs your attention')
      expect(text).toContain(`Because of ${status}.`)
      site.proxy.react({ kind: 'accept' })
      const postsBefore = site.proxy.posts.length
      await tab.evaluate(`void dispatchEvent(new Event('online'))`)
      await cardWhen(tab, contact, ({ state }) => state === 'attention')
      expect(site.proxy.posts.length).toBe(postsBefore)
      await pressOnCard(tab, contact, status === 422 ? 'Send as a new enquiry' : 'Retry now')
      await until('sent', () => leadsOf(contact).length === 1)
    }
  },
)

it.runIf(IS_SOAK)(
  `tries again after any other answer, ${PASSING_COUNT} times`,
  {
    timeout: 90_000 + PASSING_COUNT * 10_000,
  },
  async () => {
    const { site } = suite
    const pick = shuffled(PASSING, dice())
    const tab = await suite.openTab()
    for (let i = 0; i < PASSING_COUNT; i++) {
      const reaction = pick(i)
      const contact = site.newContact()
      site.proxy.react(reaction)
      const screen = await enquire(tab, site.url, contact)
      expect(screen.path, nameOf(reaction)).toBe('/thankyou')
      expect(screen.text).not.toMatch(/successfully sent/i)
      await site.expectTrue(screen, contact, tab)
      await tab.open(`${site.url}/enquiries`)
      await cardWhen(tab, contact, ({ state }) => state === 'waiting')
      site.proxy.react({ kind: 'accept' })
      await pressOnCard(tab, contact, 'Retry now')
      await untilNewestIsSent(tab)
      expect(leadsOf(contact), nameOf(reaction)).toHaveLength(1)
    }
  },
)

it.runIf(IS_SOAK)(
  'gives a hang up after the time limit, and the page sends by its own timer',
  {
    timeout: 90_000,
  },
  async () => {
    const { site } = suite
    const tab = await suite.openTab()
    const contact = site.newContact()
    site.proxy.react((_id, nth) => (nth === 1 ? { kind: 'hang', commit: true } : { kind: 'accept' }))
    const screen = await enquire(tab, site.url, contact)
    expect(screen.text).not.toMatch(/successfully sent/i)
    await site.expectTrue(screen, contact, tab)
    // Left open: a page that goes takes the request with it.
    await screenWhen(tab, ({ text }) => /successfully sent/i.test(text), 45_000)
    expect(leadsOf(contact)).toHaveLength(1)
  },
)

it('obeys Retry-After to the second, whatever triggers there are, and then the page sends by itself', async () => {
  const { site } = suite
  const tab = await suite.openTab()
  const contact = site.newContact()
  site.proxy.react((_id, nth) =>
    nth === 1
      ? {
          kind: 'answer',
          status: 429,
          body: '{"message":"Slow down."}',
          headers: { ...SERVER_MARK, 'retry-after': '4' },
        }
      : { kind: 'accept' },
  )
  await enquire(tab, site.url, contact)
  const id = site.proxy.posts.at(-1)?.id
  const posts = () => site.proxy.posts.filter((post) => post.id === id)
  await tab.open(`${site.url}/enquiries`)
  await cardWhen(tab, contact, ({ state }) => state === 'waiting')
  await until('sent', async () => {
    await tab.evaluate(
      `void (dispatchEvent(new Event('online')), document.dispatchEvent(new Event('visibilitychange')))`,
    )
    return posts().length > 1
  })
  const [first, second] = posts()
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(3_950)
  await until('stored', () => leadsOf(contact).length === 1)
})
