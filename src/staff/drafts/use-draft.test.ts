import { afterEach, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '../../../tests/support/local-storage.ts'
import { renderHook } from '../../../tests/support/render-hook.ts'
import { forgetSent } from '../lead/sent-drafts.ts'
import { useNewLead } from '../lead/use-new-lead.ts'
import { type DraftPlace, readDraft } from './drafts.ts'
import { useDraft } from './use-draft.ts'

afterEach(() => vi.unstubAllGlobals())

const NOTE: DraftPlace = { userId: 'asha', leadId: 'lead-1', field: 'note' }

type Kept = { restored: boolean; type: (text: string) => void }
const USES: [string, () => Kept][] = [
  ['a note', () => useDraft(NOTE)],
  [
    'a lead that is written down',
    () => {
      const { restored, type } = useNewLead('asha')
      return { restored, type: (text) => type('name', text) }
    },
  ],
]

it.each(USES)('%s of an earlier visit is not called kept once the disk takes no more of it', (_, use) => {
  const disk = stubLocalStorage()
  renderHook(use).type('Wants')
  expect(renderHook(use).restored).toBe(true)
  disk.isFull = true
  renderHook(use).type('Wants a sea view')
  expect(renderHook(use).restored).toBe(false)
  disk.isFull = false
  renderHook(use).type('Wants a sea view')
  expect(renderHook(use).restored).toBe(true)
})

it('a text that was sent leaves nothing of what was kept before the disk was full, and no warning', () => {
  const disk = stubLocalStorage()
  const note = renderHook(() => useDraft(NOTE))
  note.type('Wants')
  disk.isFull = true
  note.type('Wants a sea view')
  note.release('Wants a sea view')
  expect(readDraft(NOTE)).toBe('')
  expect(renderHook(() => useDraft(NOTE)).isLost).toBe(false)
})

it('what is typed on while a text is sent is not called kept because that text was saved', () => {
  const disk = stubLocalStorage()
  const note = renderHook(() => useDraft(NOTE))
  disk.isFull = true
  note.type('Wants')
  note.type('Wants a sea view')
  note.release('Wants')
  forgetSent([{ place: NOTE, text: '' }], 2)
  expect(renderHook(() => useDraft(NOTE)).isLost).toBe(true)
  note.type('')
})
