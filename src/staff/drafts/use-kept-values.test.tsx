import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type DraftPlace, readDraft } from './drafts.ts'
import { type KeptValues, useKeptValues } from './use-kept-values.ts'

const PLACE: DraftPlace = { userId: 'asha', leadId: 'targets', field: 'settings' }
const SAVED = { goal: '10', text: '' }
type Values = typeof SAVED
let isFull = false

beforeEach(() => {
  isFull = false
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('The disk is full.', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The form as one tab opens it. */
function openForm(): KeptValues<Values> {
  let form: KeptValues<Values> | undefined
  function Form() {
    form = useKeptValues(PLACE, v.object({ goal: v.string(), text: v.string() }), SAVED)
    return null
  }
  renderToStaticMarkup(<Form />)
  return form as KeptValues<Values>
}

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
  isFull = true
  form.change({ goal: '12' })
  form.saved({ goal: '12', text: '' })
  expect(readDraft(PLACE)).toBe('')
})
