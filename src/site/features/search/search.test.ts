import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BUDGETS, FILTERS, filterPackages, STAY_LENGTHS } from '../../../catalogue/filters.ts'
import { monthSpans } from '../../../catalogue/months.ts'
import { packagePath } from '../../../catalogue/packages.ts'
import { SORTS, sortPackages } from '../../../catalogue/sort.ts'
import { destinations } from '../../../content/destinations/index.ts'
import { packages } from '../../../content/packages/index.ts'
import { THEMES } from '../../../contract/themes.ts'
import { countText } from './answer-text.ts'
import { comparePackages } from './compare-packages.ts'
import { type PackageSearch, parseKeys, parseSearch, searchHref } from './package-search.ts'
import { searchPackages } from './search-packages.ts'

const catalogue = { version: 'test', packages, destinations }
const domestic = new Set(destinations.filter(({ region }) => region === 'domestic').map(({ slug }) => slug))

describe('filters', () => {
  test('each lets through exactly the packages that match it', () => {
    const count = (filters: Parameters<typeof filterPackages>[2]) =>
      filterPackages(packages, destinations, filters).length
    for (const budget of BUDGETS)
      expect(count({ budget })).toBe(packages.filter((pkg) => pkg.totalPackagePrice <= budget).length)
    for (const theme of THEMES)
      expect(count({ theme })).toBe(packages.filter(({ tags }) => tags.includes(theme)).length)
    for (let month = 1; month <= 12; month++)
      expect(count({ month })).toBe(packages.filter(({ months }) => months.includes(month)).length)
    expect(count({ region: 'domestic' })).toBe(
      packages.filter(({ destination }) => domestic.has(destination)).length,
    )
    expect(count({ region: 'domestic' }) + count({ region: 'international' })).toBe(packages.length)
    // Every package has exactly one length of stay.
    expect(STAY_LENGTHS.map(({ id }) => count({ nights: id })).reduce((a, b) => a + b)).toBe(packages.length)
    expect(count({})).toBe(packages.length)
  })

  test('a card has the price with the hotels chosen, or says that its price is for others', () => {
    const [goa1, ...others] = packages.filter(({ key }) => key.startsWith('goa'))
    if (!goa1) throw new Error('No goa1')
    const priced = { ...goa1, prices: [{ hotels: 'star4' as const, forTwo: 60_000 }] }
    const goa = { version: 'priced', packages: [priced, ...others], destinations }
    const offers = (search: PackageSearch) => searchPackages(goa, search).offers
    const of = (search: PackageSearch) => offers(search).find(({ key }) => key === 'goa1')
    expect(of({ stars: 4 })).toMatchObject({ price: 60_000 })
    expect(of({ stars: 4 })).not.toHaveProperty('otherHotels')
    expect(of({ stars: 3 })).toMatchObject({ price: goa1.totalPackagePrice })
    expect(of({ stars: 4, budget: 50_000 })).toBeUndefined()
    expect(of({ q: 'goa 4 star' })).toMatchObject({ price: 60_000 })
    expect(of({ q: 'goa 4 star under 50000' })).toBeUndefined()
    expect(offers({ stars: 4, sort: 'cheapest' }).at(-1)?.key).toBe('goa1')
    // One of them in the text, the other in the form.
    expect(of({ q: 'goa 4 star', budget: 50_000 })).toBeUndefined()
    expect(of({ q: 'goa under 50000', stars: 4 })).toBeUndefined()
    expect(offers({ q: 'goa 4 star', sort: 'cheapest' }).at(-1)?.key).toBe('goa1')
    expect(offers({ q: 'cheapest goa 4 star' }).at(-1)?.key).toBe('goa1')
    expect(of({ q: 'goa 4 star under 20000', stars: 3 })).toMatchObject({ price: 19_699 })
    const dear = searchPackages(goa, { q: 'goa above 50000', stars: 4 })
    expect(dear).toMatchObject({ count: 1, offers: [{ key: 'goa1', price: 60_000 }] })
    expect(dear.notes.unmet).toBeUndefined()
    for (const offer of offers({ stars: 4 }).filter(({ key }) => key !== 'goa1'))
      expect(offer.otherHotels, offer.key).toContain('4-star')
    for (const search of [
      { budget: 50_000 as const },
      { q: 'goa 4 star under 50000' },
      { q: 'goa above 50000' },
    ])
      for (const { value, count } of searchPackages(goa, search).facets.stars)
        expect(count).toBe(searchPackages(goa, { ...search, stars: value as 3 }).count)
  })

  test('a card opens its page with the hotels chosen, where it has a price for them', () => {
    const [goa1, goa2] = packages.filter(({ key }) => key.startsWith('goa'))
    if (!goa1 || !goa2) throw new Error('No packages of Goa')
    const priced = { ...goa1, prices: [{ hotels: 'star4' as const, forTwo: 60_000 }] }
    const goa = { version: 'opened', packages: [priced, goa2], destinations }
    const hrefs = (search: PackageSearch) => searchPackages(goa, search).offers.map(({ href }) => href)
    expect(hrefs({ stars: 4 }).toSorted()).toEqual([`${packagePath(goa1)}?stars=4`, packagePath(goa2)])
    expect(hrefs({ stars: 3, place: 'goa' })).not.toContainEqual(expect.stringContaining('?'))
    expect(hrefs({ q: '4 star goa' })).toContain(`${packagePath(goa1)}?stars=4`)
  })

  test('a package whose price with the hotels chosen is not known is within no budget, which is said', () => {
    const [goa1, goa2, ...others] = packages.filter(({ key }) => key.startsWith('goa'))
    if (!goa1 || !goa2) throw new Error('No packages of Goa')
    const priced = { ...goa1, prices: [{ hotels: 'star4' as const, forTwo: 25_000 }] }
    const goa = { version: 'budgets', packages: [priced, goa2, ...others], destinations }
    const within = searchPackages(goa, { stars: 4, budget: 30_000 })
    expect(within.offers.map(({ key }) => key)).toEqual(['goa1'])
    const unknown = others.filter(({ totalPackagePrice }) => totalPackagePrice <= 30_000).length + 1
    expect(within.notes.onRequest).toEqual({ count: unknown, stars: 4, search: { stars: 4 } })
    const budget = within.facets.budget.find(({ value }) => value === 30_000)
    expect(budget?.count).toBe(1)
    expect(searchPackages(goa, { stars: 3, budget: 30_000 }).notes).not.toHaveProperty('onRequest')
    expect(searchPackages(goa, { stars: 4 }).notes).not.toHaveProperty('onRequest')
  })

  test('hotels, flights, departure, place and entry come from the package and its destination', () => {
    const found = (filters: Parameters<typeof filterPackages>[2]) =>
      filterPackages(packages, destinations, filters)
    for (const pkg of found({ stars: 5 })) expect(pkg.hotels.every(({ star5 }) => star5)).toBe(true)
    expect(found({ stars: 5 }).length).toBeGreaterThan(0)
    expect(found({ flights: 'yes' }).length + found({ flights: 'no' }).length).toBe(packages.length)
    for (const pkg of found({ from: 'Delhi' })) expect(pkg.theme).toBe('Delhi')
    for (const pkg of found({ place: 'bali' })) expect(pkg.destination).toBe('bali')
    for (const pkg of found({ each: 25_000 })) expect(pkg.totalPackagePrice).toBeLessThanOrEqual(50_001)
    const entered = (visa: 'free' | 'arrival') =>
      [...new Set(found({ visa }).map(({ destination }) => destination))].toSorted()
    expect(entered('free')).toEqual(['bangkok', 'bhutan', 'malaysia', 'mauritius', 'nepal', 'thailand'])
    expect(entered('arrival')).toEqual(['bali', 'maldives'])
  })

  test('together they let through only packages that match all of them', () => {
    const trips = filterPackages(packages, destinations, {
      budget: 100_000,
      nights: '5-6',
      theme: 'beach',
      month: 1,
      region: 'international',
    })
    expect(trips.length).toBeGreaterThan(0)
    for (const pkg of trips) {
      expect(pkg.totalPackagePrice).toBeLessThanOrEqual(100_000)
      expect([5, 6]).toContain(pkg.nights)
      expect(pkg.tags).toContain('beach')
      expect(pkg.months).toContain(1)
      expect(domestic.has(pkg.destination)).toBe(false)
    }
  })
})

