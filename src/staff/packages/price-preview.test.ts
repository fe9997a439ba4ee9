import { expect, it } from 'vitest'
import type { StaffPackage } from '../../contract/package-edit.ts'
import { amountOf, changedPricesText, pricePreview } from './price-preview.ts'

const pkg = (id: string, fields: StaffPackage['fields'], state: StaffPackage['state'] = 'published') =>
  ({ id, state, version: 3, at: null, actor: null, fields }) satisfies StaffPackage
const ALL = [
  pkg('bali1', { packageName: 'Bali', destination: 'bali', tags: ['beach'], totalPackagePrice: 74_999 }),
  pkg('goa1', { packageName: 'Goa', destination: 'goa', tags: ['family'], totalPackagePrice: 900 }),
  pkg('old', { destination: 'bali', totalPackagePrice: 50_000 }, 'archived'),
  pkg('draft', { destination: 'bali' }, 'draft'),
]
const CHOICE = { place: '', theme: '', by: 'percent', amount: '10', rounding: '999' } as const

it('shows old and new prices of what is chosen, with a warning where they differ much', () => {
  const rows = pricePreview(ALL, CHOICE)
  expect(rows.map(({ id, from, to }) => [id, from, to])).toEqual([
    ['bali1', 74_999, 81_999],
    ['goa1', 900, 999],
  ])
  expect(pricePreview(ALL, { ...CHOICE, amount: '40' })[0]?.warning).toMatch(/40 % higher/)
  expect(pricePreview(ALL, { ...CHOICE, place: 'bali' }).map(({ id }) => id)).toEqual(['bali1'])
  expect(pricePreview(ALL, { ...CHOICE, theme: 'family' }).map(({ id }) => id)).toEqual(['goa1'])
  expect(pricePreview(ALL, { ...CHOICE, amount: '-1,000', by: 'rupees' })[1]).toMatchObject({
    warning: 'The price would be less than ₹1.',
  })
  expect(pricePreview(ALL, { ...CHOICE, amount: '' })[0]).not.toHaveProperty('to')
})

it('says how many further prices change with it', () => {
  const prices = [{ hotels: 'total', child: 5_000, single: 9_000 }]
  const [row] = pricePreview([pkg('goa1', { totalPackagePrice: 20_000, prices })], CHOICE)
  expect(row?.further).toBe(2)
  expect(pricePreview(ALL, CHOICE)[0]).not.toHaveProperty('further')
})

it('reads an amount as people type it', () => {
  expect(['-5', '−5', '+2.5', '1,500', '-1,22,000', '५'].map(amountOf)).toEqual([
    -5, -5, 2.5, 1500, -122_000, 5,
  ])
  for (const wrong of ['', '5 %', '5-', '2,5', '12k', '1e3', '--5', '0x5'])
    expect(amountOf(wrong), wrong).toBe(undefined)
})

it('does not say that travellers see a price now which belongs to a version of a later time', () => {
  const now = Date.parse('2026-11-21T09:00:00Z')
  const later = { ...pkg('goa1', { totalPackagePrice: 20_000 }), liveFrom: '2026-12-01T00:00:00.000Z' }
  const rows = pricePreview([...ALL, later], CHOICE)
  expect(changedPricesText(rows.slice(0, 1), now)).toBe(
    '1 price is changed. Travellers see them now where the package is published.',
  )
  expect(changedPricesText(rows, now)).toMatch(
    /^3 prices are changed\..*, except 1 that is shown from a later time\.$/,
  )
  expect(changedPricesText(rows, Date.parse('2026-12-02T00:00:00Z'))).not.toContain('except')
})
