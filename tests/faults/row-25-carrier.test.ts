import { expect, it } from 'vitest'
import { dayAhead } from '../support/enquiry-forms.ts'
import { until } from '../support/phone.ts'
import { siteSuite } from '../support/site-suite.ts'
import { IS_SOAK } from '../support/soak.ts'
import { cardWhen, enquire, fillIn, pressOnCard, pressSubmit, screenWhen } from '../support/traveller.ts'
import { seed, trials } from '../support/trials.ts'

// Row 25: genuine enquiries that are typed before hydration, restored, edited, or sent fast, all from one carrier's
// address. None is quarantined.

const COUNT = trials(1)
const TRAVELLERS = IS_SOAK ? 4 : 2
const CARRIER = '203.0.113.50'
const suite = siteSuite({ shared: true, shell: true, addressOf: () => CARRIER })

const leadOf = (contact: string) => suite.site.leads().find((lead) => lead.contact === contact)
const options = { timeout: 90_000 + COUNT * 20_000 }
async function expectGenuine(contact: string) {
  await until('stored', () => leadOf(contact) !== undefined)
  expect(leadOf(contact)).toMatchObject({ quarantine: null })
}

it.runIf(IS_SOAK)(`typed before hydration, ${COUNT} times`, options, async () => {
  const { site, phone } = suite
  seed()
  for (let i = 0; i < COUNT; i++) {
    const contact = site.newContact()
    // A visitor's first page: no worker, and scripts that are slow to come.
    const context = await phone.context.browser()?.newContext()
    const page = await (context ?? phone.context).newPage()
    const release = site.proxy.holdFiles(/^\/assets\/.*\.js$/)
    await page.goto(`${site.url}/bali`, { waitUntil: 'commit' })
    const form = page.locator('main form[method="post"]')
    for (const [name, value] of Object.entries({
      name: `Guest ${contact}`,
      contact,
      email: 'guest@example.com',
      departure_city: 'Pune',
      travel_date: dayAhead(40),
    }))
      await form.locator(`[name="${name}"]`).fill(value)
    await form.locator('[name="bookingTime"]').selectOption('this-month')
    release()
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main form[method="post"]') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    )
    await form.locator('[type="submit"]').click()
    await expectGenuine(contact)
    await context?.close()
    await page.close()
  }
})

it.runIf(IS_SOAK)(`restored from a draft and sent at once, ${COUNT} times`, options, async () => {
  const { site } = suite
  seed()
  const tab = await suite.openTab('/bali')
  for (let i = 0; i < COUNT; i++) {
    const contact = site.newContact()
    await tab.open(`${site.url}/bali`)
    await fillIn(tab, contact)
    await tab.page.reload()
    const value = () => tab.evaluate(`document.querySelector('main form [name="contact"]')?.value`)
    await until('restored', async () => (await value()) === contact)
    await pressSubmit(tab)
    await expectGenuine(contact)
  }
})

it.runIf(IS_SOAK)(`edited while it waits, ${COUNT} times`, options, async () => {
  const { site, phone } = suite
  seed()
  const tab = await suite.openTab('/bali')
  for (let i = 0; i < COUNT; i++) {
    const contact = site.newContact()
    await phone.context.setOffline(true)
    await enquire(tab, site.url, contact)
    await tab.open(`${site.url}/enquiries`)
    await cardWhen(tab, contact, ({ state }) => state === 'waiting')
    await pressOnCard(tab, contact, 'Edit')
    const editor = tab.page.getByRole('dialog', { name: 'Edit your enquiry' })
    await editor.locator('[name="departure_city"]').fill('Nagpur')
    await editor.getByRole('button', { name: 'Submit enquiry' }).click()
    await editor.waitFor({ state: 'hidden' })
    await phone.context.setOffline(false)
    await expectGenuine(contact)
  }
})

it(`sent fast, one traveller after the other, ${COUNT * TRAVELLERS} times`, options, async () => {
  const { site } = suite
  seed()
  const tab = await suite.openTab('/bali')
  for (let i = 0; i < COUNT * TRAVELLERS; i++) {
    const contact = site.newContact()
    const screen = await enquire(tab, site.url, contact)
    await screenWhen(tab, ({ text }) => /successfully sent/i.test(text))
    await site.expectTrue(screen, contact, tab)
    await expectGenuine(contact)
  }
})
