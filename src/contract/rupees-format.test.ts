import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatRupees } from './rupees.ts'

it('writes rupees as the formatter for India does', () => {
  const { format } = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  })
  for (const rupees of [
    0, 5, 99, 100, 999, 1_000, 99_999, 1_00_000, 1_22_999, 12_34_56_789, -1_500, 0.5, 1_999.5,
  ])
    expect(formatRupees(rupees)).toBe(format(rupees))
  fc.assert(
    fc.property(fc.maxSafeInteger(), (rupees) => {
      expect(formatRupees(rupees)).toBe(format(rupees))
    }),
  )
})
