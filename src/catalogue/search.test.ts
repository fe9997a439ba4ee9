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

describe('what an answer says', () => {
  const answer = (text: string) => search(text)

  test.each([
    ['honeymoon under 1 lakh', ['Honeymoon', 'Under ₹1,00,000 for two']],
    ['bali 40000 per person', ['Bali', 'Under ₹40,000 per adult']],
    ['goa family of 4 under 1 lakh', ['Goa', 'Family', 'Under ₹25,000 per adult, your budget shared by 4']],
    ['5 nights from Delhi', ['From Delhi', '5 nights']],
    ['goa 4 nights', ['Goa', '4 nights']],
    ['२ लाख तक', ['Under ₹2,00,000 for two']],
    ['50k-80k', ['From ₹50,000 to ₹80,000 for two']],
    ['visa free', ['Visa-free for Indian passports']],
    ['dubai with flights', ['Dubai', 'With flights']],
    ['4n5d kerala', ['Kerala', '4 nights']],
    ['goa under ₹ 20,000 per couple', ['Goa', 'Under ₹20,000 for two']],
    ['barf dekhni hai december', ['Good in December']],
    ['s04390', ['Package code S04390']],
    ['vietanm', ['Vietnam']],
    ['बाली', []],
    ['bali', []],
    ['goa 2027', []],
  ])('“%s” is understood as %j', (text, understood) => {
    expect(answer(text)?.understood).toEqual(understood)
    expect(answer(text)?.unmet).toBeUndefined()
  })

  test.each([
    ['honeymoon under 10k', 'No honeymoon trips under ₹10,000 for two.'],
    ['maldives under 50k', 'No trips to Maldives under ₹50,000 for two.'],
    ['goa from pune', 'No trips to Goa from Pune.'],
    ['kerala in july', 'No trips to Kerala for July.'],
    ['bali with flights', 'No trips to Bali with flights.'],
    ['bali and goa', 'No trips to Bali and Goa.'],
    ['europe 100 nights', 'No trips to Europe of 100 nights.'],
    ['scuba qwxzq', 'No trips with “scuba qwxzq”.'],
  ])('“%s” cannot be met, and that is said: %s', (text, unmet) => {
    expect(answer(text)?.unmet).toBe(unmet)
    expect(answer(text)?.hits.length).toBeGreaterThan(0)
  })

  test.each([
    ['cape town table mountain', 'southafrica', 'the mountain of a name is no wish for mountains'],
    ['disney land', 'hongkong', 'a name is found when it is written as two words'],
    ['ho chi min city', 'vietnam', 'a name of several words may be misspelled'],
    ['cellular jail kala pani', 'andaman', 'a name of the texts comes before the correction of another word'],
    ['sun city lion', 'southafrica', 'a word of the days is no other place misspelled'],
    ['himachal meri wife ke saath', 'himachal', 'words of any sentence exclude nothing'],
    ['how many days are enough for bhutan', 'bhutan', 'words of any sentence exclude nothing'],
    ['rajasthan peaceful trip for family', 'rajasthan', 'an adjective orders, and excludes nothing'],
    ['dalai lama temple', 'himachal', 'a sight is at its place, whether or not a text names it'],
  ])('“%s” leads to %s without a doubt: %s', (text, place) => {
    expect(found(text)[0]?.destination).toBe(place)
    expect(answer(text)?.unmet).toBeUndefined()
  })

  test('who does not want a part of a destination gets its other trips', () => {
    const keys = found('himachal without spiti').map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(['himachal1', 'himachal2']))
    expect(keys).not.toContain('himachal3')
    expect(found('meghalaya')[0]?.key).toBe('north1')
  })

  test('what is not wanted may be something that is done', () => {
    expect(answer('himalaya without trekking')?.understood).toContain('Not trek')
    expect(found('himalaya without trekking').some(({ highlights }) => /trek/i.test(highlights.join()))).toBe(
      false,
    )
    expect(found('thailand no pattaya').map(({ key }) => key)).not.toContain('thailand1')
  })

  test('a wish that a trip meets counts more than a word of any sentence', () => {
    expect(answer('5 days leave in october')?.hits[0]?.pkg).toMatchObject({ nights: 4 })
    expect(answer('5 days leave in october')?.unmet).toBeUndefined()
  })

  test('what no trip of a place has is said, and that others have it is not denied', () => {
    expect(placesOf('goa glacier')).toEqual(['goa'])
    expect(answer('goa glacier')?.unmet).toBe('No trips to Goa with “glacier”.')
    expect(placesOf('andaman palace')).toEqual(['andaman'])
    expect(answer('andaman palace')?.ignored).toEqual(['palace'])
    expect(answer('lakshadweep or qwxzq')?.hits).toEqual([])
    expect(answer('niagara falls')?.hits).toEqual([])
    expect(answer('xanadu falls')?.unmet).toBe('No trips with “falls xanadu”.')
  })

  test('an amount for a person is one', () => {
    expect(answer('40k/person international beach')?.understood).toContain('Under ₹40,000 per adult')
  })

  test.each([
    ['₹2 lakh+', 'From ₹2,00,000 for two'],
    ['twenty five thousand goa', 'Under ₹25,000 for two'],
    ['four star dubai', '4 star hotels'],
    ['between 1 lakh and 50000', 'From ₹50,000 to ₹1,00,000 for two'],
  ])('“%s” is read as %s', (text, understood) => {
    expect(answer(text)?.understood).toContain(understood)
  })

  test('a name of several words is not repeated as what was understood', () => {
    expect(answer('cellular jail')?.understood).toEqual([])
  })

  test('the nearest trips come in the order of how near they are, and say what they lack', () => {
    const prices = answer('maldives under 50k')?.hits.map(({ pkg }) => pkg.totalPackagePrice) ?? []
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(answer('goa from pune')?.hits[0]?.lacks).toMatch(/^From /)
  })

  test.each(['where to go', 'गोवा में घूमने की जगह', 'ગોવામાં ફરવાની જગ્યા', 'goa in the last week of december'])(
    '“%s” asks for no words that no package has, nor for Togo',
    (text) => {
      expect(answer(text)).not.toMatchObject({ unsold: {} })
      expect(answer(text)?.unmet).toBeUndefined()
      expect(answer(text)?.ignored ?? []).toEqual([])
    },
  )

  test('a place that is not sold has no trips, unless another that is sold was asked for too', () => {
    expect(answer('greece')).toMatchObject({
      hits: [],
      unsold: { names: ['Greece'], instead: ['europe', 'turkey'] },
    })
    const both = answer('goa and gokarna')
    expect(both?.unsold?.names).toEqual(['Gokarna'])
    expect(both?.hits.every(({ pkg }) => pkg.destination === 'goa')).toBe(true)
  })

  test('a place of the list that staff begin to sell is found', () => {
    const [first, ...rest] = packages
    if (!first) throw new Error('No packages.')
    const edited = { ...first, destination: 'europe', country: 'Greece', destinationCovered: 'Athens-3N' }
    const answer = catalogueSearch({ ...catalogue, packages: [edited, ...rest] })
    for (const text of ['greece', 'athens']) {
      expect(answer(text)?.unsold, text).toBeUndefined()
      expect(
        answer(text)?.hits.map(({ pkg }) => pkg.key),
        text,
      ).toEqual([first.key])
    }
  })

  test('a wish that only the filters exclude is not said to be impossible', () => {
    expect(search('honeymoon under 1 lakh', () => false)).toMatchObject({ hits: [] })
    expect(search('honeymoon under 1 lakh', () => false)?.unmet).toBeUndefined()
  })

  test.each([
    ['anything but goa', 'goa'],
    ['beach not thailand', 'thailand'],
    ["don't want to go to dubai", 'dubai'],
    ['except kerala and goa', 'goa'],
    ['rajasthan ke alawa', 'rajasthan'],
    ['गोवा नहीं', 'goa'],
    ['ગોવા સિવાય', 'goa'],
  ])('“%s” finds packages, and none there', (text, place) => {
    expect(placesOf(text).length).toBeGreaterThan(5)
    expect(placesOf(text)).not.toContain(place)
    expect(search(text)?.unmet).toBeUndefined()
  })

  test('what is wanted after a wish without something stays wanted', () => {
    expect(placesOf('dubai without flights')).toEqual(['dubai'])
    expect(placesOf('visa nahi, dubai')).toEqual(['dubai'])
    expect(placesOf('કેરળ નો બીચ')).toEqual(['kerala'])
  })

  test('either of two places will do', () => {
    expect(new Set(placesOf('bali or thailand honeymoon'))).toEqual(new Set(['bali', 'thailand', 'bangkok']))
    expect(search('bali or thailand honeymoon')?.unmet).toBeUndefined()
  })

  test('orders by what is asked for', () => {
    expect(found('most expensive trip')[0]?.key).toBe('europe3')
    expect(found('longest kerala trip')[0]?.key).toBe('kerala4')
  })

  test.each([
    '((((',
    '.*',
    "'; drop table",
    '__proto__',
    'constructor lakh',
    'toString',
    '99999999999999999999 lakh',
    '0 nights',
    'under 0',
    '-1 nights',
    '5 to 2 nights',
    '₹₹₹',
    'a'.repeat(80),
    '1'.repeat(80),
    'ा्ंઁ',
    '\u0000\uffff😀',
    'from from from delhi delhi',
  ])('any text is answered: %j', (text) => {
    expect(() => search(text)).not.toThrow()
  })
})
