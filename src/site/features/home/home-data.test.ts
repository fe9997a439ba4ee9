import { describe, expect, test } from 'vitest'
import { bali } from '../../../content/destinations/bali.ts'
import { dubai } from '../../../content/destinations/dubai.ts'
import { goa } from '../../../content/destinations/goa.ts'
import { bali1 } from '../../../content/packages/bali1.ts'
import type { Package } from '../../../contract/catalogue.ts'
import { flightsLast } from '../../../ui/offers-slider.tsx'
import { packagesHeading } from '../../packages-heading.ts'
import { homeData } from './home-data.ts'

const pkg = (destination: string, packageName: string, changes: Partial<Package> = {}): Package => ({
  ...bali1,
  packageImage: 'batur-bali',
  destination,
  packageName,
  ...changes,
})

describe('cards of the offer sliders', () => {
  test('those with a flight come after the others, each part in its own order', () => {
    const card = (title: string, ...texts: string[]) => ({
      title,
      info: texts.map((text) => ({ icon: 'flight' as const, text })),
    })
    const cards = [card('a', 'Flight'), card('b', 'Hotel'), card('c', 'Hotel', 'Flight'), card('d')]
    expect(flightsLast(cards).map(({ title }) => title)).toEqual(['b', 'd', 'a', 'c'])
    expect(cards[0]?.title).toBe('a')
  })
})

test('the heading over Vietnam says what its prices leave out', () => {
  expect(packagesHeading('Family trips to Vietnam', 'vietnam')).toBe(
    'Family trips to Vietnam (Excluding Flights)',
  )
  expect(packagesHeading('Bali Packages', 'bali')).toBe('Bali Packages')
})

describe('what the home page takes of the catalogue', () => {
  const data = homeData(
    {
      version: '1',
      destinations: [bali, dubai, goa],
      packages: [
        pkg('bali', 'Bali one', { totalPackagePrice: 80_000 }),
        pkg('bali', 'Bali two', { totalPackagePrice: 65_000 }),
        pkg('dubai', 'Dubai one', { includes: ['Flights'] }),
        pkg('goa', 'Goa one', { nights: 3, days: 4, includes: ['Hotel'] }),
      ],
    },
    '2026-11-23',
  )

  test('places take turns, abroad and India apart', () => {
    expect(data.trending.map(({ title }) => title)).toEqual(['Bali one', 'Dubai one', 'Bali two'])
    expect(data.india.map(({ title }) => title)).toEqual(['Goa one'])
    expect(data.places).toBe(3)
  })

  test('a card says price, length and what is included, and leads to its package', () => {
    expect(data.india[0]).toMatchObject({
      href: '/goa/goa-one',
      price: expect.any(Number),
      info: [{ text: '3N/4D' }, { text: 'Hotel' }],
    })
    expect(data.trending[1]?.info.map(({ text }) => text)).toContain('Flight')
  })

  test('the lowest price of each place', () => {
    expect(data.from.bali).toBe(65_000)
  })
})
