import { expect, it, type TestContext } from 'vitest'
import { HANG_PATH } from '../support/hostile-server.ts'
import { newPhone, until } from '../support/phone.ts'
import { startRealSite } from '../support/real-site.ts'
import { type PhoneTab, tabOf } from '../support/site-suite.ts'
import { IS_SOAK } from '../support/soak.ts'
import { cardWhen, controlled, enquire, fillIn } from '../support/traveller.ts'
import { seed, trials } from '../support/trials.ts'

// Row 11: the lock's holder is frozen. The others drain within 60 s.

const COUNT = trials(1)

/**
 * Repeats a case on a site and a phone of the test's own: the tests mostly wait, and do so side by side. `before` is how often it has
 * been repeated.
 */
function onOwnSite(run: (on: Awaited<ReturnType<typeof openSite>>, before: number) => Promise<void>) {
  return async (test: Pick<TestContext, 'onTestFinished'>) => {
    const on = await openSite(test)
    seed()
    for (let before = 0; before < COUNT; before++) await run(on, before)
  }
}

async function openSite({ onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const site = await startRealSite()
  onTestFinished(() => site.close())
  const phone = await newPhone({ skipsMedia: true })
  onTestFinished(() => phone.dispose())
  return {
    site,
    leadsOf: (contact: string) => site.leads().filter((lead) => lead.contact === contact),
    async openTab(path: string) {
      const tab = tabOf(await phone.tab(site.url + path))
      await controlled(tab)
      return tab
    },
  }
}

/** Stops the page's thread until the proxy lets go. */
const freeze = ({ page }: PhoneTab) =>
  page.evaluate((path) => {
    setTimeout(() => {
      const request = new XMLHttpRequest()
      request.open('GET', path, false)
      request.send()
    })
  }, HANG_PATH)
const options = { timeout: 60_000 + COUNT * 90_000 }

it.runIf(IS_SOAK).concurrent(
  `a tab frozen in mid-send does not hold the others up for a minute, ${COUNT} times`,
  options,
  onOwnSite(async ({ site, leadsOf, openTab }, before) => {
    const contact = site.newContact()
    const frozen = await openTab('/bali')
    const other = await openTab('/enquiries')
    // The first post, the frozen tab's, is never answered.
    site.proxy.react((_id, nth) => (nth === 1 ? { kind: 'hang', commit: true } : { kind: 'accept' }))
    const postsBefore = site.proxy.posts.length
    await fillIn(frozen, contact)
    await frozen.evaluate(`document.querySelector('main form[method="post"] [type="submit"]').click()`)
    await until('in mid-send', () => site.proxy.posts.length > postsBefore)
    await cardWhen(other, contact, ({ state }) => state === 'sending')
    await freeze(frozen)
    await other.evaluate(`void dispatchEvent(new Event('online'))`)
    const waited = await until(
      'sent by another',
      async () => (await other.page.locator('article[data-state="sent"]').count()) === before + 1,
      60_000,
    )
    console.log(`passed over after ${waited} ms`)
    expect(leadsOf(contact)).toHaveLength(1)

    // It resumes in mid-send, long past its time limit, and gets the same receipt.
    site.proxy.letGo()
    await until('awake', async () => /successfully sent/i.test(await frozen.page.locator('main').innerText()))
    expect(await other.page.locator('article[data-state="sent"]').count()).toBe(before + 1)
    expect(leadsOf(contact)).toHaveLength(1)
    await frozen.page.close()
    await other.page.close()
  }),
)

it.runIf(IS_SOAK).concurrent(
  `nor does one that holds the lock and does nothing, ${COUNT} times`,
  options,
  onOwnSite(async ({ site, leadsOf, openTab }) => {
    const contact = site.newContact()
    const holder = await openTab('/contact')
    await holder.evaluate(
      `new Promise((held) => void navigator.locks.request('outbox-drain', () => (held(true), new Promise(() => {}))))`,
    )
    await freeze(holder)
    const tab = await openTab('/bali')
    const screen = await enquire(tab, site.url, contact)
    expect(screen.text).not.toMatch(/successfully sent/i)
    await site.expectTrue(screen, contact, tab)
    await until('sent', () => leadsOf(contact).length === 1, 60_000)
    site.proxy.letGo()
    await holder.page.close()
    await tab.page.close()
  }),
)
