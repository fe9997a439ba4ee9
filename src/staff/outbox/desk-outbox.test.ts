import 'fake-indexeddb/auto'
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  CALL,
  done,
  newDeskDevice,
  note,
  offline,
  on,
  quoted,
  refused,
  result,
  signedOut,
} from '../../../tests/support/desk-device.ts'
import type { DeskAct } from '../../contract/desk-action.ts'
import { RETRY_MAX_MS } from '../../outbox/backoff.ts'
import { createDeskOutbox, KeptUntilSignIn, type SendOutcome } from './desk-outbox.ts'

const { device, deps, tab, acts, stored } = newDeskDevice()

describe('an action with a network', () => {
  test('is sent at once, under an id, with its time, and not kept', async () => {
    expect(await tab().perform(on(CALL))).toEqual(done())
    expect(device.sent).toMatchObject([
      { act: CALL, at: '2026-11-23T06:00:00.000Z', id: expect.stringMatching(/^[\da-f-]{36}$/) },
    ])
    expect(await acts()).toEqual([])
  })

  test('is said to be kept before it is sent, so that its text need not be', async () => {
    const onKept = vi.fn(() => expect(device.sent).toEqual([]))
    await tab().perform(on(note('Hello')), onKept)
    expect(onKept).toHaveBeenCalledOnce()
  })

  test('that is refused is not kept: its text is still in the form', async () => {
    device.answer = refused
    expect(await tab().perform(on(note('Hello')))).toMatchObject({ type: 'refused' })
    expect(await acts()).toEqual([])
  })

  test('that is refused stays listed with the reason where nobody is told of it', async () => {
    device.answer = refused
    await tab().perform(on(CALL), undefined, () => true)
    expect(await acts()).toEqual([])
    await tab().perform(on(CALL), undefined, () => false)
    expect(await tab().list('asha')).toMatchObject([{ act: CALL, refusal: 'This lead was erased.' }])
  })

  test('after the end of the session a text is not kept, a tap is, and goes out after the sign-in', async () => {
    device.answer = signedOut
    const text = await tab().perform(on(note('Hello')))
    const tap = await tab().perform(on(CALL))
    expect([text.type, tap.type]).toEqual(['signed-out', 'signed-out'])
    // What says "Not saved" of the one says of the other that it is kept.
    expect([text, tap].map((result) => 'error' in result && result.error instanceof KeptUntilSignIn)).toEqual(
      [false, true],
    )
    expect(await acts()).toEqual([CALL])
    device.answer = () => done()
    await tab().drain('asha', true)
    expect(await acts()).toEqual([])
  })
})

