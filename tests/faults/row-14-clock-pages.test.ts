import { expect, it } from 'vitest'
import { until } from '../support/phone.ts'
import { siteSuite } from '../support/site-suite.ts'
import { IS_SOAK } from '../support/soak.ts'
import { cardWhen, enquire } from '../support/traveller.ts'
import { seed, trials } from '../support/trials.ts'

// Row 14, on the pages: the phone's clock is turned ten years on or back while an enquiry waits. It stays listed, is sent
// once, and stays listed as sent.

const COUNT = trials(1)
const YEAR_MS = 365 * 86_400_000
const suite = siteSuite({ shared: true, shell: true })

it.runIf(IS_SOAK).each([-10, 10])(
  `survives a clock turned by %i years, ${COUNT} times`,
  {
    timeout: 90_000 + COUNT * 30_000,
  },
  async (years) => {
    const { site, phone } = suite
    seed()
    for (let i = 0; i < COUNT; i++) {
      const contact = site.newContact()
      const tab = await suite.openTab('/bali')
      await phone.context.setOffline(true)
      const screen = await enquire(tab, site.url, contact)
      await site.expectTrue(screen, contact, tab)
      await tab.page.clock.setSystemTime(Date.now() + years * YEAR_MS)
      await tab.open(`${site.url}/enquiries`)
      await cardWhen(tab, contact, ({ state }) => state === 'waiting')
      const { page } = tab
      const card = page.getByRole('article').filter({ hasText: contact })
      const written = String(await card.locator('time').first().getAttribute('datetime'))
      // Those of earlier rounds end meanwhile: each turn counts as a month.
      const sent = page
        .locator('article[data-state="sent"]')
        .filter({ has: page.locator(`time[datetime="${written}"]`) })
      await phone.context.setOffline(false)
      await until('sent', () => site.leads().some((lead) => lead.contact === contact), 20_000)
      await sent.waitFor()
      await page.clock.setSystemTime(Date.now() - years * YEAR_MS)
      await tab.open(`${site.url}/enquiries`)
      await sent.waitFor()
      expect(site.leads().filter((lead) => lead.contact === contact)).toHaveLength(1)
      // The clock is the phone's, not the tab's: the next round begins with the right time.
      await page.clock.setSystemTime(Date.now())
      await page.close()
    }
  },
)
