import { describe, expect, it } from 'vitest'
import { guessDestination } from '../../catalogue/guess-destination.ts'
import { inStaffOrder } from '../../catalogue/staff-order.ts'
import { destinations } from '../../content/destinations/index.ts'
import { packages } from '../../content/packages/index.ts'
import { mergeFormTexts, toFormTexts, toPackageEdit } from './package-form.ts'
import { mergeOrder, moveKey } from './package-order.ts'
import { hasChange, restoringEdit, withChange } from './saved-package.ts'

const staffPackage = (fields: object) =>
  ({ id: 'x', state: 'draft', version: 1, at: null, actor: null, fields: { ...fields } }) as const

describe('the form of a package', () => {
  it('shows every package so that nothing has changed', () => {
    for (const item of packages) {
      const typed = toFormTexts(staffPackage(item))
      expect(toPackageEdit(typed, typed), item.key).toEqual({})
    }
  })

  it('means what it shows: all of its texts typed anew make the same package', () => {
    for (const item of packages) {
      const { key: _, totalGuests: __, ...fields } = item
      const edit = toPackageEdit(toFormTexts(staffPackage(item)), {})
      const noCharges = item.charges?.length === 0 && { charges: [] }
      expect({ ...noCharges, ...edit, totalPackagePrice: Number(edit.totalPackagePrice) }, item.key).toEqual(
        fields,
      )
    }
  })

  it('reads prices as they are typed', () => {
    const before = { totalPackagePrice: '1' }
    const edit = toPackageEdit({ totalPackagePrice: 'INR ₹1,22,999/-' }, before)
    expect(edit).toEqual({ totalPackagePrice: 122_999 })
    // Sent as it is typed, so that it is refused and is no other price.
    for (const typed of ['soon', '75k', '1 lakh', '2L', '7499O', '-12500', '1.22,999', '12500 12'])
      expect(toPackageEdit({ totalPackagePrice: typed }, before)).toEqual({ totalPackagePrice: typed })
    for (const typed of ['3 nights', '0x3', '1e1'])
      expect(toPackageEdit({ nights: typed }, { nights: '3' })).toEqual({ nights: typed })
    expect(toPackageEdit({ nights: '४' }, { nights: '3' })).toEqual({ nights: 4, days: 5 })
  })
})

describe('the times from and until which a package is shown', () => {
  it('are Indian in the form and UTC on the server, and an emptied one is none', () => {
    const shown = toFormTexts({
      ...staffPackage({}),
      liveFrom: '2026-12-01T04:30:00.000Z',
      liveUntil: '2026-12-31T18:29:00.000Z',
    })
    expect(shown).toMatchObject({ liveFrom: '2026-12-01T10:00', liveUntil: '2026-12-31T23:59' })
    const typed = { ...shown, liveFrom: '2026-12-02T09:15', liveUntil: '' }
    expect(toPackageEdit(typed, shown)).toEqual({ liveFrom: '2026-12-02T03:45:00.000Z', liveUntil: null })
    // A year that is not typed to its end, or too far, is refused when it is saved.
    const slip = toPackageEdit({ ...shown, liveFrom: '20271-01-15T10:30' }, shown)
    expect(slip).toEqual({ liveFrom: '20271-01-15T10:30' })
  })
})

describe('two who edit one package', () => {
  const before = { overview: 'as it was', country: 'India', theme: 'Delhi', nights: '3' }

  it('keep what each typed; what both changed is named', () => {
    const mine = { ...before, overview: 'mine', theme: 'Pune' }
    const theirs = { ...before, overview: 'theirs', country: 'Nepal' }
    expect(mergeFormTexts(mine, before, theirs)).toEqual({
      typed: { ...before, overview: 'mine', theme: 'Pune', country: 'Nepal' },
      taken: ['country'],
      both: ['overview'],
    })
  })

  it('have nothing to say to each other when they typed the same', () => {
    const same = { ...before, overview: 'new' }
    expect(mergeFormTexts(same, before, same)).toEqual({ typed: same, taken: [], both: [] })
  })
})