describe('storage that fails', () => {
  const put = IDBObjectStore.prototype.put
  const remove = IDBObjectStore.prototype.delete
  afterEach(() => {
    IDBObjectStore.prototype.put = put
    IDBObjectStore.prototype.delete = remove
  })
  const fail = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  }

  test('from the start: the action is sent all the same, and fails visibly without a network', async () => {
    IDBObjectStore.prototype.put = fail
    const onKept = vi.fn()
    expect(await tab().perform(on(note('Hello')), onKept)).toEqual(done())
    expect(onKept).not.toHaveBeenCalled()
    device.answer = offline
    await expect(tab().perform(on(note('Hello')))).rejects.toThrow(
      'The server has not confirmed it, and this device cannot keep it: its storage is full.',
    )
  })

  test('from the start: a note whose answer was lost is sent again under the same id, another one is not', async () => {
    IDBObjectStore.prototype.put = fail
    const outbox = tab()
    device.answer = offline
    await expect(outbox.perform(on(note('Hello')))).rejects.toThrow()
    device.answer = () => done()
    for (const text of ['Hello', 'Hello', 'Bye']) await outbox.perform(on(note(text)))
    const [lost, again, ...others] = device.sent.map(({ id }) => id)
    expect(again).toBe(lost)
    expect(new Set([lost, ...others]).size).toBe(3)
  })

  // The write is reported as done, and is not there when the database is opened again.
  test('that loses what it has taken: nothing is called kept, and the action is sent', async () => {
    const { database, ...others } = deps()
    const close = async () => {
      await database.run('strict', (tx) => tx.objectStore('entries').clear())
      await database.close()
    }
    const losing = createDeskOutbox({ ...others, database: { ...database, close } })
    const onKept = vi.fn()
    expect(await losing.perform(on(note('Hello')), onKept)).toEqual(done())
    device.answer = offline
    await expect(losing.perform(on(note('Bye')), onKept)).rejects.toThrow('this device cannot keep it')
    expect(onKept).not.toHaveBeenCalled()
    expect(device.sent.map(({ act }) => act)).toEqual([note('Hello'), note('Bye')])
  })

  test('when a refused action is to be removed: its reason is said all the same', async () => {
    IDBObjectStore.prototype.delete = fail
    device.answer = refused
    expect(await tab().perform(on(note('Hello')))).toEqual(refused())
  })

  test('after it was sent: it is done, and sent again under the same id only', async () => {
    IDBObjectStore.prototype.delete = fail
    expect(await tab().perform(on(note('Hello')))).toEqual(done())
    IDBObjectStore.prototype.delete = remove
    await tab().drain('asha', true)
    expect(new Set(device.sent.map(({ id }) => id)).size).toBe(1)
    expect(await acts()).toEqual([])
  })

  test('once the action is kept: it is listed as waiting, and delivered as one that had to wait', async () => {
    const isFull = (action: { attempts?: number }) => (action.attempts ?? 0) > 0
    IDBObjectStore.prototype.put = function (value, key) {
      return isFull(value) ? fail() : put.call(this, value, key)
    }
    device.answer = offline
    const delivered = vi.fn()
    const outbox = createDeskOutbox({ ...deps(), delivered })
    for (const act of [note('One'), note('Two')])
      expect(await outbox.perform(on(act))).toMatchObject({ type: 'waiting' })
    const leads = [on(quoted(4), { leadId: 'lead-2' })]
    await outbox.performTogether(leads, async () => ({ type: 'retry', error: new Error('No network.') }))
    expect((await outbox.list('asha')).map(({ attempts }) => attempts)).toEqual([1, 1, 1])
    device.answer = () => done()
    await outbox.drain('asha', true)
    expect(delivered.mock.calls).toEqual([[true], [true], [true]])
  })

  test('a lock that another tab does not let go: the action waits', async () => {
    const stuck = createDeskOutbox({
      ...deps(),
      exclusively: () => Promise.reject(new DOMException('', 'AbortError')),
    })
    expect(await stuck.perform(on(CALL))).toMatchObject({ type: 'waiting' })
    expect(await tab().list('asha')).toMatchObject([{ act: CALL, attempts: 1 }])
  })
})

