import { fileURLToPath } from 'node:url'
import { catalogueSearch } from '../../src/catalogue/search.ts'
import { destinations } from '../../src/content/destinations/index.ts'
import { packages } from '../../src/content/packages/index.ts'
import type { Catalogue } from '../../src/contract/catalogue.ts'
import { searchPackages } from '../../src/site/features/search/search-packages.ts'
import type { Row } from './api.ts'

/** Whole words, words being typed, typing errors, several words, and what is in no trip at all. */
const QUERIES = [
  'bali',
  'b',
  'ba',
  'dubia',
  'vietanm',
  'sinagpore',
  'houseboat',
  'scuba',
  'tea garden kerala',
  'goa december',
  'honeymoon maldivs',
  'adventure domestic',
  'family beach 5 nights',
  'kaziranga rhino',
  'qwxz',
  'da lat',
]
const ROUNDS = 60

/** A search over the whole catalogue beside a plain look for the words in every package's text. */
export function benchSearch(): Row[] {
  const catalogue: Catalogue = { version: 'bench', packages, destinations }
  const texts = packages.map((pkg) => JSON.stringify(pkg).toLowerCase())
  const indexing = times(5, () => catalogueSearch({ ...catalogue })('bali'))
  const search = catalogueSearch(catalogue)
  const ours = medians((query) => search(query))
  const page = medians((q) => searchPackages(catalogue, { q }))
  const floor = medians((query) => {
    const words = query.split(' ')
    return texts.filter((text) => words.every((word) => text.includes(word)))
  })
  const row = (what: string, unit: string, ours: number, floor = Number.NaN, bound?: string): Row => ({
    what: `search: ${what}`,
    unit,
    ours,
    floor,
    ratio: ours / floor,
    ...(bound && { bound }),
  })
  return [
    row('one query', 'ms', at(ours, 0.5), at(floor, 0.5)),
    row('the slowest query', 'ms', at(ours, 1), at(floor, 1), '< 5 ms'),
    row('the slowest query with everything its page shows', 'ms', at(page, 1), at(floor, 1)),
    row('making the index, once', 'ms', at(indexing, 0.5)),
  ]
}

// One figure a query: a machine that does something else in between slows rounds, not queries.
function medians(run: (query: string) => unknown): number[] {
  // The first round warms up.
  for (const query of QUERIES) run(query)
  return QUERIES.map((query) =>
    at(
      times(ROUNDS, () => run(query)),
      0.5,
    ),
  )
}

function times(count: number, run: () => unknown): number[] {
  return Array.from({ length: count }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
}

function at(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(benchSearch())
