import { expect, test } from 'vitest'
import { destinations } from '../content/destinations/index.ts'
import { packages } from '../content/packages/index.ts'
import { dayPictures } from './day-pictures.ts'

const motifsOf = (slug: string) =>
  destinations.find((place) => place.slug === slug)?.thingsToDo.map(({ picture }) => picture) ?? []
const sights = packages.map(({ packageImage }) => packageImage)
const pictures = (key: string) => {
  const pkg = packages.find((one) => one.key === key)
  if (!pkg) throw new Error(`No package ${key}`)
  return dayPictures(pkg, motifsOf(pkg.destination), sights).map(({ name }) => name)
}

test('a day shows the sight it names, else what is done there', () => {
  const [, second, third, , fifth] = pictures('bali1')
  expect([second, third, fifth]).toEqual(['dance-bali', 'kelingking-bali', 'batur-bali'])
  expect(pictures('vietnam1')).toContain('golden-bridge-vietnam')
  expect(pictures('kashmir1')[0]).toBe('houseboat-kashmir')
})

test('every day of every package has a picture, and the days beside each other have different ones', () => {
  for (const pkg of packages) {
    const names = dayPictures(pkg, motifsOf(pkg.destination), sights).map(({ name }) => name)
    expect(names, pkg.key).toHaveLength(pkg.days)
    expect(
      names.filter((name, at) => name === names[at - 1]),
      pkg.key,
    ).toEqual([])
  }
})

test('a destination without things to do shows itself', () => {
  const itinerary = [
    { title: 'Arrival', activities: ['Rest.'] },
    { title: 'Home', activities: ['Fly.'] },
  ]
  const trip = { destination: 'goa', itinerary, packageImage: 'palolem-goa' }
  expect(dayPictures(trip, [], []).map(({ name }) => name)).toEqual(['goa', 'palolem-goa'])
})
