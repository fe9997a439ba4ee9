import { expect, test } from 'vitest'
import { destinations } from '../../../content/destinations/index.ts'
import { packages } from '../../../content/packages/index.ts'
import { listDestinations, parsePlaceFilter } from './destination-list.ts'

const catalogue = { destinations, packages }

test('every destination is listed with its lowest price for two and its months', () => {
  const { places } = listDestinations(catalogue, {})
  expect(places.map(({ slug }) => slug).toSorted()).toEqual(destinations.map(({ slug }) => slug).toSorted())
  for (const { slug, from, months } of places) {
    const prices = packages.filter((pkg) => pkg.destination === slug).map((pkg) => pkg.totalPackagePrice)
    expect(from, slug).toBe(Math.min(...prices))
    expect(months, slug).not.toBe('')
  }
})

test('a destination without packages has no price', () => {
  const { places } = listDestinations({ destinations, packages: [] }, {})
  expect(places).toHaveLength(destinations.length)
  expect(places.every(({ from }) => from === undefined)).toBe(true)
})

test('each choice counts the destinations that it leaves', () => {
  for (const filter of [{}, { region: 'domestic' as const }, { month: 7 }]) {
    const { regions, months } = listDestinations(catalogue, filter)
    for (const { value, count } of regions)
      expect(count).toBe(
        listDestinations(catalogue, { ...filter, ...parsePlaceFilter({ region: value }) }).places.length,
      )
    for (const { value, count } of months)
      expect(count).toBe(
        listDestinations(catalogue, { ...filter, ...parsePlaceFilter({ month: value }) }).places.length,
      )
  }
})

test('a chosen month gives each place its weather', () => {
  const weatherOf = (month: number) =>
    Object.fromEntries(
      listDestinations(catalogue, { month }).places.map(({ slug, weather }) => [slug, weather]),
    )
  expect(weatherOf(4)).toMatchObject({ kashmir: 'blossom', japan: 'blossom' })
  expect(weatherOf(12)).toMatchObject({ kashmir: 'snow' })
  expect(listDestinations(catalogue, {}).places.filter(({ weather }) => weather)).toEqual([])
})

test('invalid values are left out', () => {
  expect(parsePlaceFilter({ region: 'mars', month: '13' })).toEqual({})
  expect(parsePlaceFilter({ region: 'domestic', month: 4 })).toEqual({ region: 'domestic', month: 4 })
})