describe('a save whose answer was lost', () => {
  const [item] = packages as [(typeof packages)[number]]
  const saved = { ...staffPackage(item), state: 'published', liveFrom: '2026-12-01T04:30:00.000Z' } as const

  it.each([
    ['a text', { overview: item.overview }, true],
    ['another text', { overview: 'Something else' }, false],
    ['the state', { state: 'published' }, true],
    ['another state', { state: 'archived' }, false],
    ['a text with another state', { overview: item.overview, state: 'draft' }, false],
    ['a time', { liveFrom: '2026-12-01T04:30:00.000Z', liveUntil: null }, true],
    ['a time that is not there', { liveFrom: null }, false],
    ['rows', { itinerary: item.itinerary, hotels: item.hotels }, true],
    ['other rows', { itinerary: item.itinerary.slice(1) }, false],
    ['a version that is restored', { photos: [], prices: [], ...item, liveUntil: null }, true],
  ] as const)('was done where the server has what was sent: %s', (_, change, isThere) => {
    expect(hasChange(saved, change as never)).toBe(isThere)
  })
})

it('a version that is restored says of GST, charges, prices and times what it said', () => {
  const [{ gst: _, charges: __, prices: ___, ...imported }] = packages as [(typeof packages)[number]]
  const earlier = staffPackage(imported)
  const later = {
    ...staffPackage({ ...imported, gst: 'included', charges: [], prices: [{ hotels: 'total', child: 1 }] }),
    liveUntil: '2026-12-31T18:29:00.000Z',
  }
  const restored = withChange(later, restoringEdit(earlier))
  expect(toFormTexts(restored)).toEqual(toFormTexts(earlier))
  // An empty list would say that nothing is charged; without one the exclusions are searched for charges.
  expect(restored.fields.charges ?? undefined).toBe(undefined)
})

describe('an order', () => {
  it('is changed a place at a time, and not past its ends', () => {
    expect(moveKey(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
    expect(moveKey(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
    expect(moveKey(['a', 'b'], 'a', -1)).toEqual(['a', 'b'])
    expect(moveKey(['a', 'b'], 'b', 1)).toEqual(['a', 'b'])
    expect(moveKey(['a'], 'none', 1)).toEqual(['a'])
  })

  it('made on older packages loses those that are gone and ends with the new', () => {
    expect(mergeOrder(['c', 'gone', 'a'], ['a', 'b', 'c', 'new'])).toEqual(['c', 'a', 'b', 'new'])
  })

  it('holds for its place only; the rest stays as it is', () => {
    const look = (item: { key: string; destination: string }) => item
    const orders = new Map([['bali', ['bali3', 'bali1']]])
    const keys = inStaffOrder(packages, look, destinations, orders).map(({ key }) => key)
    const others = (all: string[]) => all.filter((key) => !key.startsWith('bali'))
    expect(keys.filter((key) => key.startsWith('bali'))).toEqual(['bali3', 'bali1', 'bali2', 'bali4'])
    expect(others(keys)).toEqual(others(packages.map(({ key }) => key)))
  })
})

describe('where a package is sold', () => {
  it.each([
    ['towns before all', { destinationCovered: 'Munnar-2N -- Alleppey-1N', country: 'India' }, 'kerala'],
    ['a name', { packageName: 'Goa for two', country: 'Indonesia' }, 'goa'],
    ['a country, abroad', { packageName: 'A new one', country: 'Indonesia' }, 'bali'],
    [
      'towns against a country that says Indonesia',
      { destinationCovered: 'Hanoi-2N -- Da Nang-3N', country: 'Indonesia' },
      'vietnam',
    ],
    ['nothing, of India alone', { packageName: 'A new one', country: 'India' }, undefined],
    ['nothing', {}, undefined],
  ])('is told by %s', (_, clues, slug) => {
    expect(guessDestination(destinations, clues)?.slug).toBe(slug)
  })

  it('is derived from towns and name for every built-in package, except where two places share both', () => {
    const wrong = packages.filter(
      ({ country: _, ...pkg }) => guessDestination(destinations, pkg)?.slug !== pkg.destination,
    )
    expect(wrong.map(({ key }) => key)).toEqual([])
  })
})
