import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Each test begins as a page that was just opened.
beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

test.each([
  { device: 'a phone with 2 GB', deviceMemory: 2, isQuick: false },
  { device: 'a phone with 4 GB', deviceMemory: 4, isQuick: false },
  { device: 'a device with 8 GB or more', deviceMemory: 8, isQuick: true },
  { device: 'a browser that does not say', deviceMemory: undefined, isQuick: true },
])('before the first change of page, $device is decided by its memory', async ({ deviceMemory, isQuick }) => {
  vi.stubGlobal('navigator', { deviceMemory })
  const { changesQuickly } = await import('./page-change-time.ts')
  expect(changesQuickly()).toBe(isQuick)
})

test('the last change of page decides, whatever the memory', async () => {
  vi.stubGlobal('navigator', { deviceMemory: 8 })
  const { changesQuickly, notePageChange } = await import('./page-change-time.ts')
  notePageChange(51)
  expect(changesQuickly()).toBe(false)
  vi.stubGlobal('navigator', { deviceMemory: 2 })
  notePageChange(20)
  expect(changesQuickly()).toBe(true)
})
