import { expect, it } from 'vitest'
import { packages } from '../../content/packages/index.ts'
import type { StaffPackage } from '../../contract/package-edit.ts'
import { packageDifferences } from './package-differences.ts'

const version = (fields: object, state: StaffPackage['state'] = 'published'): StaffPackage => ({
  id: 'goa1',
  state,
  version: 1,
  at: null,
  actor: null,
  fields: { ...fields },
})
const [first] = packages.filter(({ key }) => key === 'goa1')
if (!first) throw new Error('goa1 is missing')

it('finds nothing between a version and itself', () => {
  expect(packageDifferences(version(first), version(first))).toEqual([])
})

it('names each field with the lines that went and came', () => {
  const changed = {
    ...first,
    totalPackagePrice: 21_000,
    highlights: [...first.highlights.slice(1), 'A new one'],
    hotels: [{ city: 'Calangute, Goa', star3: ['Lodge'] }],
  }
  expect(packageDifferences(version(first), version(changed, 'archived'))).toEqual([
    { label: 'State', removed: ['published'], added: ['archived'] },
    { label: 'Total package price', removed: [String(first.totalPackagePrice)], added: ['21000'] },
    { label: 'Highlights', removed: [first.highlights[0]], added: ['A new one'] },
    { label: 'Hotels', removed: expect.any(Array), added: ['Calangute, Goa · Lodge'] },
  ])
})

it('shows another order as both lists', () => {
  const turned = { ...first, highlights: first.highlights.toReversed() }
  expect(packageDifferences(version(first), version(turned))).toEqual([
    { label: 'Highlights', removed: first.highlights, added: turned.highlights },
  ])
})
