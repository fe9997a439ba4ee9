import { expect, it } from 'vitest'
import { answerFingerprintOf } from './answer-fingerprint.ts'

const ANSWER = {
  quotationSeq: 7,
  answer: { version: 2, answer: 'change' },
  words: 'Two rooms,\r\n please. ',
} as const

it('has in version 1 the value of every release so far, whatever validation does later', () => {
  const fingerprint = answerFingerprintOf(1, ANSWER, 'key')
  expect(fingerprint).toBe('bLEhjBRa5F5zKWs6J9gqMk')
  expect(answerFingerprintOf(1, { ...ANSWER, words: ' Two rooms, please.' }, 'key')).toBe(fingerprint)
  expect(answerFingerprintOf(1, { ...ANSWER, words: 'Two rooms.' }, 'key')).not.toBe(fingerprint)
  expect(answerFingerprintOf(1, { ...ANSWER, words: undefined }, 'key')).toBe(
    answerFingerprintOf(1, { ...ANSWER, words: '' }, 'key'),
  )
})

it('is unknown of a version of a newer release', () => {
  expect(answerFingerprintOf(99, ANSWER, 'key')).toBeUndefined()
})
