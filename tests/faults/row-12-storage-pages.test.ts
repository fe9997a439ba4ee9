import { expect, it } from 'vitest'
import { until } from '../support/phone.ts'
import { siteSuite } from '../support/site-suite.ts'
import { IS_SOAK } from '../support/soak.ts'
import { CLOSES_DATABASES, STORAGE_HARMS } from '../support/storage-harms.ts'
import { enquire } from '../support/traveller.ts'
import { seed, trials } from '../support/trials.ts'

// Row 12, on the pages: storage denied, blocked, over quota at the put and at the commit. Sent directly;
// else the page says so and offers call and WhatsApp. Never a false "saved" or "sent".

const COUNT = trials(1)

const CONTACT = /call|whatsapp/i

const suite = siteSuite({ sharesBrowser: true, shell: true })

it.runIf(IS_SOAK).each(Object.entries(STORAGE_HARMS))(
  `storage %s: sends directly with a network, and says so without one, ${COUNT} times`,
  {
    timeout: 90_000 + COUNT * 20_000,
  },
  async (_name, harm) => {
    const { site, phone } = suite
    seed()
    site.proxy.prelude({ page: harm, worker: harm })
    const tab = await suite.openTab('/bali')
    for (let i = 0; i < COUNT; i++) {
      const [direct, nowhere] = [site.newContact(), site.newContact()]
      const screen = await enquire(tab, site.url, direct)
      expect(screen.text).toMatch(/successfully sent/i)
      await site.expectTrue(screen, direct)

      await phone.context.setOffline(true)
      const failed = await enquire(tab, site.url, nowhere)
      expect(failed).toMatchObject({ path: '/bali', alert: expect.stringMatching(CONTACT) })
      expect(failed.text).not.toMatch(/saved on this|successfully sent/i)
      // What was typed still stands in the form.
      expect(await tab.evaluate(`document.querySelector('main form [name="contact"]').value`)).toBe(nowhere)
      await phone.context.setOffline(false)
      expect(site.leads().map(({ contact }) => contact)).not.toContain(nowhere)
    }
  },
)

it.runIf(IS_SOAK)(
  `keeps enquiries in a database that is closed under the page, ${COUNT} times`,
  {
    timeout: 90_000 + COUNT * 20_000,
  },
  async () => {
    const { site, phone } = suite
    seed()
    site.proxy.prelude({ page: CLOSES_DATABASES, worker: CLOSES_DATABASES })
    for (let i = 0; i < COUNT; i++) {
      const contact = site.newContact()
      const tab = await suite.openTab('/bali')
      await phone.context.setOffline(true)
      const screen = await enquire(tab, site.url, contact)
      expect(screen.text).toMatch(/saved on this/i)
      await site.expectTrue(screen, contact, tab)
      expect(await tab.evaluate<number>('self.closedDatabases')).toBeGreaterThan(0)
      await phone.context.setOffline(false)
      await until('sent', () => site.leads().filter((lead) => lead.contact === contact).length === 1, 20_000)
      await tab.page.close()
    }
  },
)
