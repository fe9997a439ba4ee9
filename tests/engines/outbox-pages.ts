import { keptContacts } from '../support/real-site.ts'
import { enquire, fillIn, screenWhen } from '../support/traveller.ts'
import { until } from './engine.ts'
import { countOf, expect, type Row, SAVED, stored } from './outbox-row.ts'

const OUTAGE_MS = 40_000
/** The longest wait of a visible page, and the time of one attempt. */
const DELIVERED_WITHIN_MS = 20_000
const PRESS = `document.querySelector('main form[method="post"] [type="submit"]').click()`

/** What an open page does by itself, without Background Sync: sends, keeps drafts, and knows what it was doing. */
export const PAGE_ROWS: Row[] = [
  {
    row: '13: the page stays open during an outage',
    run: async (site, engine) => {
      const contact = site.newContact()
      await site.proxy.down()
      const screen = await enquire(engine, site.url, contact)
      await site.expectTrue(screen, contact, engine)
      expect(SAVED.test(screen.text), `not called saved: ${screen.text}`)
      await new Promise((resolve) => setTimeout(resolve, OUTAGE_MS))
      await site.proxy.up()
      const started = Date.now()
      await until('stored', () => countOf(site, contact) > 0, 2 * DELIVERED_WITHIN_MS)
      const took = Date.now() - started
      expect(took < DELIVERED_WITHIN_MS, `sent only after ${took} ms`)
      expect(countOf(site, contact) === 1, `${countOf(site, contact)} leads`)
    },
  },
  {
    row: 'a draft is there after a reload',
    run: async (site, engine) => {
      await engine.open(`${site.url}/contact`)
      const contact = site.newContact()
      await fillIn(engine, contact)
      // At once: what is typed last is kept as the page is left.
      await engine.open(`${site.url}/contact`)
      await until('the draft is in the form', () =>
        engine.evaluate<boolean>(
          `document.querySelector('main form[method="post"] [name="contact"]')?.value === '${contact}'`,
        ),
      )
    },
  },
  {
    row: 'reloaded in mid-send: the page says that the enquiry is kept',
    run: async (site, engine) => {
      const contact = site.newContact()
      site.proxy.react((_id, nth) => (nth === 1 ? { kind: 'hang', commit: true } : { kind: 'accept' }))
      await engine.open(`${site.url}/bali`)
      await fillIn(engine, contact)
      const posts = site.proxy.posts.length
      await engine.evaluate(PRESS)
      await until('in mid-send', () => site.proxy.posts.length > posts)
      expect((await keptContacts(engine)).includes(contact), 'sent before it was kept')
      await engine.open(`${site.url}/bali`)
      // Where the browser puts the page after a reload; the form's script comes as it is near the screen.
      await engine.evaluate(`document.querySelector('main form[method="post"]').scrollIntoView()`)
      await screenWhen(engine, ({ text }) => /The enquiry you sent before this page was loaded/.test(text))
      site.proxy.letGo()
      await stored(site, contact)
      expect(countOf(site, contact) === 1, `${countOf(site, contact)} leads`)
    },
  },
]
