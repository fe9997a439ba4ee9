import { expect, it } from 'vitest'
import { packages } from '../content/packages/index.ts'
import { parseRoute } from './route-text.ts'

it('reads towns and nights, also of a town with hyphens in its name', () => {
  expect(parseRoute('Kuta-3N -- Nusa-Penida-12N')).toEqual([
    { city: 'Kuta', nights: 3 },
    { city: 'Nusa-Penida', nights: 12 },
  ])
})

it.each(['', 'Kuta', 'Kuta-N', 'Kuta-3', '-3N', '--3N', 'Kuta-3N --', 'Kuta-3N -- Ubud', 'Kuta-333N'])(
  'takes %s for no route',
  (text) => {
    expect(parseRoute(text)).toContain(undefined)
  },
)

it('reads every route of the built-in catalogue', () => {
  for (const { destinationCovered } of packages)
    expect(parseRoute(destinationCovered)).not.toContain(undefined)
})

// With one regular expression over the whole text, 213 characters took a minute.
it('takes linear time for a long invalid route', () => {
  const stays = parseRoute(`a-1N${' -- -1N'.repeat(100_000)}!`)
  expect(stays).toHaveLength(100_001)
  expect(stays.at(-1)).toBeUndefined()
})
