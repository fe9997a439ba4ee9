import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '../../../tests/support/local-storage.ts'
import { renderHook } from '../../../tests/support/render-hook.ts'
import { type DraftPlace, readDraft } from './drafts.ts'
import { type KeptValues, useKeptValues } from './use-kept-values.ts'

const PLACE: DraftPlace = { userId: 'asha', leadId: 'targets', field: 'settings' }
const SAVED = { goal: '10', text: '' }
type Values = typeof SAVED
let disk: ReturnType<typeof stubLocalStorage>

beforeEach(() => {
  disk = stubLocalStorage()
})
afterEach(() => vi.unstubAllGlobals())

/** The form as one tab opens it. */
const openForm = (): KeptValues<Values> =>
  renderHook(() => useKeptValues(PLACE, v.object({ goal: v.string(), text: v.string() }), SAVED))

it('deletes what was kept once it is saved, discarded, or typed back', () => {
  for (const end of [
    (form: KeptValues<Values>) => form.saved({ goal: '12', text: '' }),
    (form: KeptValues<Values>) => form.discard(),
    (form: KeptValues<Values>) => form.change({ goal: '10' }),
  ]) {
    openForm().change({ goal: '12' })
    const again = openForm()
    expect(again.values).toEqual({ goal: '12', text: '' })
    end(again)
    expect(readDraft(PLACE)).toBe('')
  }
})

it.each([
  ['saved', (form: KeptValues<Values>) => form.saved({ goal: '12', text: '' })],
  ['discarded', (form: KeptValues<Values>) => form.discard()],
  ['typed back', (form: KeptValues<Values>) => form.change({ goal: '10' })],
])('leaves what another tab has kept since where its own is %s', (_, end) => {
  const [one, other] = [openForm(), openForm()]
  one.change({ goal: '12' })
  other.change({ text: 'Typed in another tab' })
  end(one)
  expect(openForm().values).toMatchObject({ text: 'Typed in another tab' })
})

it('deletes what it had kept before the disk was full, once it has saved all', () => {
  const form = openForm()
  form.change({ goal: '11' })
  disk.isFull = true
  form.change({ goal: '12' })
  form.saved({ goal: '12', text: '' })
  expect(readDraft(PLACE)).toBe('')
})
