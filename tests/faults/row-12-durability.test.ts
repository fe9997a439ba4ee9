import { expect, it } from 'vitest'
import { deviceSuite, submitIn } from '../support/device-suite.ts'
import { until } from '../support/phone.ts'
import { seed, trials } from '../support/trials.ts'

// Row 12: "saved" and "sent" are said only after writes that were asked to be on the disk (`durability: 'strict'`), by
// the page and by the worker. Seen in the browser itself, not in our code.

const COUNT = trials(1)

/** Writes down how durable every write to the entries is, and what it wrote. */
const SPY = `
  self.entryWrites = [];
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (value, ...rest) {
    if (this.name === 'entries')
      self.entryWrites.push({ state: value.state, attempts: value.attempts, durability: this.transaction.durability });
    return put.call(this, value, ...rest);
  };
`
type Write = { state: string; attempts?: number; durability: string }

const suite = deviceSuite({ initScript: SPY, workerPrelude: SPY })

it(`keeps and acknowledges with strict durability, ${COUNT} times`, {
  timeout: 90_000 + COUNT * 20_000,
}, async () => {
  const { server, phone } = suite
  seed()
  for (let i = 0; i < COUNT; i++) {
    const tab = await suite.openTab()
    expect((await submitIn(tab)).outcome).toBe('delivered')
    const inPage = await tab.evaluate<Write[]>('self.entryWrites')
    const kept = inPage.find(({ state, attempts }) => state === 'waiting' && attempts === 0)
    expect(kept, 'the write that "saved" stands on').toMatchObject({ durability: 'strict' })
    const acknowledged = inPage.find(({ state }) => state === 'sent')
    expect(acknowledged, 'the write that "sent" stands on').toMatchObject({ durability: 'strict' })

    await phone.context.setOffline(true)
    const { id } = await submitIn(tab)
    await phone.closeTabs()
    await phone.context.setOffline(false)
    await until('sent by the worker', () => server.leads.has(id))
    const worker = phone.context.serviceWorkers().find((one) => one.url().endsWith('/sw.js'))
    const writes = () => worker?.evaluate(() => (self as unknown as { entryWrites: Write[] }).entryWrites)
    await until('acknowledged', async () => (await writes())?.some(({ state }) => state === 'sent') ?? false)
    // One worker may have sent those of earlier rounds too.
    const inWorker = (await writes())
      ?.filter(({ state }) => state === 'sent')
      .map(({ durability }) => durability)
    expect(new Set(inWorker)).toEqual(new Set(['strict']))
  }
})
