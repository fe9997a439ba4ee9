import { randomUUID } from 'node:crypto'
import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { CALL, done, newDeskDevice, note, offline, on, quoted } from '../../../tests/support/desk-device.ts'
import type { DeskAct, StoredAction } from '../../contract/desk-action.ts'
import { openDatabase } from '../../outbox/database.ts'

const { device, tab, stored, acts } = newDeskDevice()

describe('another release', () => {
  test('that knows no changes finds none, so that it neither sends them as something else nor deletes them', async () => {
    device.answer = offline
    await tab().perform(on(CALL))
    await tab().perform(on(quoted(4)))
    // It looks for the person's id.
    expect((await stored()).filter(({ userId }) => userId === 'asha')).toMatchObject([{ act: CALL }])
    expect(await acts()).toEqual([CALL, quoted(4)])
  })

  test('has stored its changes with the person’s id: they are sent', async () => {
    device.answer = offline
    await tab().perform(on(quoted(4)))
    const [{ owner = '', ...entry } = {} as StoredAction] = await stored()
    await openDatabase<StoredAction>({ name: device.name }).run('strict', (tx) =>
      tx.objectStore('entries').put({ ...entry, userId: owner }),
    )
    device.answer = () => done()
    device.sent = []
    await tab().drain('asha', true)
    expect(device.sent.map(({ act }) => act)).toEqual([quoted(4)])
  })

  test('that is newer has stored what this one cannot send: it is kept and shown, and holds nothing up', async () => {
    device.answer = offline
    await tab().perform(on(CALL))
    const [entry = {} as StoredAction] = await stored()
    const later = { type: 'video-call', minutes: 20 } as unknown as DeskAct
    await openDatabase<StoredAction>({ name: device.name }).run('strict', (tx) =>
      tx.objectStore('entries').put({ ...entry, id: randomUUID(), act: later, order: 0 }),
    )
    device.answer = () => done()
    device.sent = []
    expect(await tab().drain('asha', true)).toBeUndefined()
    await tab().perform(on(note('After it')))
    expect(device.sent.map(({ act }) => act)).toEqual([CALL, note('After it')])
    expect(await tab().list('asha')).toMatchObject([{ act: later }])
    await tab().clear('asha')
    expect(await stored()).toEqual([])
  })
})
