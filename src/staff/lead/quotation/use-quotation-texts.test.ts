import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '../../../../tests/support/local-storage.ts'
import { renderHook } from '../../../../tests/support/render-hook.ts'
import type { DeskQuotation, QuotationDraft } from '../../../contract/quotation-desk.ts'
import { LOCAL_KEYS } from '../../../contract/storage-names.ts'
import { useKeepingFails } from '../../drafts/drafts.ts'
import { useQuotationTexts } from './use-quotation-texts.ts'

let disk: ReturnType<typeof stubLocalStorage>
let stored: Map<string, string>

beforeEach(() => {
  disk = stubLocalStorage()
  stored = disk.stored
})
afterEach(() => vi.unstubAllGlobals())

const EMPTY: QuotationDraft = {
  ...{ title: '', packageKey: null, destination: '', abroad: false, startsOn: null, route: '' },
  ...{ nights: null, adults: null, children: null, rooms: null, discount: null, gst: 'extra' as const },
  ...{ itinerary: [], hotels: [], inclusions: [], exclusions: [], lines: [], charges: [] },
  ...{ validUntil: '', message: '' },
}
const quotation = (draftVersion: number, title: string) =>
  ({
    id: 'q1',
    lead: { id: 'lead-1' },
    draftVersion,
    draft: { ...EMPTY, title },
  }) as unknown as DeskQuotation

/** The page of a quotation as it is opened. */
const open = (loaded: DeskQuotation) => renderHook(() => useQuotationTexts(loaded, 'asha'))

it('bases a text from an earlier visit on the saving it was typed over, not on a colleague’s later one', () => {
  open(quotation(3, 'Bali')).type({ title: 'Mine' })
  expect(open(quotation(3, 'Bali'))).toMatchObject({ draftVersion: 3, restored: true, isOutdated: false })
  const later = open(quotation(4, 'Bali, 2 % off'))
  expect(later.texts.title).toBe('Mine')
  expect(later).toMatchObject({ draftVersion: 3, isUnsaved: true, isOutdated: true })
  // Typing on makes it no newer.
  later.type({ title: 'Mine, too' })
  expect(open(quotation(4, 'Bali, 2 % off')).draftVersion).toBe(3)
  // The colleague saved the same.
  expect(open(quotation(4, 'Mine, too'))).toMatchObject({
    draftVersion: 4,
    isUnsaved: false,
    isOutdated: false,
  })
})

it('takes a text that an earlier release kept for one that something else was saved over', () => {
  open(quotation(3, 'Bali')).type({ title: 'Mine' })
  const [key, text] = [LOCAL_KEYS.leadDrafts, stored.get(LOCAL_KEYS.leadDrafts) ?? '']
  stored.set(key, text.replace(/,?\\"draftVersion\\":3/, ''))
  expect(stored.get(key)).not.toContain('draftVersion')
  expect(open(quotation(3, 'Bali'))).toMatchObject({ isUnsaved: true, isOutdated: true })
})

it('keeps what was typed while another text was saved, on top of that saving', () => {
  const page = open(quotation(3, 'Bali'))
  page.type({ title: 'Sent' })
  const sent = { ...page.texts, title: 'Sent' }
  page.type({ title: 'Typed since' })
  page.saved(quotation(4, 'Sent'), sent)
  const again = open(quotation(4, 'Sent'))
  expect(again.texts.title).toBe('Typed since')
  expect(again).toMatchObject({ draftVersion: 4, isUnsaved: true, isOutdated: false })
  again.saved(quotation(5, 'Typed since'), again.texts)
  expect(stored.size).toBe(0)
})

it('leaves nothing of what was kept before the disk was full once all is saved, and no warning', () => {
  const page = open(quotation(3, 'Bali'))
  page.type({ title: 'Bali, 2' })
  disk.isFull = true
  page.type({ title: 'Bali, 2 % off' })
  expect(renderHook(useKeepingFails)).toBe(true)
  page.saved(quotation(4, 'Bali, 2 % off'), { ...page.texts, title: 'Bali, 2 % off' })
  expect(stored.size).toBe(0)
  expect(renderHook(useKeepingFails)).toBe(false)
})
