import { describe, expect, test } from 'vitest'
import { articles } from '../content/copy/blogs.ts'
import { policies } from '../content/copy/policies.ts'
import { destinations } from '../content/destinations/index.ts'
import { packages } from '../content/packages/index.ts'
import { amountText } from './charges.ts'
import { exclusionLines, isTaxLine } from './exclusions.ts'

const GST = 'GST, 5% of the price'
const TCS =
  'TCS (tax collected at source), 2% of the price with GST since 1 April 2026 (5% TCS before), refundable when filing the income tax return'

const isAbroad = (slug: string) =>
  destinations.find((place) => place.slug === slug)?.region === 'international'

describe('what the price leaves out', () => {
  test('ends with the charges and the present taxes', () => {
    const exclusions = ['Flights', 'GST as applicable', '5% TCS (tax collected at source)', 'Tips']
    const charge = {
      kind: 'visa',
      name: 'Visa on arrival',
      amount: { currency: 'USD', from: 35, per: 'person' },
      paid: 'on arrival',
      source: 'Immigration',
      checked: '2026-11-01',
    } as const
    const pkg = { exclusions, charges: [charge], gst: 'extra' } as const
    const lines = exclusionLines({ ...pkg, exclusions, charges: [charge] }, true)
    expect(lines).toEqual(['Flights', 'Tips', 'Visa on arrival, USD 35 per person', GST, TCS])
    expect(exclusionLines({ exclusions, charges: [], gst: 'included' }, false)).toEqual(['Flights', 'Tips'])
  })

  test('keeps a line that names something besides the tax', () => {
    expect(isTaxLine('GST on the package, as per the law at the time of booking')).toBe(true)
    expect(isTaxLine('5% TCS (tax collected at source), refundable when filing the income tax return')).toBe(
      true,
    )
    expect(isTaxLine('GST, visa and travel insurance')).toBe(false)
  })

  test.each(packages.map((pkg) => [pkg.key, pkg] as const))(
    '%s does not repeat itself or contradict its fields',
    (_, pkg) => {
      const written = [...pkg.exclusions, ...pkg.inclusions].join('\n')
      expect(pkg.gst).toBeDefined()
      expect(pkg.charges).toBeDefined()
      expect(pkg.exclusions.join('\n')).not.toMatch(
        /\b(?:GST|TCS|ETA|SDF)\b|\bvisas? fee|levy|green tax|\bTourism tax/i,
      )
      expect(written).not.toMatch(/\b(?!INR|JPY)[A-Z]{3} \d/)
      const lines = exclusionLines(pkg, isAbroad(pkg.destination))
      expect(new Set(lines).size).toBe(lines.length)
      expect(lines.includes(TCS)).toBe(isAbroad(pkg.destination))
      expect(lines).toContain(GST)
    },
  )

  test('a holiday abroad names its visa or says in its guidance that none is needed in advance', () => {
    const NO_FEE = /free (?:30-day )?visa|without a visa|free of charge|need no visa/
    for (const pkg of packages.filter(({ destination }) => isAbroad(destination))) {
      const place = destinations.find(({ slug }) => slug === pkg.destination)
      const hasVisa = pkg.charges?.some(({ kind }) => kind === 'visa')
      expect(hasVisa || NO_FEE.test(place?.visa ?? ''), pkg.key).toBe(true)
    }
  })

  test('the amounts in policies and articles are those of the packages', () => {
    const amounts = packages.flatMap(({ charges = [] }) =>
      charges.map(({ amount }) => (amount ? amountText(amount) : '')),
    )
    const named = JSON.stringify([policies, articles]).matchAll(/\b(?!INR)[A-Z]{3} \d[\d,]*\d/g)
    for (const [text] of named)
      expect(
        amounts.some((amount) => amount.startsWith(text)),
        text,
      ).toBe(true)
  })

  test('the amounts in a destination’s guidance are those of its packages', () => {
    for (const { slug, visa = '' } of destinations) {
      const charges = packages
        .filter(({ destination }) => destination === slug)
        .flatMap(({ charges }) => charges ?? [])
      const amounts = charges.map(({ amount }) => (amount ? amountText(amount) : ''))
      // The amount in brackets is the same in another currency.
      for (const [named] of visa.replace(/\([^)]*\)/g, '').matchAll(/\b[A-Z]{3} \d[\d,]*\d/g))
        expect(
          amounts.some((amount) => amount.startsWith(named)),
          `${slug}: ${named}`,
        ).toBe(true)
    }
  })
})
