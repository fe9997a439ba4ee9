import { expect, test } from 'vitest'
import { openAnswerIds, postedAnswer } from './answer-ids.ts'

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

test('an answer that the browser has posted without a confirmation is sent again under its id, another one is not', () => {
  const posted = { id: 'posted', answer: 'change', text: ' One night more,\r\nplease ' } as const
  expect(openAnswerIds(posted).take('change', 'One night more,\nplease')).toBe('posted')
  expect(openAnswerIds(posted).take('change', 'Two nights more')).not.toBe('posted')
  expect(openAnswerIds(posted).take('decline', 'One night more,\nplease')).not.toBe('posted')
})

test('an answer to a newer version has an id of its own, also where the one to the version before is not confirmed', () => {
  const answerIds = { accept: 'accepted', change: 'changed', decline: 'declined' }
  const posted = {
    version: 1,
    answerIds,
    refused: { answer: 'accept', text: '', message: 'Not confirmed' },
  } as const
  expect(openAnswerIds(postedAnswer(posted, 1)).take('accept', '')).toBe('accepted')
  expect(openAnswerIds(postedAnswer(posted, 2)).take('accept', '')).not.toBe('accepted')
})
