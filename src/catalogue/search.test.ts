import { describe, expect, test } from 'vitest'
import { destinations } from '../content/destinations/index.ts'
import { packages } from '../content/packages/index.ts'
import { catalogueSearch } from './search.ts'
import { foldText } from './search-text.ts'

const catalogue = { version: 'test', packages, destinations }
const search = catalogueSearch(catalogue)
const found = (text: string) => search(text)?.hits.map(({ pkg }) => pkg) ?? []
const placesOf = (text: string) => [...new Set(found(text).map(({ destination }) => destination))]

describe('searching', () => {
  test.each([
    ['bali', 'bali'],
    ['balii', 'bali'],
    ['dubia', 'dubai'],
    ['vietanm', 'vietnam'],
    ['sinagpore', 'singapore'],
    ['ladhak', 'ladakh'],
    ['kashmeer', 'kashmir'],
    ['rajastan', 'rajasthan'],
    ['azerbijan', 'baku'],
    ['tokio', 'japan'],
    ['andman', 'andaman'],
  ])('“%s”, rightly or wrongly spelled, leads to %s first', (text, place) => {
    const results = found(text)
    expect(results[0]?.destination).toBe(place)
    const all = packages.filter(({ destination }) => destination === place)
    if (text !== 'tokio')
      expect(results.slice(0, all.length).every((pkg) => pkg.destination === place)).toBe(true)
  })

  test('every package is found by its own name, first', () => {
    const lost = packages.filter((pkg) => found(pkg.packageName)[0]?.key !== pkg.key)
    expect(lost.map(({ packageName }) => packageName)).toEqual([])
  })

  test('every city of every route, with or without its marks, finds the packages that go there', () => {
    for (const pkg of packages)
      for (const leg of pkg.destinationCovered.split(' -- ')) {
        const city = leg.replace(/-\d+N$/, '')
        expect(found(city), city).toContain(pkg)
        expect(found(foldText(city)), city).toContain(pkg)
      }
  })

  test('things to do find the places where they are done', () => {
    expect(placesOf('houseboat')).toEqual(expect.arrayContaining(['kerala', 'kashmir']))
    expect(placesOf('scuba')).toContain('andaman')
    expect(found('kaziranga rhino').every(({ destination }) => destination === 'north')).toBe(true)
  })

  test('all words count: theme, month and length narrow a place down', () => {
    const trips = found('goa december')
    expect(trips.length).toBeGreaterThan(0)
    expect(trips.every(({ destination, months }) => destination === 'goa' && months.includes(12))).toBe(true)
    for (const text of ['bali 5 nights', '5N bali', 'bali 5n'])
      expect(found(text).slice(0, 1), text).toMatchObject([{ destination: 'bali', nights: 5 }])
    expect(found('honeymoon maldivs').every(({ tags }) => tags.includes('honeymoon'))).toBe(true)
  })

  test('marks and capitals make no difference', () => {
    expect(foldText('Đà Lạt İstanbul Île')).toBe('da lat istanbul ile')
    expect(found('ISTANBUL')).toEqual(found('istanbul'))
    expect(found('île aux cerfs')).toEqual(found('Ile aux Cerfs'))
  })

  test('a result says why it is one where its card does not', () => {
    const nubra = search('nubra')?.hits ?? []
    expect(nubra.length).toBeGreaterThan(0)
    for (const { why } of nubra) expect(why).toMatch(/Nubra/)
    expect(search('bali')?.hits[0]?.why).toBeUndefined()
  })

  test('words that only say "trip" ask for nothing; nonsense finds nothing', () => {
    for (const text of ['', ' ', 'a holiday', 'tour packages']) expect(search(text), text).toBeUndefined()
    expect(search('qwxz')?.hits).toEqual([])
  })

  test('a catalogue that has changed is searched as it is now', () => {
    const [first, ...rest] = packages
    if (!first) throw new Error('No packages.')
    const edited = { ...catalogue, packages: [{ ...first, packageName: 'Zanzibar Spice Week' }, ...rest] }
    expect(catalogueSearch(edited)('zanzibar')?.hits.map(({ pkg }) => pkg.key)).toEqual([first.key])
    expect(search('zanzibar')?.hits.some(({ pkg }) => pkg.key === first.key)).toBe(false)
    expect(catalogueSearch(catalogue)).toBe(search)
  })
})
