import { SERVER_MARK } from '../../src/contract/server-mark.ts'
import { HANG_PATH, type Reaction } from '../support/hostile-server.ts'
import { keptContacts, type RealSite, startRealSite } from '../support/real-site.ts'
import { CLOSES_DATABASES, STORAGE_HARMS } from '../support/storage-harms.ts'
import {
  cards,
  cardWhen,
  controlled,
  enquire,
  fillIn,
  pressOnCard,
  screenWhen,
} from '../support/traveller.ts'
import { type Engine, until } from './engine.ts'
import { PAGE_ROWS } from './outbox-pages.ts'
import { countOf, expect, type Row, SAVED, SENT, stored } from './outbox-row.ts'

/** From the opening of a page, also after the browser was killed. */
const SENT_WITHIN_MS = 10_000
const json = { 'content-type': 'application/json' }
const answer = (status: number, body: string, headers: Record<string, string> = json): Reaction => ({
  kind: 'answer',
  status,
  body,
  headers,
})
const PORTALS = [
  answer(200, '<html>Sign in</html>', { 'content-type': 'text/html' }),
  answer(302, '', { location: 'http://portal.example.com/' }),
  answer(511, '<html>Log in</html>', { 'content-type': 'text/html' }),
]
const PASSING: Reaction[] = [
  ...[400, 403, 429, 500, 503].map((status) => answer(status, '{"message":"Not now."}')),
  { kind: 'reset' },
  { kind: 'cut' },
]
/** Writes down which durability each write of entries asks for. */
const DURABILITY_SPY = `
  self.asked = [];
  const { transaction } = IDBDatabase.prototype;
  const { put } = IDBObjectStore.prototype;
  const durabilities = new WeakMap();
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const tx = transaction.call(this, stores, mode, options);
    durabilities.set(tx, options && options.durability);
    return tx;
  };
  IDBObjectStore.prototype.put = function (value, ...rest) {
    if (this.name === 'entries') self.asked.push([value.state, value.attempts, durabilities.get(this.transaction)]);
    return put.call(this, value, ...rest);
  };`
const PRESS = `document.querySelector('main form[method="post"] [type="submit"]').click()`

/** Enquires while something is wrong, sees it wait, mends what is wrong, and retries by hand. */
async function savedThenRetried(site: RealSite, engine: Engine, mend: () => void): Promise<void> {
  const contact = site.newContact()
  const screen = await enquire(engine, site.url, contact)
  expect(
    screen.path === '/thankyou' && !SENT.test(screen.text),
    `not called saved: ${JSON.stringify(screen)}`,
  )
  await site.expectTrue(screen, contact, engine)
  await engine.open(`${site.url}/enquiries`)
  await cardWhen(engine, contact, ({ state }) => state === 'waiting')
  mend()
  await pressOnCard(engine, contact, 'Retry now')
  await until('the device has its receipt', async () => (await cards(engine))[0]?.state === 'sent')
  expect(countOf(site, contact) === 1, `${countOf(site, contact)} leads for ${contact}`)
}

