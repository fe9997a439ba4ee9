import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { DeskAct, DeskAction, StoredAction } from '../../contract/desk-action.ts'
import { RETRY_MAX_MS } from '../../outbox/backoff.ts'
import { openDatabase } from '../../outbox/database.ts'
import { createDeskOutbox, type SendOutcome, type TogetherOutcome } from './desk-outbox.ts'

const CALL: DeskAct = { type: 'contact', channel: 'call' }
const note = (text: string): DeskAct => ({ type: 'note', text })
const result = (version: number): DeskAct => ({
  type: 'call-outcome',
  result: { outcome: 'call-later', followUpAt: '2031-01-01T04:00:00.000Z', version },
})
const quoted = (version: number): DeskAct => ({
  type: 'change',
  change: { status: 'quoted', version },
  seen: { status: 'new' },
})

let now: number
let sent: DeskAction[]
let answer: (action: DeskAction) => SendOutcome
let name: string

/** A tab of one device; two tabs share what is stored and the lock. */
function tab() {
  return createDeskOutbox(deps())
}

function deps() {
  return {
    database: openDatabase<StoredAction>({ name }),
    send: async (action: DeskAction) => {
      sent.push(action)
      return answer(action)
    },
    exclusively: inTurn,
    clock: { now: () => now, after: () => () => {} },
    random: () => 0.5,
    newId: randomUUID,
    changed: () => {},
    delivered: () => {},
  }
}

let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work)
  last = turn
  return turn
}

/** Done, and nobody else changed the lead in between. */
const done = (version = 1): SendOutcome => ({ type: 'done', version, versionBefore: version - 1 })
const offline = (): SendOutcome => ({ type: 'retry', error: new Error('offline') })
const refused = (): SendOutcome => ({ type: 'refused', error: new Error('This lead was erased.') })
const signedOut = (): SendOutcome => ({ type: 'signed-out', error: new Error('Please sign in.') })
const on = (act: DeskAct, { userId = 'asha', leadId = 'lead-1' } = {}) => ({
  userId,
  leadId,
  reference: 'MM-1',
  act,
})
/** What is stored, as any release finds it. */
const stored = () =>
  openDatabase<StoredAction>({ name }).run('relaxed', (tx) => tx.objectStore('entries').getAll())
const acts = async (userId = 'asha') => (await tab().list(userId)).map(({ act }) => act)

beforeEach(() => {
  now = Date.parse('2026-11-23T06:00:00Z')
  sent = []
  answer = () => done()
  name = `desk-${randomUUID()}`
})

describe('an action with a network', () => {
  test('is sent at once, under an id, with its time, and not kept', async () => {
    expect(await tab().perform(on(CALL))).toEqual(done())
    expect(sent).toMatchObject([
      { act: CALL, at: '2026-11-23T06:00:00.000Z', id: expect.stringMatching(/^[\da-f-]{36}$/) },
    ])
    expect(await acts()).toEqual([])
  })

  test('that is refused is not kept: its text is still in the form', async () => {
    answer = refused
    expect(await tab().perform(on(note('Hello')))).toMatchObject({ type: 'refused' })
    expect(await acts()).toEqual([])
  })

  test('after the end of the session a text is not kept, a tap is, and goes out after the sign-in', async () => {
    answer = signedOut
    expect((await tab().perform(on(note('Hello')))).type).toBe('signed-out')
    expect((await tab().perform(on(CALL))).type).toBe('signed-out')
    expect(await acts()).toEqual([CALL])
    answer = () => done()
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
    expect(await tab().perform(on(note('Hello')))).toEqual(done())
    answer = offline
    await expect(tab().perform(on(note('Hello')))).rejects.toThrow(
      'The server cannot be reached, and this device cannot keep it: its storage is full.',
    )
  })

  test('when a refused action is to be removed: its reason is said all the same', async () => {
    IDBObjectStore.prototype.delete = fail
    answer = refused
    expect(await tab().perform(on(note('Hello')))).toEqual(refused())
  })

  test('after it was sent: it is done, and sent again under the same id only', async () => {
    IDBObjectStore.prototype.delete = fail
    expect(await tab().perform(on(note('Hello')))).toEqual(done())
    IDBObjectStore.prototype.delete = remove
    await tab().drain('asha', true)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect(await acts()).toEqual([])
  })

  test('a lock that another tab does not let go: the action waits', async () => {
    const stuck = createDeskOutbox({
      ...deps(),
      exclusively: () => Promise.reject(new DOMException('', 'AbortError')),
    })
    expect(await stuck.perform(on(CALL))).toEqual({ type: 'waiting' })
    expect(await tab().list('asha')).toMatchObject([{ act: CALL, attempts: 1 }])
  })
})

