import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { DeskQuotation } from '../../src/contract/quotation-desk.ts'
import type { NewMessage, Outbox } from '../../src/outbox/types.ts'
import { playedKinds } from '../support/databases.ts'
import { fakeDevice } from '../support/fake-device.ts'
import { quotationDesk } from '../support/quotations.ts'
import { dice, trials } from '../support/trials.ts'
import { useApi } from '../support/use-api.ts'

// Rows 8 and 10 for answers to quotations: the device's outbox against the whole server. Its tab is killed while it sends, or five
// tabs send at once, with and without Web Locks. Once.

const COUNT = trials(3)
const TABS = 5

describe.each(playedKinds())('answers to quotations (%s)', (kind) => {
  const api = useApi(kind)
  const desk = quotationDesk(api)

  async function quote(cookie: string): Promise<{ id: string; answer: NewMessage }> {
    const lead = await desk.newLead({ contact: `98${String(Math.random()).slice(2, 10)}` })
    const { token, quotation } = await desk.send(cookie, await desk.begin(cookie, lead))
    const trip = { reference: quotation.reference, title: quotation.title }
    const body = { token, version: 1, answer: 'accept' }
    return { id: quotation.id, answer: { id: randomUUID(), kind: 'answer', body, page: '/trips', trip } }
  }
  const stored = async (cookie: string, id: string) =>
    (await desk.done<DeskQuotation>(cookie, 'GET', `/api/quotations/${id}`)).answers

  it(`survive a tab that is killed after "saved", ${COUNT} times`, async () => {
    const cookie = await api.signIn('owner')
    const random = dice()
    for (let i = 0; i < COUNT; i++) {
      const { id, answer } = await quote(cookie)
      let isKilled = false
      const device = fakeDevice(async (input, init) => {
        if (isKilled) return api.request(String(input), init)
        // The killed tab never gets the reply, whether the server stored the answer or not.
        if (random(2) === 0) await api.request(String(input), init)
        return new Promise<Response>(() => {})
      })
      const owner = {}
      const killed = device.tab({ locks: device.locks.for(owner) as never })
      void killed.submit(answer)
      await expect.poll(async () => (await killed.get(answer.id))?.state).toBe('sending')
      device.locks.drop(owner)
      isKilled = true
      const next = device.tab()
      await deliver(device, next, [answer.id])
      expect(await stored(cookie, id)).toHaveLength(1)
    }
  })

  it.each([true, false])(`are sent once by ${TABS} tabs at once (Web Locks: %s)`, async (webLocks) => {
    const cookie = await api.signIn('owner')
    dice()
    const quoted = []
    for (let i = 0; i < COUNT; i++) quoted.push(await quote(cookie))
    let isOnline = false
    const device = fakeDevice(async (input, init) => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return api.request(String(input), init)
    })
    const tab = () => device.tab(webLocks ? {} : { locks: undefined as never })
    const tabs = Array.from({ length: TABS }, tab)
    const [first] = tabs as [Outbox]
    for (const { answer } of quoted) {
      const submitting = first.submit(answer)
      for (let i = 0; i < 20; i++) await device.clock.pass(1_000)
      expect(await submitting).toMatchObject({ outcome: 'waiting', saved: true })
    }
    isOnline = true
    for (const one of tabs) one.drain({ shortenBackoff: true }).catch(() => {})
    await deliver(
      device,
      first,
      quoted.map(({ answer }) => answer.id),
    )
    // Those that waited for the first one find nothing left.
    await device.clock.pass(120_000)
    for (const { id } of quoted) expect(await stored(cookie, id)).toHaveLength(1)
  })
})

async function deliver(device: ReturnType<typeof fakeDevice>, outbox: Outbox, ids: string[]) {
  const states = async () => Promise.all(ids.map(async (id) => (await outbox.get(id))?.state))
  await expect
    .poll(
      async () => {
        void outbox.drain({ shortenBackoff: true }).catch(() => {})
        await device.clock.pass(30_000)
        return states()
      },
      { timeout: 20_000 },
    )
    .toEqual(ids.map(() => 'sent'))
}
