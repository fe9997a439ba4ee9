import { expect, test } from 'vitest'
import { openAnswerIds } from './answer-ids.ts'

test('an answer without a confirmation is sent again under its id, another one is not', () => {
  const ids = openAnswerIds()
  const first = ids.take('change', 'One night more')
  ids.settle('failed')
  expect(ids.take('change', 'One night more')).toBe(first)
  ids.settle('failed')
  const other = ids.take('change', 'Two nights more')
  expect(other).not.toBe(first)
  ids.settle('delivered')
  expect(ids.take('change', 'Two nights more')).not.toBe(other)
})