describe('actions without a network', () => {
  beforeEach(() => {
    device.answer = offline
  })

  test('wait, also over a restart, and go out in their order, each under its id', async () => {
    for (const act of [CALL, note('One'), note('Two')]) {
      expect(await tab().perform(on(act))).toMatchObject({ type: 'waiting' })
      device.now += 1_000
    }
    const ids = (await tab().list('asha')).map(({ id }) => id)
    device.sent = []
    device.answer = () => done()
    expect(await tab().drain('asha', true)).toBeUndefined()
    expect(device.sent.map(({ act, id }) => [act, id])).toEqual([
      [CALL, ids[0]],
      [note('One'), ids[1]],
      [note('Two'), ids[2]],
    ])
    expect(await acts()).toEqual([])
  })

  test('back off, and are tried again when they are due', async () => {
    await tab().perform(on(CALL))
    const wait = (await tab().drain('asha')) ?? 0
    expect(wait).toBeGreaterThan(0)
    device.sent = []
    await tab().drain('asha')
    expect(device.sent).toEqual([])
    device.now += wait
    await tab().drain('asha')
    expect(device.sent).toHaveLength(1)
  })

  test('do not wait for years after a clock that was ahead', async () => {
    device.now += 3 * 365 * 86_400_000
    await tab().perform(on(CALL))
    device.now -= 3 * 365 * 86_400_000
    device.sent = []
    await tab().drain('asha')
    expect(device.sent).toHaveLength(1)
    expect(await tab().drain('asha')).toBeLessThanOrEqual(RETRY_MAX_MS)
  })

  test('stop at the first that cannot be sent', async () => {
    for (const act of [note('One'), note('Two')]) await tab().perform(on(act))
    device.sent = []
    await tab().drain('asha', true)
    expect(device.sent).toHaveLength(1)
  })

  test('are not overtaken on their lead by one that is due before them', async () => {
    await tab().perform(on(CALL))
    device.now += 1_000
    await tab().perform(on(note('Two')))
    await tab().perform(on(note('Elsewhere'), { leadId: 'lead-2' }))
    // The network comes and goes: the call backs off for longer than the notes.
    for (let round = 0; round < 6; round += 1) {
      await tab().drain('asha', true)
      device.now += 100
    }
    device.sent = []
    device.answer = () => done()
    const [call, two] = await tab().list('asha')
    expect(two?.nextAttemptAt).toBeLessThan(call?.nextAttemptAt ?? 0)
    device.now = two?.nextAttemptAt ?? 0
    await tab().drain('asha')
    expect(device.sent.map(({ act }) => act)).toEqual([note('Elsewhere')])
    await tab().drain('asha', true)
    expect(device.sent.slice(1).map(({ act }) => act)).toEqual([CALL, note('Two')])
  })

  test('count as unsent also where an earlier one stopped them', async () => {
    await tab().perform(on(CALL))
    device.now += 1_000
    await tab().perform(on(note('Two')))
    expect((await tab().list('asha')).map(({ attempts }) => attempts > 0)).toEqual([true, true])
  })

  test('go before what is done later on the same lead', async () => {
    await tab().perform(on(CALL))
    device.now += 1_000
    device.sent = []
    device.answer = () => done()
    await tab().perform(on(note('After the call')))
    expect(device.sent.map(({ act }) => act)).toEqual([CALL, note('After the call')])
  })

  test('are no conflict with oneself: a call result follows the version that the call made', async () => {
    await tab().perform(on(CALL))
    device.now += 1_000
    await tab().perform(on(result(4)))
    device.sent = []
    device.answer = () => done(5)
    await tab().drain('asha', true)
    expect(device.sent[1]?.act).toEqual(result(5))
  })

  test('are a conflict with a colleague: a version raised by more is left as it was', async () => {
    await tab().perform(on(CALL))
    device.now += 1_000
    await tab().perform(on(result(4)))
    device.sent = []
    device.answer = () => done(6)
    await tab().drain('asha', true)
    expect(device.sent[1]?.act).toEqual(result(4))
  })

  test('of a status and a follow-up wait as well; the second follows the version that the first made', async () => {
    expect(await tab().perform(on(quoted(4)))).toMatchObject({ type: 'waiting' })
    device.now += 1_000
    const followUp: DeskAct = { type: 'change', change: { followUpAt: null, version: 4 }, seen: {} }
    await tab().perform(on(followUp))
    device.sent = []
    device.answer = () => done(5)
    await tab().drain('asha', true)
    expect(device.sent.map(({ act }) => act)).toEqual([
      quoted(4),
      { ...followUp, change: { followUpAt: null, version: 5 } },
    ])
  })

  test('a version that a note met, and did not make, is a colleague’s: the change stays a conflict', async () => {
    await tab().perform(on(note('One')))
    device.now += 1_000
    await tab().perform(on(quoted(4)))
    device.sent = []
    device.answer = () => ({ type: 'done', version: 5 })
    await tab().drain('asha', true)
    expect(device.sent[1]?.act).toEqual(quoted(4))
  })

  test('that are refused later stay with the reason, and hold nothing else up', async () => {
    for (const act of [note('One'), note('Two')]) await tab().perform(on(act))
    device.answer = ({ act }) => (act.type === 'note' && act.text === 'One' ? refused() : done())
    await tab().drain('asha', true)
    expect(await tab().list('asha')).toMatchObject([{ act: note('One'), refusal: 'This lead was erased.' }])
    device.sent = []
    await tab().drain('asha', true)
    expect(device.sent).toEqual([])
    device.answer = () => done()
    const [action] = await tab().list('asha')
    await tab().retry(action?.id ?? '')
    await tab().drain('asha', true)
    expect(await acts()).toEqual([])
  })

  test('that are refused because their lead was erased say nothing about it any more', async () => {
    await tab().perform(on(note('Mother of Ravi')))
    device.answer = () => ({ ...refused(), isErased: true }) as SendOutcome
    await tab().drain('asha', true)
    expect(await tab().list('asha')).toMatchObject([{ act: note(''), refusal: 'This lead was erased.' }])
  })

  test('on a lead that is erased later say nothing about it any more, also those of others and refused ones', async () => {
    const details: DeskAct = {
      type: 'change',
      change: { version: 4, status: 'lost', lostReason: 'Went with Ravi', details: { name: 'Ravi' } },
      seen: { status: 'quoted', lostReason: 'Ravi' },
    }
    for (const act of [note('Ravi'), details, result(4)]) await tab().perform(on(act))
    await tab().perform(on(note('Ravi'), { userId: 'meera' }))
    await tab().perform(on(note('Goa'), { leadId: 'lead-2' }))
    const conflict = { version: 5, status: 'booked' as const }
    device.answer = () => ({ type: 'refused', error: new Error('Ravi Shah is the name now.'), conflict })
    await tab().drain('asha', true)
    expect((await tab().leads()).toSorted()).toEqual(['lead-1', 'lead-2'])
    await tab().forgetLead('lead-1')
    const ofThis = (await stored()).filter(({ leadId }) => leadId === 'lead-1')
    expect(ofThis.map(({ refusal }) => refusal)).toEqual(Array(4).fill('This lead was erased.'))
    expect(JSON.stringify(ofThis)).not.toContain('Ravi')
    expect(await acts()).toContainEqual(note('Goa'))
  })

  test('of one person are neither seen, sent nor deleted by another', async () => {
    await tab().perform(on(note('Mine')))
    device.answer = () => done()
    device.sent = []
    await tab().drain('ravi', true)
    expect([device.sent, await acts('ravi')]).toEqual([[], []])
    await tab().clear('ravi')
    expect(await acts()).toEqual([note('Mine')])
    await tab().clear('asha')
    expect(await acts()).toEqual([])
  })

  test('are sent once by two tabs', async () => {
    await tab().perform(on(CALL))
    device.now += 1_000
    device.sent = []
    device.answer = () => done()
    await Promise.all([tab().drain('asha', true), tab().drain('asha', true), tab().perform(on(note('Two')))])
    expect(device.sent.map(({ act }) => act)).toEqual([CALL, note('Two')])
  })

  test('keep their order when the clock is turned back', async () => {
    await tab().perform(on(note('One')))
    device.now -= 3_600_000
    await tab().perform(on(note('Two')))
    device.sent = []
    device.answer = () => done()
    await tab().drain('asha', true)
    expect(device.sent.map(({ act }) => act)).toEqual([note('One'), note('Two')])
  })

  test('of another person are not based on what this one did', async () => {
    await tab().perform(on(quoted(4), { userId: 'ravi' }))
    device.answer = () => done(5)
    await tab().perform(on(CALL))
    expect(await acts('ravi')).toEqual([quoted(4)])
  })

  test('that a colleague’s change has refused are sent again on the version that refused them', async () => {
    await tab().perform(on(quoted(4)))
    device.answer = () => ({ ...refused(), conflict: { version: 7, status: 'contacted' } }) as SendOutcome
    await tab().drain('asha', true)
    const [action] = await tab().list('asha')
    expect(action).toMatchObject({ act: quoted(4), conflict: { version: 7, status: 'contacted' } })
    device.sent = []
    device.answer = () => done(8)
    await tab().retry(action?.id ?? '')
    await tab().drain('asha', true)
    expect(device.sent.map(({ act }) => act)).toEqual([quoted(7)])
    expect(await acts()).toEqual([])
  })

  test('that are deleted during an attempt do not come back', async () => {
    await tab().perform(on(CALL))
    const [action] = await tab().list('asha')
    device.answer = () => {
      void tab().remove(action?.id ?? '')
      return offline()
    }
    await tab().drain('asha', true)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await acts()).toEqual([])
  })
})
