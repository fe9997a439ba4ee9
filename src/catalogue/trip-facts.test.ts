import { describe, expect, test } from 'vitest'
import { destinations } from '../content/destinations/index.ts'
import { packages } from '../content/packages/index.ts'
import type { Package } from '../contract/catalogue.ts'
import { tripFacts } from './trip-facts.ts'
import { mealsOf } from './trip-meals.ts'
import { paceOf } from './trip-pace.ts'

const find = (key: string) => packages.find((pkg) => pkg.key === key) as Package
const meals = (nights: number, ...inclusions: string[]) => mealsOf({ nights, inclusions })

describe('meals', () => {
  test.each([
    ['Daily breakfast', 4, ['breakfast']],
    ['Daily breakfast and dinner, vegetarian on request', 5, ['breakfast', 'dinner']],
    ['Breakfast and dinner every day', 8, ['breakfast', 'dinner']],
    ['3 nights in Ubud (one in a villa), 2 in Candidasa and 2 in Seminyak with breakfast', 7, ['breakfast']],
    ['Four nights on Dhigurah with breakfast and dinner', 4, ['breakfast', 'dinner']],
    ['6 nights in a double room with daily breakfast', 6, ['breakfast']],
  ])('%s: every day', (line, nights, daily) => {
    expect(meals(nights, line)).toEqual({ daily, others: [] })
  })

  test.each([
    ['Two nights in a guest house with breakfast', 4, []],
    ['Whale-watching boat with breakfast, in season', 7, []],
    ['Daily breakfast, and dinner at the forest lodge', 5, ['breakfast']],
    ['Breakfast every day; dinner too in Nubra', 5, ['breakfast']],
    ['Breakfast daily, brunch on the day of disembarking', 9, []],
    ['Island trip with lunch', 3, []],
  ])('%s: quoted, and no more is said than it says', (line, nights, daily) => {
    expect(meals(nights, line)).toEqual({ daily, others: [line] })
  })

  test.each(packages.map((pkg) => [pkg.key, pkg] as const))('%s: its breakfasts are found', (_, pkg) => {
    const { daily, others } = mealsOf(pkg)
    if (pkg.includes.includes('Breakfast'))
      expect(daily.includes('breakfast') || others.some((line) => /breakfast|meals|board/i.test(line))).toBe(
        true,
      )
  })
})

describe('pace', () => {
  test('follows the moves and the long days of the plan', () => {
    expect(paceOf(find('bali1'))).toEqual({ level: 'relaxed', moves: 1, longDays: [] })
    expect(paceOf(find('kerala1'))).toEqual({ level: 'active', moves: 2, longDays: [1, 4] })
    expect(paceOf(find('himachal3')).longDays).toEqual([1, 2, 4, 7, 8, 9])
    // Time to leave between two flights is no drive.
    expect(paceOf(find('maldives5')).longDays).toEqual([])
  })
})

describe('entry charges', () => {
  test('are the structured charges with who sets them and the day they were checked', () => {
    const bali = destinations.find(({ slug }) => slug === 'bali')
    const facts = tripFacts(find('bali1'), bali ?? { season: '' })
    expect(facts.entryCharges.map(({ text }) => text)).toEqual([
      'International tourism levy, IDR 150,000 per person',
      'Visa on arrival, USD 35 per person',
    ])
    for (const { source, checked } of facts.entryCharges) {
      expect(source).not.toBe('')
      expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
    expect(facts.visa).toBe(bali?.visa)
    expect(facts.isPrivate).toHaveLength(1)
  })

  test('a journey in India has no visa', () => {
    const kerala = destinations.find(({ slug }) => slug === 'kerala')
    expect(tripFacts(find('kerala1'), kerala ?? { season: '' }).visa).toBeUndefined()
  })
})
