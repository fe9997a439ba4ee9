import { expect, it } from 'vitest'
import { until } from '../support/phone.ts'
import { siteSuite } from '../support/site-suite.ts'
import { enquire } from '../support/traveller.ts'
import { seed, trials } from '../support/trials.ts'

// Row 13: Background Sync absent, as on iOS and in Firefox. Sent ≤ 10 s after the app is next opened online, and until
// then the page does not say that it goes by itself with the page closed.

const suite = siteSuite({
  shell: true,
  initScript: `delete window.SyncManager; delete ServiceWorkerRegistration.prototype.sync;
    delete ServiceWorkerRegistration.prototype.periodicSync`,
})
const COUNT = trials(1)

it(`sends soon after the next start, ${COUNT} times`, { timeout: 90_000 + COUNT * 20_000 }, async () => {
  const { site, phone } = suite
  seed()
  for (let i = 0; i < COUNT; i++) {
    const contact = site.newContact()
    const isStored = () => site.leads().some((lead) => lead.contact === contact)
    const tab = await suite.openTab('/bali')
    await phone.context.setOffline(true)
    const screen = await enquire(tab, site.url, contact)
    await site.expectTrue(screen, contact, tab)
    expect(screen.text).toMatch(/saved on this/i)
    expect(screen.text).toContain('is sent while this page is open')
    expect(screen.text).not.toMatch(/(after|can) (you )?close this page/i)
    await tab.page.close()
    await phone.close()
    await phone.open()
    // The network is back, and nobody is there to send it.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(isStored()).toBe(false)
    const opening = suite.openTab('/')
    const waited = await until('sent after the start', isStored, 10_000)
    console.log(`sent ${waited} ms after the start`)
    await (await opening).page.close()
  }
})
