import { expect, test } from 'vitest'
import { erasedWith } from './erased-with.ts'

const LEADS = [
  { id: 'alone', mergedInto: null },
  { id: 'kept', mergedInto: null },
  { id: 'part', mergedInto: 'kept' },
  { id: 'part-of-part', mergedInto: 'part' },
  { id: 'of-an-older-server' },
]

test.each([
  [['kept'], ['kept', 'part', 'part-of-part']],
  [['part'], ['part', 'part-of-part']],
  [
    ['part-of-part', 'alone'],
    ['alone', 'part-of-part'],
  ],
  [['of-an-older-server'], ['of-an-older-server']],
  [[], []],
])('with %j, %j are erased', (chosen, erased) => {
  expect([...erasedWith(LEADS, new Set(chosen))]).toEqual(erased)
})
