import { expect, it } from 'vitest'
import type { Reaction } from '../support/hostile-server.ts'
import { siteSuite } from '../support/site-suite.ts'
import { IS_SOAK } from '../support/soak.ts'
import { cardWhen, enquire, pressOnCard } from '../support/traveller.ts'
import { seed, trials } from '../support/trials.ts'

// Row 6: a captive portal answers every request in the server's place. The enquiry stays queued, the page says so, and
// it goes out when the portal is gone.

const ROUNDS = trials(1)
const suite = siteSuite({ shared: true, shell: true })

const receipt = {
  ok: true,
  id: '11111111-1111-4111-8111-111111111111',
  reference: 'X-1',
  receivedAt: '2026-11-21T09:00:00.000Z',
  replayed: false,
}
const html = { 'content-type': 'text/html' }
const answer = (status: number, body: string, headers: Record<string, string> = html): Reaction => ({
  kind: 'answer',
  status,
  body,
  headers,
})
const portals: [string, Reaction][] = [
  ['200 with a page', answer(200, '<html>Sign in</html>')],
  ['307 to its own receipt', answer(307, '', { location: '/index.html' })],
  ['a receipt for another id', answer(200, JSON.stringify(receipt), { 'content-type': 'application/json' })],
  ['200 with nothing', answer(200, '')],
  ['302 elsewhere', answer(302, '', { location: 'http://portal.example.com/' })],
  ['511', answer(511, '<html>Log in</html>')],
]

it.runIf(IS_SOAK).each(portals)(
  `%s, ${ROUNDS} times`,
  { timeout: 90_000 + ROUNDS * 20_000 },
  async (_name, reaction) => {
    const { site } = suite
    seed()
    const tab = await suite.openTab()
    for (let round = 0; round < ROUNDS; round++) {
      const contact = site.newContact()
      site.proxy.reactToAll(reaction)
      const screen = await enquire(tab, site.url, contact)
      expect(screen.path).toBe('/thankyou')
      await site.expectTrue(screen, contact, tab)
      expect(site.leads().map((lead) => lead.contact)).not.toContain(contact)
      await tab.open(`${site.url}/enquiries`)
      await cardWhen(tab, contact, ({ state }) => state === 'waiting')
      site.proxy.reactToAll(undefined)
      await pressOnCard(tab, contact, 'Retry now')
      await expect
        .poll(() => site.leads().filter((lead) => lead.contact === contact).length, { timeout: 15_000 })
        .toBe(1)
      await expect
        .poll(() => tab.evaluate<string>('document.querySelector("main article")?.dataset.state'))
        .toBe('sent')
    }
  },
)