const ROWS: Row[] = [
  {
    row: '6: captive portals',
    run: async (site, engine) => {
      for (const portal of PORTALS) {
        site.proxy.reactToAll(portal)
        await savedThenRetried(site, engine, () => site.proxy.reactToAll(undefined))
      }
    },
  },
  {
    row: '7: statuses, a reset, a cut reply',
    run: async (site, engine) => {
      for (const reaction of PASSING) {
        site.proxy.react(reaction)
        await savedThenRetried(site, engine, () => site.proxy.react({ kind: 'accept' }))
      }
      const contact = site.newContact()
      const mend = '{"message":"Because.","errors":{"contact":"Ten digits."}}'
      site.proxy.react(answer(400, mend, { ...json, ...SERVER_MARK }))
      await enquire(engine, site.url, contact)
      // The field's message may be there a moment before that of the form.
      await screenWhen(engine, ({ alert }) => alert.includes('Because.'))
      await engine.open(`${site.url}/enquiries`)
      await cardWhen(engine, contact, ({ state }) => state === 'attention')
      site.proxy.react({ kind: 'accept' })
      await pressOnCard(engine, contact, 'Retry now')
      await stored(site, contact)
    },
  },
  {
    row: '8: killed after "saved"',
    needs: 'kill',
    run: async (site, engine) => {
      const contact = site.newContact()
      site.proxy.react({ kind: 'hang', commit: true })
      await engine.open(`${site.url}/bali`)
      await fillIn(engine, contact)
      await engine.evaluate(PRESS)
      await until('on the disk', async () => (await keptContacts(engine)).includes(contact))
      await engine.kill?.()
      site.proxy.react({ kind: 'accept' })
      await engine.start?.()
      const started = Date.now()
      await engine.open(`${site.url}/enquiries`)
      await until('sent', async () => (await cards(engine))[0]?.state === 'sent')
      expect(Date.now() - started < SENT_WITHIN_MS, `sent only after ${Date.now() - started} ms`)
      expect(countOf(site, contact) === 1, `${countOf(site, contact)} leads`)
    },
  },
  {
    row: '9: a new release in mid-send',
    run: async (site, engine) => {
      await engine.open(`${site.url}/bali`)
      const contact = site.newContact()
      let release = () => {}
      site.proxy.react({ kind: 'held', until: new Promise<void>((resolve) => (release = resolve)) })
      const posts = site.proxy.posts.length
      await fillIn(engine, contact)
      await engine.evaluate(PRESS)
      await until('in mid-send', () => site.proxy.posts.length > posts)
      site.proxy.release('two')
      await engine.evaluate(
        `navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => 1)`,
      )
      release()
      await screenWhen(engine, ({ text }) => SENT.test(text))
      expect(countOf(site, contact) === 1, `${countOf(site, contact)} leads`)
      site.proxy.react({ kind: 'accept' })
      await until('the new release waits', () =>
        engine.evaluate<boolean>(
          `navigator.serviceWorker.getRegistration().then((one) => Boolean(one.waiting))`,
        ),
      )
      await engine.open(`${site.url}/bali`)
      // Pressed until it is done: while a page still sends, the update is not applied but offered again.
      await until('the new release answers', () =>
        engine
          .evaluate<boolean>(
            `(() => {
              const button = [...document.querySelectorAll('button')].find((b) => b.textContent.trim() === 'Update now')
              button?.click()
              return fetch('/index.html').then((a) => a.text()).then((t) => t.includes('content="two"'))
            })()`,
          )
          .catch(() => false),
      )
    },
  },
  {
    row: '10: five tabs at once',
    needs: 'tab',
    run: async (site, engine) => {
      const tabs = []
      while (tabs.length < 4) tabs.push(await engine.tab?.())
      for (const tab of tabs) await tab?.open(`${site.url}/enquiries`)
      await site.proxy.down()
      const contacts = [site.newContact(), site.newContact()]
      for (const contact of contacts) await enquire(engine, site.url, contact)
      site.proxy.react({ kind: 'slow', ms: 150 })
      const posts = site.proxy.posts.length
      await site.proxy.up()
      await Promise.all(
        [engine, ...tabs].map((tab) => tab?.evaluate(`void dispatchEvent(new Event('online'))`)),
      )
      for (const contact of contacts) await stored(site, contact)
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      expect(site.proxy.posts.length - posts === 2, `${site.proxy.posts.length - posts} posts for two`)
      for (const tab of tabs) await tab?.close()
    },
  },
  {
    row: "11: the lock's holder frozen",
    needs: 'tab',
    run: async (site, engine) => {
      const frozen = await engine.tab?.()
      if (!frozen) return
      const contact = site.newContact()
      site.proxy.react((_id, nth) => (nth === 1 ? { kind: 'hang', commit: true } : { kind: 'accept' }))
      const posts = site.proxy.posts.length
      await frozen.open(`${site.url}/bali`)
      await fillIn(frozen, contact)
      await frozen.evaluate(PRESS)
      await until('in mid-send', () => site.proxy.posts.length > posts)
      await frozen.evaluate(
        `void setTimeout(() => { const r = new XMLHttpRequest(); r.open('GET', '${HANG_PATH}', false); r.send() })`,
      )
      await engine.open(`${site.url}/enquiries`)
      await cardWhen(engine, contact, ({ state }) => state === 'sending').catch(() => {})
      const started = Date.now()
      const isSent = async () => (await cards(engine))[0]?.state === 'sent'
      while (!(await isSent())) expect(Date.now() - started < 60_000, 'not passed over within a minute')
      site.proxy.letGo()
      expect(countOf(site, contact) === 1, `${countOf(site, contact)} leads`)
      await frozen.close()
    },
  },
  {
    row: '12: strict durability is asked for',
    run: async (site, engine) => {
      // The server's page comes with the spy when no worker answers for it.
      site.proxy.prelude({ page: DURABILITY_SPY, worker: DURABILITY_SPY })
      await withoutWorker(site, engine)
      const contact = site.newContact()
      await fillIn(engine, contact)
      await engine.evaluate(PRESS)
      await screenWhen(engine, ({ text }) => SENT.test(text))
      const asked = await engine.evaluate<[string, number | null, string | null][]>('self.asked')
      const kept = asked.find(([state, attempts]) => state === 'waiting' && attempts === 0)
      const acknowledged = asked.find(([state]) => state === 'sent')
      expect(kept?.[2] === 'strict', `"saved" stands on ${JSON.stringify(kept)}`)
      expect(acknowledged?.[2] === 'strict', `"sent" stands on ${JSON.stringify(acknowledged)}`)
    },
  },
  ...Object.entries(STORAGE_HARMS).map(
    ([name, harm]): Row => ({
      row: `12: storage ${name}`,
      run: (site, engine) => sentOrSaid(site, engine, harm),
    }),
  ),
  {
    row: '12: the database closed under the page',
    run: async (site, engine) => {
      site.proxy.prelude({ page: CLOSES_DATABASES, worker: CLOSES_DATABASES })
      await withoutWorker(site, engine)
      const contact = site.newContact()
      site.proxy.react({ kind: 'reset' })
      await fillIn(engine, contact)
      await engine.evaluate(PRESS)
      const screen = await screenWhen(engine, ({ path }) => path === '/thankyou')
      await site.expectTrue(screen, contact, engine)
      expect((await engine.evaluate<number>('self.closedDatabases')) > 0, 'no database was closed')
      site.proxy.react({ kind: 'accept' })
      await engine.open(`${site.url}/enquiries`)
      await pressOnCard(engine, contact, 'Retry now').catch(() => {})
      await stored(site, contact)
      expect(countOf(site, contact) === 1, `${countOf(site, contact)} leads`)
      site.proxy.prelude({})
    },
  },
  {
    row: '13: sent after the next opening, without Background Sync',
    run: async (site, engine) => {
      await withoutWorker(site, engine)
      await engine.open(`${site.url}/bali`)
      await controlled(engine)
      const contact = site.newContact()
      await site.proxy.down()
      const screen = await enquire(engine, site.url, contact)
      await site.expectTrue(screen, contact, engine)
      expect(SAVED.test(screen.text), `not called saved: ${screen.text}`)
      await engine.open('about:blank')
      await site.proxy.up()
      const started = Date.now()
      await engine.open(`${site.url}/`)
      await stored(site, contact)
      expect(Date.now() - started < SENT_WITHIN_MS, `sent only after ${Date.now() - started} ms`)
    },
  },
  ...PAGE_ROWS,
]

