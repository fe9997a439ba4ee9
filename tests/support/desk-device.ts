import { randomUUID } from 'node:crypto'
import { beforeEach } from 'vitest'
import type { DeskAct, DeskAction, StoredAction } from '../../src/contract/desk-action.ts'
import { openDatabase } from '../../src/outbox/database.ts'
import { createDeskOutbox, type SendOutcome } from '../../src/staff/outbox/desk-outbox.ts'

export const CALL: DeskAct = { type: 'contact', channel: 'call' }
export const note = (text: string): DeskAct => ({ type: 'note', text })
export const result = (version: number): DeskAct => ({
  type: 'call-outcome',
  result: { outcome: 'call-later', followUpAt: '2031-01-01T04:00:00.000Z', version },
})
export const quoted = (version: number): DeskAct => ({
  type: 'change',
  change: { status: 'quoted', version },
  seen: { status: 'new' },
})

/** Done, and nobody else changed the lead in between. */
export const done = (version = 1): SendOutcome => ({ type: 'done', version, versionBefore: version - 1 })
export const offline = (): SendOutcome => ({ type: 'retry', error: new Error('offline') })
export const refused = (): SendOutcome => ({ type: 'refused', error: new Error('This lead was erased.') })
export const signedOut = (): SendOutcome => ({ type: 'signed-out', error: new Error('Please sign in.') })
export const on = (act: DeskAct, { userId = 'asha', leadId = 'lead-1' } = {}) => ({
  userId,
  leadId,
  reference: 'MM-1',
  act,
})

type Device = {
  /** Epoch ms. */
  now: number
  /** What was sent to the server. */
  sent: DeskAction[]
  /** The server. */
  answer: (action: DeskAction) => SendOutcome
  /** Name of the database. */
  name: string
}

/** Gives each test of the calling file a device with an empty database of the desk's outbox. Needs `fake-indexeddb/auto`. */
export function newDeskDevice() {
  const device = {} as Device
  let last: Promise<unknown> = Promise.resolve()
  beforeEach(() => {
    device.now = Date.parse('2026-11-23T06:00:00Z')
    device.sent = []
    device.answer = () => done()
    device.name = `desk-${randomUUID()}`
  })

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work)
    last = turn
    return turn
  }
  const deps = () => ({
    database: openDatabase<StoredAction>({ name: device.name }),
    send: async (action: DeskAction) => {
      device.sent.push(action)
      return device.answer(action)
    },
    exclusively: inTurn,
    clock: { now: () => device.now, after: () => () => {} },
    random: () => 0.5,
    newId: randomUUID,
    changed: () => {},
    delivered: () => {},
  })
  /** A tab of the device; two tabs share what is stored and the lock. */
  const tab = () => createDeskOutbox(deps())
  /** What is stored, as any release finds it. */
  const stored = () =>
    openDatabase<StoredAction>({ name: device.name }).run('relaxed', (tx) =>
      tx.objectStore('entries').getAll(),
    )
  const acts = async (userId = 'asha') => (await tab().list(userId)).map(({ act }) => act)

  return { device, deps, tab, stored, acts }
}