test('orders', () => {
  const values = {
    cheapest: 'totalPackagePrice',
    dearest: 'totalPackagePrice',
    shortest: 'nights',
    longest: 'nights',
  } as const
  for (const id of SORTS) {
    const sorted = sortPackages(packages, id).map((pkg) => pkg[values[id]])
    const ascending = packages.map((pkg) => pkg[values[id]]).toSorted((a, b) => a - b)
    expect(sorted).toEqual(id === 'cheapest' || id === 'shortest' ? ascending : ascending.reverse())
  }
  expect(sortPackages(packages, undefined)).toEqual(packages)
})

describe('the address', () => {
  test('round-trips any search through the URL', () => {
    const words = fc
      .string({ minLength: 1, maxLength: 40 })
      .map((text) => text.trim())
      .filter(Boolean)
    const search = fc.record(
      {
        q: words,
        budget: fc.constantFrom(...BUDGETS),
        place: fc.constantFrom('bali', 'new-zealand', 'atlantis'),
        from: fc.constantFrom('Delhi', 'Mumbai'),
        flights: fc.constantFrom('yes' as const, 'no' as const),
        stars: fc.constantFrom(3 as const, 4 as const, 5 as const),
        visa: fc.constantFrom('free' as const, 'arrival' as const),
        nights: fc.constantFrom(...STAY_LENGTHS.map(({ id }) => id)),
        theme: fc.constantFrom(...THEMES),
        month: fc.integer({ min: 1, max: 12 }),
        region: fc.constantFrom('domestic' as const, 'international' as const),
        sort: fc.constantFrom(...SORTS),
        p: fc.uniqueArray(fc.constantFrom('bali1', 'goa2', 'turkey4'), { minLength: 1, maxLength: 3 }),
        all: fc.constant(true as const),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(search, (search) => {
        const { searchParams } = new URL(searchHref(search as PackageSearch), 'https://example.com')
        expect(parseSearch(Object.fromEntries(searchParams))).toEqual(search)
      }),
    )
  })

  test('one control has the budget for two and the one per person', () => {
    expect(searchHref({ each: 25_000 })).toBe('/packages?budget=25000-each')
    expect(searchHref(parseSearch({ q: `${'x'.repeat(79)}🏝` }))).toBe(`/packages?q=${'x'.repeat(79)}`)
    expect(parseSearch({ budget: '25000-each' })).toEqual({ each: 25_000 })
    expect(parseSearch({ budget: '26000-each' })).toEqual({})
  })

  test('leaves out what makes no sense, and reads what the router reads as numbers', () => {
    expect(
      parseSearch({
        q: '  ',
        budget: 'free',
        nights: '3-99',
        theme: 'gloomy',
        month: 13,
        region: 'mars',
        sort: 'best',
        place: '../admin',
        from: 'x'.repeat(61),
        flights: 'maybe',
        stars: 6,
        visa: 'none',
      }),
    ).toEqual({})
    expect(parseSearch({ q: 2026, budget: 50_000, month: 12 })).toEqual({
      q: '2026',
      budget: 50_000,
      month: 12,
    })
    expect(parseSearch({ q: 'x'.repeat(500) }).q).toHaveLength(80)
  })

  test('names three packages to compare at most, once each', () => {
    expect(parseKeys('bali1,goa2,bali1,<b>,dubai1,turkey4')).toEqual(['bali1', 'goa2', 'dubai1'])
    expect(parseKeys(['bali1', 'goa2'])).toEqual(['bali1', 'goa2'])
    expect(parseKeys(7)).toEqual([])
  })
})

describe('what the finder shows', () => {
  test('the first 24 of all, many places first; all when asked', () => {
    const { count, offers } = searchPackages(catalogue, {})
    expect(count).toBe(packages.length)
    expect(offers).toHaveLength(24)
    expect(new Set(offers.map(({ href }) => href.split('/')[1])).size).toBe(24)
    expect(searchPackages(catalogue, { all: true }).offers).toHaveLength(packages.length)
  })

  test('words and filters together; an order overrules the best match', () => {
    const { offers } = searchPackages(catalogue, {
      q: 'beach',
      region: 'domestic',
      sort: 'cheapest',
      all: true,
    })
    expect(offers.length).toBeGreaterThan(3)
    const found = offers.map(({ key }) => packages.find((pkg) => pkg.key === key))
    expect(found.every((pkg) => domestic.has(pkg?.destination ?? ''))).toBe(true)
    const prices = found.map((pkg) => pkg?.totalPackagePrice ?? 0)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  test('when nothing is found, ways on that do find something, as many as they say', () => {
    const search: PackageSearch = { q: 'goa', budget: 30_000, theme: 'adventure', month: 7 }
    const { count, suggestions } = searchPackages(catalogue, search)
    expect(count).toBe(0)
    expect(suggestions.map(({ text }) => text)).toContain('“goa” without any filter')
    for (const way of suggestions) {
      expect(way.count).toBeGreaterThan(0)
      expect(searchPackages(catalogue, way.search).count).toBe(way.count)
    }
  })

  test('when the words lead nowhere, places to begin with', () => {
    const { suggestions, places } = searchPackages(catalogue, { q: 'qwxz' })
    expect(suggestions).toEqual([])
    expect(places).toHaveLength(8)
  })
})

describe('facets', () => {
  const SEARCHES: PackageSearch[] = [
    {},
    { q: 'beach' },
    { q: 'honeymoon under 10k', stars: 4 },
    { q: 'maldives under 50k' },
    { q: 'S04390', month: 6 },
    { q: 'qwxz' },
    { each: 40_000, month: 12, from: 'Mumbai' },
    { place: 'bali', region: 'domestic' },
    { place: 'atlantis' },
  ]
  test.each(SEARCHES)('count what is found once they are chosen: %o', (search) => {
    const { facets } = searchPackages(catalogue, search)
    for (const filter of FILTERS)
      for (const { value, count } of facets[filter]) {
        const { budget: _, each: _e, ...rest } = search
        const kept = filter === 'budget' || filter === 'each' ? rest : search
        const chosen = { ...kept, [filter]: value } as PackageSearch
        expect(searchPackages(catalogue, chosen).count, `${filter} ${value}`).toBe(count)
      }
  })

  test('those that find nothing stay in the list, and so does an unknown value of a link', () => {
    const { facets } = searchPackages(catalogue, { place: 'atlantis', flights: 'yes' })
    expect(facets.place).toHaveLength(destinations.length + 1)
    expect(facets.place.at(-1)).toEqual({ value: 'atlantis', name: 'Atlantis', count: 0 })
    expect(facets.month.every(({ count }) => count === 0)).toBe(true)
  })
})

describe('what the finder says about the text', () => {
  const textOf = (search: PackageSearch) => {
    const { count, notes } = searchPackages(catalogue, search)
    return countText(count, search, notes)
  }

  test('counts matches only; says what cannot be met and what is not offered', () => {
    expect(textOf({ q: 'goa' })).toBe('4 trips for “goa”')
    expect(textOf({ q: 'honeymoon under 10k' })).toBe(
      'No honeymoon trips under ₹10,000 for two. Closest matches:',
    )
    expect(textOf({ q: 'greece' })).toBe('We don’t offer Greece yet')
    expect(textOf({ q: 'goa and gokarna' })).toBe('4 trips without Gokarna')
  })

  test('a place that is not offered leads to places like it', () => {
    expect(searchPackages(catalogue, { q: 'fiji' }).places.map(({ slug }) => slug)).toEqual([
      'maldives',
      'mauritius',
      'bali',
    ])
  })

  test('no suggestion counts trips that are only near', () => {
    const { count, suggestions } = searchPackages(catalogue, { q: 'maldives under 50k', region: 'domestic' })
    expect(count).toBe(0)
    expect(suggestions.filter(({ search }) => search.q)).toEqual([])
  })

  test('the order of the form comes before the order of the text', () => {
    const prices = searchPackages(catalogue, { q: 'sasta goa', sort: 'dearest' }).offers.map(
      ({ price }) => price,
    )
    expect(prices[0]).toBe(31_199)
  })
})

describe('comparing', () => {
  const { trips, rows } = comparePackages(catalogue, ['bali1', 'nowhere9', 'kerala1'], '2026-11-21')
  const cells = (label: string) => rows.find((row) => row.label === label)?.cells

  test('puts packages side by side in the order asked for, without unknown ones', () => {
    expect(trips.map(({ key }) => key)).toEqual(['bali1', 'kerala1'])
    for (const row of rows) expect(row.cells, row.label).toHaveLength(2)
    expect(cells('For two')).toEqual([['₹74,999'], ['₹31,299']])
    expect(cells('Per adult')?.[0]).toEqual(['about ₹37,499'])
    expect(cells('TCS on top')).toEqual([['₹1,575 (2%)'], ['None, it is in India']])
    expect(cells('Where you stay')?.[0]).toEqual(['Kuta, 3N', 'Ubud, 3N'])
    expect(rows.find(({ label }) => label === 'Total for two')?.best).toEqual({
      columns: [1],
      text: 'Lowest price',
    })
  })

  test('the lowest a night is the lowest with the taxes that come on top', () => {
    const [taxed, whole] = ['goa1', 'goa2'].map((key) => packages.find((pkg) => pkg.key === key))
    if (!taxed || !whole) throw new Error('No goa1 or goa2')
    const goa = {
      ...catalogue,
      packages: [
        { ...taxed, nights: 4, totalPackagePrice: 40_000, gst: 'extra' as const },
        { ...whole, nights: 4, totalPackagePrice: 41_000, gst: 'included' as const },
      ],
    }
    const night = comparePackages(goa, ['goa1', 'goa2'], '2026-11-21').rows.find(
      ({ label }) => label === 'A night, for two',
    )
    expect(night?.cells).toEqual([['₹10,500'], ['₹10,250']])
    expect(night?.best?.columns).toEqual([1])
  })

  test('one package alone is the cheapest of nothing', () => {
    expect(comparePackages(catalogue, ['bali1'], '2026-11-21').rows.some(({ best }) => best)).toBe(false)
  })

  test('has the prices with the hotels that were chosen in the finder, and names the hotels', () => {
    const priced = packages.map((pkg) =>
      pkg.key === 'goa1' ? { ...pkg, prices: [{ hotels: 'star4' as const, forTwo: 60_000 }] } : pkg,
    )
    const goa = { ...catalogue, packages: priced }
    const { trips, rows } = comparePackages(goa, ['goa1', 'goa2'], '2026-11-21', 4)
    const row = (label: string) => rows.find((one) => one.label === label)?.cells
    expect(row('For two')).toEqual([['₹60,000'], ['₹23,499']])
    expect(row('Total for two')?.[0]).toEqual(['₹63,000'])
    expect(row('Hotels')).toEqual([['4 star'], ['3 or 4 star', expect.stringContaining('4-star')]])
    expect(trips.map(({ href }) => href.split('?')[1])).toEqual(['stars=4', undefined])
  })

  test('months read as spans round the year', () => {
    expect(monthSpans([11, 12, 1, 2, 4])).toBe('Nov to Feb, Apr')
    expect(monthSpans([4, 5, 6])).toBe('Apr to Jun')
    expect(monthSpans([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toBe('All year')
  })
})
