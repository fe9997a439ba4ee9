import { expect, it } from 'vitest'
import { jsonAnswer, longEnquiry, receipt } from '../../tests/support/enquiries.ts'
import { settle } from '../../tests/support/fake-clock.ts'
import { fakeDevice } from '../../tests/support/fake-device.ts'
import { fakeFetch, unreachable } from '../../tests/support/fake-fetch.ts'
import { openDatabase } from './database.ts'
import { openStore } from './store.ts'

it('lists all entries twice in a run, not again for each entry that is sent', async () => {
  const server = fakeFetch(unreachable)
  const device = fakeDevice(server.fetch)
  const offline = device.tab()
  for (let i = 0; i < 5; i++) {
    void offline.submit(longEnquiry())
    await settle()
    await device.clock.pass(6_000)
  }
  const store = openStore(openDatabase())
  let lists = 0
  const outbox = device.tab({
    store: {
      ...store,
      all: () => {
        lists += 1
        return store.all()
      },
    },
  })
  server.answer(({ id }) => jsonAnswer(200, receipt(id)))
  expect(await outbox.drain({ shortenBackoff: true })).toMatchObject({ delivered: 5 })
  expect(lists).toBe(2)
})