/** Storage keeps nothing: the enquiry is sent directly, or the page says that it was not. */
async function sentOrSaid(site: RealSite, engine: Engine, harm: string): Promise<void> {
  site.proxy.prelude({ page: harm, worker: harm })
  await withoutWorker(site, engine)
  const contact = site.newContact()
  await fillIn(engine, contact)
  await engine.evaluate(PRESS)
  const screen = await screenWhen(engine, ({ text }) => SENT.test(text))
  await site.expectTrue(screen, contact)
  site.proxy.react({ kind: 'reset' })
  await withoutWorker(site, engine)
  const lost = site.newContact()
  await fillIn(engine, lost)
  await engine.evaluate(PRESS)
  const failed = await screenWhen(engine, ({ alert }) => alert !== '')
  expect(!SAVED.test(failed.text) && !SENT.test(failed.text), `a false word: ${failed.text}`)
  expect(countOf(site, lost) === 0, `${countOf(site, lost)} leads of an enquiry that failed`)
  site.proxy.prelude({})
}

/** Opens a form's page fresh from the server: no worker, no caches. */
async function withoutWorker(site: RealSite, engine: Engine): Promise<void> {
  await engine.open(`${site.url}/robots.txt`)
  await engine.open(`${site.url}/bali`)
  await engine.evaluate(`Promise.all([
    navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister()))),
    caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
  ]).then(() => 1)`)
  await engine.open(`${site.url}/bali`)
}

/** Runs the outbox's rows in this engine, all or those named, and says one line for each; answers how many failed. */
export async function tryOutbox(
  engine: Engine,
  say: (line: string) => void,
  isWanted: (row: string) => boolean = () => true,
): Promise<number> {
  const site = await startRealSite()
  let failed = 0
  try {
    await engine.open(`${site.url}/bali`)
    await controlled(engine)
    for (const { row, run, needs } of ROWS.filter(({ row }) => isWanted(row))) {
      if (needs && !engine[needs]) {
        say(`- row ${row}: SKIPPED, ${engine.name}'s driver cannot do that`)
        continue
      }
      site.proxy.react({ kind: 'accept' })
      const started = Date.now()
      try {
        await run(site, engine)
        say(`✓ row ${row} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
      } catch (error) {
        failed += 1
        say(`✗ row ${row}: ${(error as Error).message}`)
        site.proxy.reactToAll(undefined)
        site.proxy.prelude({})
        await site.proxy.up()
      }
    }
  } finally {
    await site.close()
  }
  return failed
}
