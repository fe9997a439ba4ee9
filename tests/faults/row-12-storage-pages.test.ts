import { expect, it } from 'vitest'
import { siteSuite } from '../support/site-suite.ts'
import { enquire } from '../support/traveller.ts'
import { seed, trials } from '../support/trials.ts'

// Row 12, on the pages: storage denied, over quota at the put and at the commit. Sent directly;
// else the page says so and offers call and WhatsApp. Never a false "saved" or "sent".

const COUNT = trials(1)

const HARMS = {
  denied: `Object.defineProperty(IDBFactory.prototype, 'open', {
    value() { throw new DOMException('The operation is insecure.', 'SecurityError') } });`,
  'over quota at the put': `const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      if (this.name === 'meta') return put.apply(this, args);
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };`,
  // As when the disk fills while the write is flushed: the request succeeds, the transaction does not.
  'over quota at the commit': `const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      const request = put.apply(this, args);
      if (this.name === 'entries') {
        Object.defineProperty(this.transaction, 'error', { get: () => new DOMException('The disk is full.', 'QuotaExceededError') });
        request.addEventListener('success', () => this.transaction.abort());
      }
      return request;
    };`,
}
const CONTACT = /call|whatsapp/i

const suite = siteSuite({ sharesBrowser: true })

it.each(Object.entries(HARMS))(
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
