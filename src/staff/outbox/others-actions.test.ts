import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import type { DeskAct } from '../../contract/desk-action.ts'
import { type StoredAction, toStored } from '../../contract/desk-action.ts'
import { DESK_OUTBOX_DATABASE } from '../../contract/storage-names.ts'
import { openDatabase } from '../../outbox/database.ts'
import { deleteActionsOf, listOthersActions } from './others-actions.ts'

it('lists what others did here and has not been sent, without its contents, and deletes it by person', async () => {
  const database = openDatabase<{ id: string; userId: string; at: string; act: object }>({
    name: DESK_OUTBOX_DATABASE,
  })
  const act = { type: 'note', text: 'Wants a sea view' }
  const actions = [
    { id: 'others-1', userId: 'meera', at: '2026-11-23T06:00:00.000Z', act },
    { id: 'others-2', userId: 'meera', at: '2026-11-24T06:00:00.000Z', act },
    { id: 'others-3', userId: 'kabir', at: '2026-11-25T06:00:00.000Z', act },
  ]
  await database.run('strict', async (tx) => {
    for (const action of actions) await tx.objectStore('entries').put(action)
  })
  // Other tests of this process store actions of other people.
  const listed = async (userId: string) =>
    (await listOthersActions(userId)).filter(({ userId }) => ['meera', 'kabir'].includes(userId))
  expect(await listed('kabir')).toEqual([{ userId: 'meera', count: 2, newest: '2026-11-24T06:00:00.000Z' }])
  await deleteActionsOf('meera')
  expect(await listed('kabir')).toEqual([])
  expect(await listed('meera')).toMatchObject([{ userId: 'kabir', count: 1 }])
  await deleteActionsOf('kabir')
})

it('takes a change, which is stored in another shape, as its own person’s', async () => {
  const database = openDatabase<StoredAction>({ name: DESK_OUTBOX_DATABASE })
  const change: DeskAct = { type: 'change', change: { status: 'quoted', version: 2 }, seen: {} }
  const common = { v: 1, leadId: 'a-lead', reference: 'MM-TEST', attempts: 0, nextAttemptAt: 0 } as const
  const at = '2026-11-25T06:00:00.000Z'
  const stored = ['lata', 'omar'].map((userId) =>
    toStored({ ...common, id: `change-of-${userId}`, userId, act: change, at }),
  )
  await database.run('strict', async (tx) => {
    for (const action of stored) await tx.objectStore('entries').put(action)
  })
  // Other tests of this process store actions of other people; none is of nobody.
  const listed = (await listOthersActions('lata')).map(({ userId }) => userId)
  expect(listed.filter((userId) => !userId || ['lata', 'omar'].includes(userId))).toEqual(['omar'])
  await deleteActionsOf('omar')
  const left = await database.run('relaxed', (tx) => tx.objectStore('entries').getAll())
  expect(left.flatMap(({ id }) => (id.startsWith('change-of-') ? [id] : []))).toEqual(['change-of-lata'])
  await database.run('strict', (tx) => tx.objectStore('entries').delete('change-of-lata'))
})
