import { expect, it } from 'vitest'
import { deviceSuite, entryIn, submitIn } from '../support/device-suite.ts'
import { HANG_PATH } from '../support/hostile-server.ts'
import { until } from '../support/phone.ts'

// Row 11: the lock's holder is frozen. The others drain within 60 s.

const suite = deviceSuite()

it('a tab frozen in mid-send does not hold the others up for a minute', { timeout: 120_000 }, async () => {
  const { server } = suite
  const frozen = await suite.openTab()
  const other = await suite.openTab()
  // The first post, the frozen tab's, is never answered.
  server.react((_id, nth) => (nth === 1 ? { kind: 'hang', commit: true } : { kind: 'accept' }))
  const { id } = await submitIn(frozen, { waitMs: 100 })
  expect((await entryIn(other, id))?.state).toBe('sending')
  await frozen.evaluate((path) => {
    setTimeout(() => {
      const request = new XMLHttpRequest()
      request.open('GET', path, false)
      request.send()
    })
  }, HANG_PATH)

  const waited = await (async () => {
    void other.evaluate(() => window.device.outbox.drain({ hurry: true }))
    return until('sent by another', async () => (await entryIn(other, id))?.state === 'sent', 60_000)
  })()
  console.log(`passed over after ${waited} ms`)
  expect(server.leads.size).toBe(1)

  // It wakes up in mid-send, long past its time limit.
  server.letGo()
  expect(await frozen.evaluate(() => 'awake')).toBe('awake')
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  expect((await entryIn(other, id))?.state).toBe('sent')
  expect(server.leads.size).toBe(1)
})

it('nor does one that holds the lock and does nothing', { timeout: 90_000 }, async () => {
  const { server, phone } = suite
  const holder = await phone.tab(`${server.url}/?passive`)
  await holder.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('outbox-drain', () => {
          held()
          return new Promise(() => {})
        })
      }),
  )
  const page = await suite.openTab()
  const { id, outcome } = await submitIn(page, { waitMs: 100 })
  expect(outcome).toBe('waiting')
  await until('sent', async () => (await entryIn(page, id))?.state === 'sent', 60_000)
  expect(server.leads.size).toBe(1)
})
