import { expect, test } from 'vitest'
import { CANCELLATION_ROWS, cancellationLines, cancellationSentence, feeText } from './cancellation.ts'
import { packageTerms } from './package-terms.ts'
import { policies } from './policies.ts'

const rowsOf = (day: number) =>
  CANCELLATION_ROWS.filter(
    ({ days: { most = Number.POSITIVE_INFINITY, least } }) => day >= least && day <= most,
  )

test('every day before departure is in exactly one row', () => {
  for (let day = 0; day <= 400; day += 1) expect(rowsOf(day), `${day} days`).toHaveLength(1)
})

test.each([
  [31, undefined],
  [30, 25],
  [29, 50],
  [20, 50],
  [19, 100],
  [0, 100],
])('%i days before departure: %s per cent', (day, percent) => {
  expect(rowsOf(day)[0]?.percent).toBe(percent)
})

test('reads as lines and as a sentence', () => {
  expect(cancellationLines).toEqual([
    'More than 30 days: administrative fees only, at most 25% (a full refund minus administrative fees)',
    '30 days: 25%',
    '29 to 20 days: 50%',
    '19 days or less: 100%, no refund',
  ])
  expect(cancellationSentence).toMatch(
    /^Days before departure .+: more than 30 days: .+; 19 days or less: 100%, no refund\.$/,
  )
})

test('each line completes “we keep”', () => {
  for (const row of CANCELLATION_ROWS) expect(feeText(row)).toMatch(/^(?:administrative fees|\d+%)/)
})

test('terms, policy and package page all show it, and no other figures', () => {
  const lists = [policies['terms-conditions'], policies['cancellation-policy']].map(({ sections }) =>
    sections.flatMap(({ points = [] }) => points),
  )
  for (const points of lists) expect(points).toEqual(expect.arrayContaining(cancellationLines))
  expect(packageTerms.map(({ text }) => text).join('\n')).toContain(cancellationSentence)
  const others = JSON.stringify([policies, packageTerms])
    .split(/(?<=[.:;"])/)
    .filter((text) => /\b(?:25|50|100)%/.test(text))
    .filter(
      (text) =>
        ![...cancellationLines, cancellationSentence].some((known) =>
          known.includes(text.replace(/["]/g, '').trim()),
        ),
    )
  expect(others).toEqual([])
})
