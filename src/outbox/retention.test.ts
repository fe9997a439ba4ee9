import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { advanceAge } from './retention.ts'

const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS
const NOW = Date.parse('2026-11-29T00:00:00.000Z')

// The age, in days, after the clock has shown these times, each a step from today in ms.
let opened = 0
async function ageAfter(steps: number[]): Promise<number> {
  opened += 1
  const database = openDatabase({ name: `age-${opened}` })
  let age = 0
  for (const step of [0, ...steps]) age = await database.run('relaxed', (tx) => advanceAge(tx, NOW + step))
  return age / DAY_MS
}

const days = (count: number) => Array.from({ length: count }, (_, i) => (i + 1) * DAY_MS)

it.each([
  ['of a clock that is right', days(40), 40],
  ['of a clock that is lost on each of ten days', days(10).flatMap((at) => [-11 * YEAR_MS, at]), 10],
  [
    'of a clock that is lost on each of ten days, to the date of the system, which is of this month',
    days(10).flatMap((at) => [at - 20 * DAY_MS, at]),
    10,
  ],
  [
    'of a clock that goes on from where it was turned back to by days',
    days(40).map((at) => at - 20 * DAY_MS),
    39,
  ],
  [
    'of a clock that is ten years ahead on each of ten days',
    days(10).flatMap((at) => [at + 10 * YEAR_MS, at]),
    40,
  ],
  ['once a clock that was ten years ahead is right again', [10 * YEAR_MS, ...days(40)], 31 + 39],
  ['of a clock that goes on from where it was turned back to', days(40).map((at) => at - YEAR_MS), 39],
  ['after a year without the app', [YEAR_MS], 31],
  [
    'of a clock that was ten years ahead at first, read every 40 days',
    [0, ...days(9).map((at) => at * 40)].map((at) => at - 10 * YEAR_MS),
    9 * 31,
  ],
  [
    'of a clock that is lost, and read before it is right, on each of ten days',
    days(10).flatMap((at) => [-11 * YEAR_MS, -11 * YEAR_MS + DAY_MS / 2, at - DAY_MS / 2]),
    9.5,
  ],
  [
    'of a clock that is lost again and again, and right once in 40 days',
    days(4).flatMap((at) => [-11 * YEAR_MS, at * 40]),
    4 * 31,
  ],
  [
    'of a clock that is lost on each of ten days, after a year without the app',
    [0, ...days(10)].flatMap((at) => [at + YEAR_MS, -11 * YEAR_MS]),
    31 + 10,
  ],
  [
    'of a clock that was lost at first, and is on each of ten days',
    days(10).flatMap((at) => [11 * YEAR_MS + at, 0]),
    31 + 9,
  ],
  [
    'of a clock that is lost to a later time than the one at which the first was kept',
    days(10).flatMap((at) => [45 * YEAR_MS, 56 * YEAR_MS + at]),
    31 + 31 + 9,
  ],
])('the age %s', async (_name, steps, age) => {
  expect(await ageAfter(steps)).toBe(age)
})
