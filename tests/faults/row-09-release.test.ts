import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { until } from '../support/phone.ts'
import { serverDesk } from '../support/quotations.ts'
import { type PhoneTab, siteSuite } from '../support/site-suite.ts'
import { IS_SOAK } from '../support/soak.ts'
import { cards, cardWhen, controlled, enquire, fillIn, screenWhen } from '../support/traveller.ts'
import { dice, trials } from '../support/trials.ts'

// Row 9: the worker is stopped, or replaced by a new release, in mid-send.

const COUNT = trials(1)
const OWNER = { email: 'owner@example.com', password: 'a-long-test-passphrase' }
// What `npm test` plays needs no Background Sync.
const suite = siteSuite({
  shared: true,
  shell: !IS_SOAK,
  env: { STAFF_EMAIL: OWNER.email, STAFF_PASSWORD: OWNER.password },
})

const contacts = () => suite.site.leads().map((lead) => lead.contact)
/** The release whose worker answers this page. */
const releaseOf = (tab: PhoneTab) =>
  tab.evaluate<string>(
    `fetch('/index.html').then((answer) => answer.text()).then((text) => /name="release" content="([^"]*)"/.exec(text)[1])`,
  )
const checkForUpdate = (tab: PhoneTab) =>
  tab.evaluate(`navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)`)
const isWaiting = (tab: PhoneTab) =>
  tab.evaluate<boolean>(`navigator.serviceWorker.getRegistration().then((one) => Boolean(one.waiting))`)
const untilWaiting = (tab: PhoneTab) => until('the new release is there', () => isWaiting(tab), 60_000)
/** Stops every worker, as the browser does with idle ones; one under inspection may never count as idle. */
async function stopWorkers(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await devtools.detach()
}
/** Closes the page that queued something, goes online, and stops the worker that then sends it. */
async function stopWorkerInMidSend(page: Page, isStored: boolean) {
  const { proxy } = suite.site
  const blank = await suite.phone.tab()
  await page.close()
  const postsBefore = proxy.posts.length
  proxy.react({ kind: 'hang', commit: isStored })
  await suite.phone.context.setOffline(false)
  await until('the worker is sending', () => proxy.posts.length > postsBefore)
  await stopWorkers(blank)
  proxy.react({ kind: 'accept' })
}
const UPDATE = { name: 'Update now' }

it.runIf(IS_SOAK)(
  `sends what the stopped worker was sending, once, ${COUNT} times`,
  {
    timeout: 90_000 + COUNT * 20_000,
  },
  async () => {
    const { site, phone } = suite
    const random = dice()
    for (let i = 0; i < COUNT; i++) {
      const contact = site.newContact()
      const tab = await suite.openTab('/bali')
      await phone.context.setOffline(true)
      await enquire(tab, site.url, contact)
      await stopWorkerInMidSend(tab.page, random(2) === 0)
      const next = await suite.openTab('/enquiries')
      // Those of the rounds before are there as well, and while an attempt runs the state is neither "waiting" nor "sent".
      await until('all sent', async () => {
        const states = (await cards(next)).map(({ state }) => state)
        return states.length === i + 1 && states.every((state) => state === 'sent')
      })
      expect(contacts().filter((one) => one === contact)).toHaveLength(1)
      await next.page.close()
    }
  },
)

it.runIf(IS_SOAK)(
  `sends the answer to a quotation that the stopped worker was sending, once, ${COUNT} times`,
  {
    timeout: 90_000 + COUNT * 20_000,
  },
  async () => {
    const { site, phone } = suite
    const random = dice()
    const desk = await serverDesk(site.url, OWNER)
    for (let i = 0; i < COUNT; i++) {
      const { token, quotation } = await desk.quote()
      const { page } = await suite.openTab(`/trips/${token}`)
      await page.getByRole('button', { name: 'Keep on this device' }).click()
      await page.getByText(/^Kept\./).waitFor()
      await phone.context.setOffline(true)
      const state = page.getByRole('region', { name: 'Your answer' })
      await state.locator('summary', { hasText: 'Accept this offer' }).click()
      await state.getByRole('button', { name: /^Yes, accept/ }).click()
      await state.getByText('Waiting to send', { exact: true }).waitFor()
      await stopWorkerInMidSend(page, random(2) === 0)
      site.proxy.release(`answered ${token}`)
      const next = await suite.openTab(`/trips/${token}`)
      await next.page.getByText('Received', { exact: true }).waitFor()
      expect((await desk.read(quotation.id)).answers).toMatchObject([{ answer: 'accept', version: 1 }])
      await next.page.close()
    }
  },
)

