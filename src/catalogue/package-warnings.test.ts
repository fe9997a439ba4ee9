import { expect, it } from 'vitest'
import { destinations } from '../content/destinations/index.ts'
import { packages } from '../content/packages/index.ts'
import type { Package } from '../contract/catalogue.ts'
import { packageWarnings } from './package-warnings.ts'

const hasPicture = (name: string) => packages.some(({ packageImage }) => packageImage === name)
const goa1 = packages.find(({ key }) => key === 'goa1') as Package
const warn = (changes: Partial<Package>, priceBefore = goa1.totalPackagePrice) =>
  packageWarnings({ ...goa1, ...changes }, { destinations, priceBefore, hasPicture })

it('finds nothing in the packages we have', () => {
  for (const pkg of packages)
    expect(
      packageWarnings(pkg, { destinations, priceBefore: pkg.totalPackagePrice, hasPicture }),
      pkg.key,
    ).toEqual([])
})

it('names a town once, of which two rows of hotels are listed', () => {
  const kuta = { city: 'Kuta, Bali', star3: ['Lodge'] }
  expect(warn({ hotels: [...goa1.hotels, kuta, kuta] })).toEqual([
    'The hotel town Kuta, Bali is not on the route.',
  ])
})

it.each<[Partial<Package>, string]>([
  [{ totalPackagePrice: 1_969 }, 'The price is 90 % lower than in the last version.'],
  [{ totalPackagePrice: 39_398 }, 'The price is 100 % higher than in the last version.'],
  [
    { prices: [{ hotels: 'star4', forTwo: 15_000 }] },
    'The price with 4-star hotels is lower than the total price.',
  ],
  [
    { prices: [{ hotels: 'total', single: 20_000 }] },
    'One adult alone pays more than two with the hotels of the total price.',
  ],
  [
    { prices: [{ hotels: 'total', child: 12_000 }] },
    'A third adult or a child pays more than one of two adults with the hotels of the total price.',
  ],
  [{ packageImage: 'nothing' }, 'This site has no picture called nothing.'],
  [{ packageImage: '' }, 'There is no picture.'],
  [
    { hotels: [...goa1.hotels, { city: 'Kuta, Bali', star3: ['Lodge'] }] },
    'The hotel town Kuta, Bali is not on the route.',
  ],
  [{ hotels: [] }, 'No hotel is listed for Calangute.'],
  [{ overview: 'Three days in Dubai.' }, 'The overview describes Dubai, not Goa.'],
  [{ highlights: ['Uluwatu and Ubud'] }, 'The highlights describe Bali, not Goa.'],
  [{ destination: 'kerala' }, 'Name and route look like Goa, but it is sold under Kerala.'],
])('%j', (changes, warning) => {
  expect(warn(changes)).toContain(warning)
})

it('a change of a third is asked about, a smaller one is not', () => {
  expect(warn({ totalPackagePrice: 100 }, 130)).toEqual([])
  expect(warn({ totalPackagePrice: 131 }, 100)).toHaveLength(1)
})
