import { expect, it } from 'vitest'
import { siteSuite } from '../support/site-suite.ts'
import { IS_SOAK } from '../support/soak.ts'
import { enquire, screenOf, screenWhen } from '../support/traveller.ts'
import { seed, trials } from '../support/trials.ts'

// Row 12: storage that fails only after the submit, and nothing that was ever submitted. /thankyou claims nothing that
// cannot be known.

const COUNT = trials(1)
const DENIED = `Object.defineProperty(IDBFactory.prototype, 'open', {
  value() { throw new DOMException('The operation is insecure.', 'SecurityError') } });`
const suite = siteSuite({ shared: true, shell: true })

// First, on a phone that has sent nothing.
it.runIf(IS_SOAK)('says nothing of an enquiry to a visitor who never sent one', async () => {
  const tab = await suite.openTab('/thankyou')
  await tab.page.waitForFunction(() => document.querySelector('main h1') !== null)
  expect((await screenOf(tab)).text).not.toMatch(/successfully sent|saved on this/i)
})

it.runIf(IS_SOAK)(
  `leaves no false word on /thankyou when storage fails after the submit, ${COUNT} times`,
  {
    timeout: 90_000 + COUNT * 20_000,
  },
  async () => {
    const { site, phone } = suite
    seed()
    for (let i = 0; i < COUNT; i++) {
      const contact = site.newContact()
      const tab = await suite.openTab('/bali')
      await phone.context.setOffline(true)
      const saved = await enquire(tab, site.url, contact)
      await site.expectTrue(saved, contact, tab)
      expect(saved.text).toMatch(/saved on this/i)
      await tab.page.addInitScript(DENIED)
      await tab.page.reload()
      const reloaded = await screenWhen(tab, ({ text }) => /call|whatsapp/i.test(text))
      await site.expectTrue(reloaded, contact)
      expect(reloaded.text).not.toMatch(/successfully sent/i)
      await tab.page.close()
      await phone.context.setOffline(false)
    }
  },
)