it(`a new release does not cut off a send, and sends what the old one kept, ${COUNT} times`, {
  timeout: 120_000 + COUNT * 60_000,
}, async () => {
  const { site, phone } = suite
  dice()
  for (let i = 0; i < COUNT; i++) {
    const [sending, waiting] = [site.newContact(), site.newContact()]
    const tab = await suite.openTab('/bali')
    const from = await releaseOf(tab)
    const other = await suite.openTab('/enquiries')
    // A name of its own: when the test is repeated, the proxy still serves the release before.
    const name = `after ${sending}`
    site.proxy.release(name)
    // Before the send begins: on a busy machine a worker takes longer to install than a send may last.
    await checkForUpdate(other)
    await untilWaiting(other)
    let answer = () => {}
    site.proxy.react({ kind: 'held', until: new Promise<void>((resolve) => (answer = resolve)) })
    const postsBefore = site.proxy.posts.length
    const sent = enquire(tab, site.url, sending)
    // Waited for further down; a failure before that is the one to be told of.
    sent.catch(() => {})
    await until('in mid-send', () => site.proxy.posts.length > postsBefore)
    // Over a send nothing is reloaded, whatever the traveller taps.
    await other.evaluate('void (window.isSameDocument = true)')
    await other.page.bringToFront()
    await other.page.getByRole('button', UPDATE).click({ timeout: 10_000 })
    await other.page.getByText('Not now: something is being written or sent.').waitFor()
    await other.page.getByRole('button', UPDATE).waitFor()
    expect(await releaseOf(other)).toBe(from)
    expect(await other.evaluate('window.isSameDocument')).toBe(true)
    answer()
    expect((await sent).text).toMatch(/successfully sent/i)
    site.proxy.react({ kind: 'accept' })

    await phone.context.setOffline(true)
    const screen = await enquire(tab, site.url, waiting)
    await site.expectTrue(screen, waiting, tab)
    await tab.open(`${site.url}/enquiries`)
    await cardWhen(tab, waiting, ({ state }) => state === 'waiting')
    await tab.evaluate('void (window.isSameDocument = true)')
    // A tab behind another one draws nothing, and a click waits for frames.
    await tab.page.bringToFront()
    // While the outbox tries to send, the answer is "Not now"; the traveller taps again.
    const update = tab.page.getByRole('button', UPDATE)
    const isReloaded = () => tab.evaluate<boolean>('!window.isSameDocument').catch(() => false)
    await until(
      'reloaded',
      async () => {
        if (await update.isVisible()) await update.click({ timeout: 1_000 }).catch(() => {})
        await until('reloaded', isReloaded, 3_000).catch(() => stopWorkers(tab.page))
        return isReloaded()
      },
      60_000,
    )
    const release = () => releaseOf(tab).catch(() => undefined)
    await until('the new release answers', async () => (await release()) === name)
    await phone.context.setOffline(false)
    await tab.page.waitForSelector('main article[data-state="sent"]')
    await until('sent by the new release', () => contacts().includes(waiting))
    expect(contacts().filter((one) => one === sending || one === waiting)).toHaveLength(2)
    await tab.page.close()
    await other.page.close()
  }
})

it.runIf(IS_SOAK)(
  'a new release is not offered over a draft, and what was typed is there after a reload',
  async () => {
    const { site } = suite
    dice()
    const tab = await suite.openTab('/bali')
    const contact = site.newContact()
    await fillIn(tab, contact)
    site.proxy.release(`over the draft of ${contact}`)
    await checkForUpdate(tab)
    await untilWaiting(tab)
    expect(await tab.page.getByRole('button', UPDATE).count()).toBe(0)
    // Drafts are written at most a quarter of a second after the key.
    await tab.page.reload()
    await controlled(tab)
    await until('restored', () =>
      tab.evaluate<boolean>(
        `document.querySelector('main form [name="contact"]')?.value === ${JSON.stringify(contact)}`,
      ),
    )
    await tab.evaluate(`document.querySelector('main form[method="post"] [type="submit"]').click()`)
    await screenWhen(tab, ({ path, text }) => path === '/thankyou' && /successfully sent/i.test(text))
    expect(contacts().filter((one) => one === contact)).toHaveLength(1)
  },
)
