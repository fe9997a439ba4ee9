import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { useNewLead } from '../lead/use-new-lead.ts'
import type { DraftPlace } from './drafts.ts'
import { useDraft } from './use-draft.ts'

afterEach(() => vi.unstubAllGlobals())

/** What a hook gives a page that is opened now. */
function onPage<Given>(use: () => Given): Given {
  let given: Given | undefined
  function Page() {
    given = use()
    return null
  }
  renderToStaticMarkup(<Page />)
  return given as Given
}

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
  const stored = new Map<string, string>()
  let isFull = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('The disk is full.', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => stored.delete(key),
  })
  onPage(use).type('Wants')
  expect(onPage(use).restored).toBe(true)
  isFull = true
  onPage(use).type('Wants a sea view')
  expect(onPage(use).restored).toBe(false)
  isFull = false
  onPage(use).type('Wants a sea view')
  expect(onPage(use).restored).toBe(true)
})
