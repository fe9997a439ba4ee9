import { expect, test } from 'vitest'
import { keepText } from './keep-text.ts'

const kept = {
  opensOffline: true,
  isKept: true,
  isOwn: false,
  storage: 'available',
  failure: undefined,
} as const

test('a trip that could not be removed is called kept, and one that could not be kept is not', () => {
  expect(keepText({ ...kept, failure: { tried: 'remove', fault: 'blocked' } })).toMatch(
    /does not answer\. The trip was not removed and is still kept here/,
  )
  expect(keepText({ ...kept, isKept: false, failure: { tried: 'keep', fault: 'full' } })).toBe(
    'The storage of this device is full. The trip is not kept.',
  )
})

test('what another tab did since counts, and not what failed before', () => {
  expect(keepText({ ...kept, failure: { tried: 'keep', fault: 'full' } })).toMatch(/^Kept\./)
  expect(keepText({ ...kept, isKept: false, failure: { tried: 'remove', fault: 'full' } })).toMatch(
    /^Not kept\./,
  )
})

test('a trip is not called not kept where the storage cannot be read', () => {
  expect(keepText({ ...kept, isKept: false, storage: 'unavailable' })).toMatch(/we cannot tell whether/)
})

test('a page without a network is promised only where something can open it', () => {
  expect(keepText(kept)).toMatch(/^Kept\. It opens without a network/)
  expect(keepText({ ...kept, isKept: false })).toMatch(/^Not kept\. Keep it to read it without a network\./)
  for (const isKept of [true, false])
    expect(keepText({ ...kept, isKept, opensOffline: false })).toMatch(
      /“My enquiries”.*opens this page only with a network/,
    )
})
