import { beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '../../../../tests/support/local-storage.ts'
import { LOCAL_KEYS } from '../../../contract/storage-names.ts'

let disk: ReturnType<typeof stubLocalStorage>

beforeEach(() => {
  disk = stubLocalStorage()
})

/** A tab that shows nothing of the lists at the moment: it hears of no change by another one. */
async function openTab() {
  vi.resetModules()
  return import('./saved-store.ts')
}

const kept = () => JSON.parse(disk.stored.get(LOCAL_KEYS.saved) ?? '{}')

test('what another tab has saved stays when this one saves or views a package', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.setSaved('packages', 'goa1', true)
  other.setSaved('packages', 'bali1', true)
  one.recordViewed('kerala1')
  expect(kept()).toMatchObject({ packages: ['bali1', 'goa1'], seenPackages: ['kerala1'] })
  other.setSaved('packages', 'goa1', false)
  one.setSaved('reels', 'ladakh', true)
  expect(kept()).toMatchObject({ packages: ['bali1'], reels: ['ladakh'] })
})

test('what another tab has cleared does not come back', async () => {
  const tab = await openTab()
  tab.setSaved('packages', 'goa1', true)
  disk.stored.clear()
  tab.recordViewed('kerala1')
  expect(kept()).toMatchObject({ packages: [], seenPackages: ['kerala1'] })
})

test('without room it says so, and holds the change as long as the page', async () => {
  const tab = await openTab()
  disk.isFull = true
  expect(tab.setSaved('packages', 'goa1', true)).toBe(false)
  expect(tab.setSaved('packages', 'bali1', true)).toBe(false)
  disk.isFull = false
  expect(tab.setSaved('reels', 'ladakh', true)).toBe(true)
  expect(kept()).toMatchObject({ packages: ['bali1', 'goa1'], reels: ['ladakh'] })
})
