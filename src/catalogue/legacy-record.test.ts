import { describe, expect, it } from 'vitest'
import { legacyDays, legacyRecord } from '../../tests/support/legacy-records.ts'
import { destinations } from '../content/destinations/index.ts'
import { packages } from '../content/packages/index.ts'
import type { Package } from '../contract/catalogue.ts'
import { parsePriceLine } from './legacy/price-line.ts'
import { type ReadFile, readLegacyFile } from './legacy/read-file.ts'
import { toLegacyRecord } from './legacy-record.ts'

const SCENES = new Set(packages.map(({ packageImage }) => packageImage))

function read(file: unknown, present: Record<string, Partial<Package>> = {}): ReadFile {
  const isScene = (name: string) => SCENES.has(name)
  return readLegacyFile(file, { destinations, present: new Map(Object.entries(present)), isScene })
}

/** One record under a destination: what it was taken for, and everything said about it but the usual. */
function readOne(changes: Record<string, unknown>, present: Record<string, Partial<Package>> = {}) {
  const { records } = read({ thailand: { thailand9: legacyRecord(changes) } }, present)
  const [record] = records
  if (!record) throw new Error('nothing was read')
  const said = record.notes.filter(({ kind }) => kind !== 'usual')
  return {
    ...record,
    said: said.map(({ kind, field, text }) => `${kind} ${field} ${text}`),
    kinds: said.map(({ kind, field }) => `${kind} ${field}`),
  }
}

describe('a price line', () => {
  it.each([
    ['INR ₹49,399/- Onwards', 49_399],
    ['INR ₹1.22,999/- Onwards', 122_999],
    ['INR ₹1,22,999.00/-', 122_999],
    ['₹ 2.48.999', 248_999],
    ['Rs. 74999', 74_999],
    ['INR ₹65,499/- for 2 adults', 65_499],
    ['1,000,000', 1_000_000],
    ['On request', undefined],
    ['', undefined],
    ['INR ₹1,22,99/-', undefined],
    ['INR ₹74,999 or ₹82,499', undefined],
    ['1.2 lakh', undefined],
    ['1 lakh', undefined],
    ['75k', undefined],
    ['₹2 L', undefined],
    ['7499O', undefined],
    ['-12500', undefined],
  ])('%s means %s', (line, rupees) => {
    expect(parsePriceLine(line)).toBe(rupees)
  })
})

describe('a valid record', () => {
  it('is accepted unchanged, without a note', () => {
    const { pkg, said } = readOne({})
    expect(said).toEqual([])
    expect(pkg).toMatchObject({
      key: 'thailand9',
      destination: 'thailand',
      totalPackagePrice: 49_399,
      includes: ['Sightseeing', 'Hotel'],
      overview: 'Beach first, city after.',
      itinerary: [{ title: 'Arrival in Pattaya', activities: { length: 2 } }, {}, {}, { title: 'Departure' }],
      hotels: [
        { city: 'Pattaya', star3: ['Sea Lane Hotel', 'Palm Court'], star4: ['Bay View'] },
        { city: 'Bangkok', star3: ['Canal House'] },
      ],
    })
  })

  it('is our own content, converted to a legacy record and back', () => {
    const groups = Object.fromEntries(
      destinations.map(({ slug }) => {
        const own = packages.filter(({ destination }) => destination === slug)
        return [slug, Object.fromEntries(own.map((item) => [item.key, toLegacyRecord(item)]))]
      }),
    )
    const { records } = read(groups, Object.fromEntries(packages.map((item) => [item.key, item])))
    expect(records.flatMap(({ notes }) => notes.filter(({ kind }) => kind !== 'usual'))).toEqual([])
    expect(records.map(({ pkg }) => pkg)).toEqual(packages)
  })
})