describe('actions without a network', () => {
  beforeEach(() => {
    answer = offline
  })

  test('wait, also over a restart, and go out in their order, each under its id', async () => {
    for (const act of [CALL, note('One'), note('Two')]) {
      expect(await tab().perform(on(act))).toEqual({ type: 'waiting' })
      now += 1_000
    }
    const ids = (await tab().list('asha')).map(({ id }) => id)
    sent = []
    answer = () => done()
    expect(await tab().drain('asha', true)).toBeUndefined()
    expect(sent.map(({ act, id }) => [act, id])).toEqual([
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
    sent = []
    await tab().drain('asha')
    expect(sent).toEqual([])
    now += wait
    await tab().drain('asha')
    expect(sent).toHaveLength(1)
  })

  test('do not wait for years after a clock that was ahead', async () => {
    now += 3 * 365 * 86_400_000
    await tab().perform(on(CALL))
    now -= 3 * 365 * 86_400_000
    sent = []
    await tab().drain('asha')
    expect(sent).toHaveLength(1)
    expect(await tab().drain('asha')).toBeLessThanOrEqual(RETRY_MAX_MS)
  })

  test('stop at the first that cannot be sent', async () => {
    for (const act of [note('One'), note('Two')]) await tab().perform(on(act))
    sent = []
    await tab().drain('asha', true)
    expect(sent).toHaveLength(1)
  })

  test('are not overtaken on their lead by one that is due before them', async () => {
    await tab().perform(on(CALL))
    now += 1_000
    await tab().perform(on(note('Two')))
    await tab().perform(on(note('Elsewhere'), { leadId: 'lead-2' }))
    // The network comes and goes: the call backs off for longer than the notes.
    for (let round = 0; round < 6; round += 1) {
      await tab().drain('asha', true)
      now += 100
    }
    sent = []
    answer = () => done()
    const [call, two] = await tab().list('asha')
    expect(two?.nextAttemptAt).toBeLessThan(call?.nextAttemptAt ?? 0)
    now = two?.nextAttemptAt ?? 0
    await tab().drain('asha')
    expect(sent.map(({ act }) => act)).toEqual([note('Elsewhere')])
    await tab().drain('asha', true)
    expect(sent.slice(1).map(({ act }) => act)).toEqual([CALL, note('Two')])
  })

  test('count as unsent also where an earlier one stopped them', async () => {
    await tab().perform(on(CALL))
    now += 1_000
    await tab().perform(on(note('Two')))
    expect((await tab().list('asha')).map(({ attempts }) => attempts > 0)).toEqual([true, true])
  })

  test('go before what is done later on the same lead', async () => {
    await tab().perform(on(CALL))
    now += 1_000
    sent = []
    answer = () => done()
    await tab().perform(on(note('After the call')))
    expect(sent.map(({ act }) => act)).toEqual([CALL, note('After the call')])
  })

  test('are no conflict with oneself: a call result follows the version that the call made', async () => {
    await tab().perform(on(CALL))
    now += 1_000
    await tab().perform(on(result(4)))
    sent = []
    answer = () => done(5)
    await tab().drain('asha', true)
    expect(sent[1]?.act).toEqual(result(5))
  })

  test('are a conflict with a colleague: a version raised by more is left as it was', async () => {
    await tab().perform(on(CALL))
    now += 1_000
    await tab().perform(on(result(4)))
    sent = []
    answer = () => done(6)
    await tab().drain('asha', true)
    expect(sent[1]?.act).toEqual(result(4))
  })

  test('of a status and a follow-up wait as well; the second follows the version that the first made', async () => {
    expect(await tab().perform(on(quoted(4)))).toEqual({ type: 'waiting' })
    now += 1_000
    const followUp: DeskAct = { type: 'change', change: { followUpAt: null, version: 4 }, seen: {} }
    await tab().perform(on(followUp))
    sent = []
    answer = () => done(5)
    await tab().drain('asha', true)
    expect(sent.map(({ act }) => act)).toEqual([
      quoted(4),
      { ...followUp, change: { followUpAt: null, version: 5 } },
    ])
  })

  test('a version that a note met, and did not make, is a colleague’s: the change stays a conflict', async () => {
    await tab().perform(on(note('One')))
    now += 1_000
    await tab().perform(on(quoted(4)))
    sent = []
    answer = () => ({ type: 'done', version: 5 })
    await tab().drain('asha', true)
    expect(sent[1]?.act).toEqual(quoted(4))
  })

  test('that are refused later stay with the reason, and hold nothing else up', async () => {
    for (const act of [note('One'), note('Two')]) await tab().perform(on(act))
    answer = ({ act }) => (act.type === 'note' && act.text === 'One' ? refused() : done())
    await tab().drain('asha', true)
    expect(await tab().list('asha')).toMatchObject([{ act: note('One'), refusal: 'This lead was erased.' }])
    sent = []
    await tab().drain('asha', true)
    expect(sent).toEqual([])
    answer = () => done()
    const [action] = await tab().list('asha')
    await tab().retry(action?.id ?? '')
    await tab().drain('asha', true)
    expect(await acts()).toEqual([])
  })

  test('of one person are neither seen, sent nor deleted by another', async () => {
    await tab().perform(on(note('Mine')))
    answer = () => done()
    sent = []
    await tab().drain('ravi', true)
    expect([sent, await acts('ravi')]).toEqual([[], []])
    await tab().clear('ravi')
    expect(await acts()).toEqual([note('Mine')])
    await tab().clear('asha')
    expect(await acts()).toEqual([])
  })

  test('are sent once by two tabs', async () => {
    await tab().perform(on(CALL))
    now += 1_000
    sent = []
    answer = () => done()
    await Promise.all([tab().drain('asha', true), tab().drain('asha', true), tab().perform(on(note('Two')))])
    expect(sent.map(({ act }) => act)).toEqual([CALL, note('Two')])
  })

  test('keep their order when the clock is turned back', async () => {
    await tab().perform(on(note('One')))
    now -= 3_600_000
    await tab().perform(on(note('Two')))
    sent = []
    answer = () => done()
    await tab().drain('asha', true)
    expect(sent.map(({ act }) => act)).toEqual([note('One'), note('Two')])
  })

  test('of another person are not based on what this one did', async () => {
    await tab().perform(on(quoted(4), { userId: 'ravi' }))
    answer = () => done(5)
    await tab().perform(on(CALL))
    expect(await acts('ravi')).toEqual([quoted(4)])
  })

  test('that a colleague’s change has refused are sent again on the version that refused them', async () => {
    await tab().perform(on(quoted(4)))
    answer = () => ({ ...refused(), conflict: { version: 7, status: 'contacted' } }) as SendOutcome
    await tab().drain('asha', true)
    const [action] = await tab().list('asha')
    expect(action).toMatchObject({ act: quoted(4), conflict: { version: 7, status: 'contacted' } })
    sent = []
    answer = () => done(8)
    await tab().retry(action?.id ?? '')
    await tab().drain('asha', true)
    expect(sent.map(({ act }) => act)).toEqual([quoted(7)])
    expect(await acts()).toEqual([])
  })

  test('that are deleted during an attempt do not come back', async () => {
    await tab().perform(on(CALL))
    const [action] = await tab().list('asha')
    answer = () => {
      void tab().remove(action?.id ?? '')
      return offline()
    }
    await tab().drain('asha', true)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await acts()).toEqual([])
  })
})

describe('another release', () => {
  test('that knows no changes finds none, so that it neither sends them as something else nor deletes them', async () => {
    answer = offline
    await tab().perform(on(CALL))
    await tab().perform(on(quoted(4)))
    // It looks for the person's id.
    expect((await stored()).filter(({ userId }) => userId === 'asha')).toMatchObject([{ act: CALL }])
    expect(await acts()).toEqual([CALL, quoted(4)])
  })

  test('has stored its changes with the person’s id: they are sent', async () => {
    answer = offline
    await tab().perform(on(quoted(4)))
    const [{ owner = '', ...entry } = {} as StoredAction] = await stored()
    await openDatabase<StoredAction>({ name }).run('strict', (tx) =>
      tx.objectStore('entries').put({ ...entry, userId: owner }),
    )
    answer = () => done()
    sent = []
    await tab().drain('asha', true)
    expect(sent.map(({ act }) => act)).toEqual([quoted(4)])
  })

  test('that is newer has stored what this one cannot send: it is kept and shown, and holds nothing up', async () => {
    answer = offline
    await tab().perform(on(CALL))
    const [entry = {} as StoredAction] = await stored()
    const later = { type: 'video-call', minutes: 20 } as unknown as DeskAct
    await openDatabase<StoredAction>({ name }).run('strict', (tx) =>
      tx.objectStore('entries').put({ ...entry, id: randomUUID(), act: later, order: 0 }),
    )
    answer = () => done()
    sent = []
    expect(await tab().drain('asha', true)).toBeUndefined()
    await tab().perform(on(note('After it')))
    expect(sent.map(({ act }) => act)).toEqual([CALL, note('After it')])
    expect(await tab().list('asha')).toMatchObject([{ act: later }])
    await tab().clear('asha')
    expect(await stored()).toEqual([])
  })
})

describe('one change of several leads', () => {
  const leads = ['lead-1', 'lead-2'].map((leadId) => on(quoted(4), { leadId }))
  type Together = { ids: string[]; answer: TogetherOutcome<string> }
  const together = (outcome: TogetherOutcome<string>) => {
    const call: Together = { ids: [], answer: outcome }
    const send = async (kept: readonly DeskAction[]) => {
      call.ids = kept.map(({ id }) => id)
      return call.answer
    }
    return { call, result: tab().performTogether(leads, send) }
  }

  test('that is done together leaves nothing', async () => {
    const { result } = together({ type: 'done', result: 'both' })
    expect(await result).toEqual({ type: 'done', result: 'both' })
    expect(await stored()).toEqual([])
  })

  test.each([offline, signedOut])(
    'that cannot be sent goes out lead by lead, under the ids it was sent with: %o',
    async (outcome) => {
      const { call, result } = together(outcome() as TogetherOutcome<string>)
      expect(await result).toEqual({ type: 'waiting', ids: call.ids })
      expect(await tab().list('asha')).toMatchObject([{ leadId: 'lead-1' }, { leadId: 'lead-2' }])
      await tab().drain('asha', true)
      expect(sent.map(({ id }) => id)).toEqual(call.ids)
      expect(await stored()).toEqual([])
    },
  )

  test('waits for what was done before on one of them', async () => {
    answer = offline
    await tab().perform(on(note('First')))
    const { call, result } = together({ type: 'done', result: 'both' })
    expect((await result).type).toBe('waiting')
    expect(call.ids).toEqual([])
    answer = () => done()
    sent = []
    await tab().drain('asha', true)
    expect(sent.map(({ act }) => act)).toEqual([note('First'), quoted(4), quoted(4)])
  })

  test('that is refused, or neither sent nor kept, is not done later', async () => {
    await expect(together(refused() as TogetherOutcome<string>).result).rejects.toThrow('erased')
    expect(await stored()).toEqual([])
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
    try {
      await expect(together(offline() as TogetherOutcome<string>).result).rejects.toThrow('cannot keep it')
    } finally {
      IDBObjectStore.prototype.put = put
    }
  })

  test('is taken back while it waits', async () => {
    const { call, result } = together(offline() as TogetherOutcome<string>)
    await result
    await tab().remove(call.ids[0] ?? '')
    expect(await tab().removeAll(call.ids)).toBe(1)
    expect(await stored()).toEqual([])
  })
})
