import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import {
  done,
  newDeskDevice,
  note,
  offline,
  on,
  quoted,
  refused,
  signedOut,
} from '../../../tests/support/desk-device.ts'
import type { DeskAction } from '../../contract/desk-action.ts'
import type { TogetherOutcome } from './desk-outbox.ts'

const { device, tab, stored } = newDeskDevice()

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
      const isSignedOut = outcome === signedOut
      expect(await result).toEqual({ type: 'waiting', ids: call.ids, isSignedOut })
      expect(await tab().list('asha')).toMatchObject([{ leadId: 'lead-1' }, { leadId: 'lead-2' }])
      await tab().drain('asha', true)
      expect(device.sent.map(({ id }) => id)).toEqual(call.ids)
      expect(await stored()).toEqual([])
    },
  )

  test('waits for what was done before on one of them', async () => {
    device.answer = offline
    await tab().perform(on(note('First')))
    const { call, result } = together({ type: 'done', result: 'both' })
    expect((await result).type).toBe('waiting')
    expect(call.ids).toEqual([])
    device.answer = () => done()
    device.sent = []
    await tab().drain('asha', true)
    expect(device.sent.map(({ act }) => act)).toEqual([note('First'), quoted(4), quoted(4)])
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