describe('a deviation is corrected and noted', () => {
  it.each([
    [
      'a period for a comma',
      { totalPackagePrice: 'INR ₹1.22,999/- Onwards', pricePerAdult: '61,500' },
      'totalPackagePrice',
      122_999,
    ],
    ['Indonesia everywhere', { country: 'Indonesia' }, 'country', 'Thailand'],
    [
      'highlights as one text',
      { highlights: '• Coral Island\n• Dinner cruise' },
      'highlights',
      ['Coral Island', 'Dinner cruise'],
    ],
    ['inclusions as one text', { inclusions: 'Hotel\nBreakfast' }, 'inclusions', ['Hotel', 'Breakfast']],
    [
      'a misspelt town',
      { destinationCovered: 'Pattaya-2N -- Bankok-1N' },
      'destinationCovered',
      'Pattaya-2N -- Bangkok-1N',
    ],
    [
      'another arrow',
      { destinationCovered: 'Pattaya - 2N → 1N Bangkok' },
      'destinationCovered',
      'Pattaya-2N -- Bangkok-1N',
    ],
    ['an asset of the old site', { packageImage: '/static/media/thai1.jpg' }, 'packageImage', 'thailand'],
    [
      'a picture of another site',
      { packageImage: 'https://cdn.example.com/thai1.jpg' },
      'packageImage',
      'thailand',
    ],
    ['no guests', { totalGuests: undefined }, 'totalGuests', 2],
    ['nights that do not add up', { nights: 4 }, 'nights', 3],
    ['days that do not add up', { days: '5' }, 'days', 4],
    [
      'an include in other words',
      { includes: [{ name: 'Hotels', icon: '' }, 'Flight'], exclusions: ['Visa'] },
      'includes',
      ['Flights', 'Hotel'],
    ],
  ])('%s', (_, changes, field, value) => {
    const { pkg, kinds } = readOne(changes)
    expect(pkg?.[field as keyof Package]).toEqual(value)
    expect(new Set(kinds)).toEqual(new Set([`corrected ${field}`]))
  })

  it('a second Day 7 after Day 9: numbered in the order they appear', () => {
    const titles = [1, 2, 3, 4, 5, 6, 7, 8, 9, 7].map((n) => `Day ${n}: part ${n}`)
    const covered = { destinationCovered: 'Pattaya-5N -- Bangkok-4N', nights: 9, days: 10 }
    const { pkg, said } = readOne({ ...covered, itinerary: legacyDays(...titles) })
    expect(pkg?.itinerary.map(({ title }) => title).at(-1)).toBe('part 7')
    expect(said).toEqual([
      'corrected itinerary counts its days 1, 2, 3, 4, 5, 6, 7, 8, 9, 7; counted anew in the order they stand in',
    ])
  })

  it('days in another order are sorted when every number occurs once', () => {
    const { pkg } = readOne({ itinerary: legacyDays('Day 1 - a', 'Day 3 - c', 'Day 2 - b', 'Day 4 - d') })
    expect(pkg?.itinerary.map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('a day called only Day 2 is titled by its first words', () => {
    const days = legacyDays('Day 1: a', 'Day 2', 'Day 3: c', 'Day 4: d')
    const { pkg, kinds } = readOne({ itinerary: days })
    expect(pkg?.itinerary[1]?.title).toBe('Pattaya, paragraph number 2')
    expect(kinds).toEqual(['corrected itinerary'])
  })

  it('one day too many that is an exact copy is left out', () => {
    const days = legacyDays('Day 1: a', 'Day 2: b', 'Day 3: c', 'Day 4: d')
    const { pkg, said } = readOne({ itinerary: [...days, { 'Day 5: d': Object.values(days[3] ?? {})[0] }] })
    expect(pkg?.itinerary).toHaveLength(4)
    expect(said).toEqual(['corrected itinerary has the same day twice; the copy is left out'])
  })

  it('several days in one object, and an empty one', () => {
    const { pkg } = readOne({
      itinerary: [
        Object.assign({}, ...legacyDays('Day 1: a', 'Day 2: b')),
        {},
        ...legacyDays('Day 3: c'),
        { 'Day 4: d': 'Pattaya again.' },
      ],
    })
    expect(pkg?.itinerary.map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('what the legacy record does not contain comes from the current package', () => {
    const present = {
      thailand9: {
        tags: ['beach' as const],
        months: [1, 2],
        destination: 'thailand',
        packageImage: 'thailand-noon',
      },
    }
    const { pkg } = readOne({ packageImage: 'old.png' }, present)
    expect(pkg).toMatchObject({ tags: ['beach'], months: [1, 2], packageImage: 'thailand-noon' })
  })
})

describe('what staff have to review', () => {
  const dubai = ['Day 1: Dubai', 'Day 2: Dubai', 'Day 3: Dubai', 'Day 4: Dubai'].map((title) => ({
    [title]: [`${title}: Burj Khalifa in Dubai, then the Dubai Creek.`],
  }))

  it('is an itinerary that describes another place', () => {
    const { pkg, said } = readOne({ itinerary: dubai })
    expect(said).toEqual(['doubtful itinerary describes Dubai, not Thailand'])
    expect(pkg?.itinerary).toHaveLength(4)
  })

  it('never replaces a valid itinerary', () => {
    const sound = readOne({}).pkg
    const { pkg, said } = readOne({ itinerary: dubai }, { thailand9: sound ?? {} })
    expect(pkg?.itinerary).toEqual(sound?.itinerary)
    expect(said).toEqual([
      'corrected itinerary describes Dubai, not Thailand; the present one stays, with its towns and nights',
    ])
  })

  it('is a text that ends in mid-sentence', () => {
    const days = [
      ...legacyDays('Day 1: a', 'Day 2: b', 'Day 3: c'),
      { 'Day 4: d': ['In Pattaya we go on to the'] },
    ]
    expect(readOne({ itinerary: days }).said).toEqual(['doubtful itinerary ends in mid-sentence'])
  })
})

describe('what contradicts itself or belongs elsewhere', () => {
  const tab1 = [{ city: 'Pattaya', star3: 'Sea Lane Hotel' }]
  it.each([
    [
      { colour: 'blue', overviewData: { title: 'x', content: 'Thailand.', html: '' } },
      [
        'corrected colour is not a field of a package; left out',
        'corrected overviewData has “html”, which is not read; left out',
      ],
    ],
    [
      { tableData: { tab1: [{ city: 'Pattaya', star2: 'Lodge', star3: 'Sea Lane Hotel' }], tab2: [] } },
      [
        'corrected tableData has “tab2”, which is not read; left out',
        'corrected tableData has “star2”, which is not read; left out',
      ],
    ],
    [
      { highlights: ['<b>Coral Island</b>', 'Pattaya &amp; Bangkok'] },
      ['doubtful highlights has HTML, such as “<b>”; pages show it as text'],
    ],
    [
      { includes: ['Flights'], exclusions: ['International flights', 'Visa'] },
      ['doubtful includes has Flights, but exclusions has “International flights”'],
    ],
    [
      { overviewData: { content: 'Three days in Dubai.' } },
      ['doubtful overviewData describes Dubai, not Thailand'],
    ],
    [
      { highlights: ['Uluwatu at sunset', 'Rice terraces of Ubud'] },
      ['doubtful highlights describes Bali, not Thailand'],
    ],
    [
      { tableData: { tab1: [...tab1, { city: 'Ubud, Bali', star4: 'Sawah View' }] } },
      ['doubtful tableData has hotels in “Ubud, Bali”, which is not on the route'],
    ],
  ])('%j is said, and a person has to look', (changes, sentences) => {
    const { said, pkg } = readOne(changes)
    expect(said).toEqual(sentences)
    expect(pkg).toBeDefined()
  })

  it.each([
    [{ overviewData: { content: 'x'.repeat(4_001) } }, 'overview is not accepted: At most 4000 characters'],
    [{ packageName: 'x'.repeat(201) }, 'packageName is not accepted: At most 200 characters'],
    [{ highlights: Array(41).fill('Pattaya') }, 'highlights is not accepted: At most 40 entries'],
    [
      { tableData: { tab1: [{ city: 'Pattaya', star3: Array(13).fill('Inn') }] } },
      'hotels.0.star3 is not accepted: At most 12 entries',
    ],
  ])('too much is refused', (changes, sentence) => {
    expect(readOne(changes).said).toEqual([`refused ${sentence}`])
  })

  it('all faults of a record are found at once', () => {
    const { said, pkg } = readOne({
      pricePerAdult: '3,75,000',
      totalPackagePrice: '74,999',
      highlights: 7,
      theme: '',
      overviewData: { content: `${'x'.repeat(4_001)}` },
      colour: 'blue',
    })
    expect(pkg).toBeUndefined()
    expect(said).toEqual([
      'corrected colour is not a field of a package; left out',
      'refused highlights must be a text or a list of texts',
      'refused theme is missing',
      'refused pricePerAdult is 375000, which is not half of the total of 74999',
      'refused overview is not accepted: At most 4000 characters',
    ])
  })
})

describe('what cannot be corrected is refused in a sentence', () => {
  it.each([
    [{ pricePerAdult: '3,75,000' }, 'pricePerAdult is 375000, which is not half of the total of 49399'],
    [{ totalPackagePrice: 'On request' }, 'totalPackagePrice “On request” cannot be read as one price'],
    [{ packageName: ' ' }, 'packageName is missing'],
    [{ itinerary: [] }, 'itinerary is missing'],
    [
      { itinerary: legacyDays('Day 1: a', 'Day 2: b') },
      'itinerary has 2 days, but destinationCovered has 3 nights, which makes 4',
    ],
    [
      { destinationCovered: 'Pattaya and more' },
      'destinationCovered has “Pattaya and more”, which does not name a town and its nights, as in Kuta-3N',
    ],
    [{ totalGuests: 4 }, 'totalGuests is 4; every package is for 2 guests on double occupancy'],
    [
      { includes: ['Visa'] },
      'includes has “Visa”, which is none of Flights, Sightseeing, Transport, Hotel, Breakfast',
    ],
    [{ exclusions: [] }, 'exclusions is missing'],
    [{ overviewData: 'text' }, 'overviewData must have a content'],
  ])('%j', (changes, sentence) => {
    const { pkg, said } = readOne(changes)
    expect(pkg).toBeUndefined()
    expect(said).toContain(`refused ${sentence}`)
  })
})

describe('a file', () => {
  it('may share ids: the packages are distinguished by their keys', () => {
    const { records } = read({
      thailand: {
        thailand8: legacyRecord(),
        thailand9: legacyRecord({
          packageName: 'Another Thailand',
          itinerary: legacyDays('a', 'b', 'c', 'd'),
        }),
      },
    })
    expect(records.map(({ key }) => key)).toEqual(['thailand8', 'thailand9'])
    expect(records.map(({ notes }) => notes.find(({ field }) => field === 'packageId')?.text)).toEqual([
      '“S04390” is also that of thailand.thailand9; distinguished by its key',
      '“S04390” is also that of thailand.thailand8; distinguished by its key',
    ])
  })

  it('may have the list of one place twice, and empty ones', () => {
    const list = { baku9: legacyRecord({ destinationCovered: 'Baku-3N', packageName: 'Baku Weekend' }) }
    const { records, remarks } = read({ baku: list, azerbaijan: list, nepal: {}, kerala: [] })
    expect(records.map(({ path, key }) => [path, key])).toEqual([['baku.baku9', 'baku9']])
    expect(remarks).toEqual([
      'nepal: an empty list, nothing to take.',
      'kerala: an empty list, nothing to take.',
      'azerbaijan.baku9: the same as baku.baku9, taken once.',
    ])
  })

  it('may be the service’s list: the place is derived from towns and name, never by the country', () => {
    const { records } = read([
      legacyRecord({
        _id: '65f2a1b3c4d5e6f7a8b9c0d1',
        packageName: 'Thailand by the Sea',
        country: 'Indonesia',
      }),
    ])
    expect(records[0]?.key).toBe('thailand-thailand-by-the-sea')
    expect(records[0]?.pkg).toMatchObject({ destination: 'thailand', country: 'Thailand' })
  })

  it('reports days that two records share word for word', () => {
    const { records } = read([
      legacyRecord(),
      legacyRecord({ packageName: 'Thailand once more', packageId: 'S2' }),
    ])
    expect(records[1]?.notes).toContainEqual({
      field: 'itinerary',
      kind: 'noted',
      text: 'has 4 days word for word from [0]',
    })
  })

  it('cannot have two records that are one package', () => {
    const { records } = read([legacyRecord(), legacyRecord({ theme: 'Delhi' })])
    expect(
      records.map(({ notes }) => notes.filter(({ kind }) => kind === 'refused').map(({ text }) => text)),
    ).toEqual([['makes it the same package as [1]'], ['makes it the same package as [0]']])
  })

  it('reports a place that does not exist', () => {
    const { records } = read({ atlantis: { atlantis1: legacyRecord() } })
    expect(records[0]?.notes).toEqual([
      { kind: 'refused', field: 'destination', text: '“atlantis” is no destination of this site' },
    ])
  })

  it.each([[42], ['text'], [null], [{ bali: 'text' }]])('%j holds no packages', (file) => {
    expect(() => read(file)).toThrow(/holds no packages|neither a package nor a group/)
  })
})
