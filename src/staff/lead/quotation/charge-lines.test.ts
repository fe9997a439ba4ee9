import * as v from 'valibot'
import { expect, test } from 'vitest'
import { packages } from '../../../content/packages/index.ts'
import { ChargeSchema } from '../../../contract/charges.ts'
import { CHARGES_HINT, fromChargeLine, toChargeLines } from './charge-lines.ts'

test('charges survive the way through the form', () => {
  const charges = packages.flatMap((pkg) => pkg.charges ?? [])
  expect(charges.length).toBeGreaterThan(60)
  const lines = toChargeLines(charges).split('\n')
  expect(lines.map(fromChargeLine)).toEqual(charges)
})

test('the example of the hint is a valid charge', () => {
  const example = CHARGES_HINT.split('For example: ')[1] ?? ''
  expect(v.safeParse(ChargeSchema, fromChargeLine(example)).issues).toBeUndefined()
})

test.each([
  ['visit | Visa | - | online | Ministry | 2026-11-01', 'A charge is a visa, a levy, a tax or a permit.'],
  ['visa', 'Every charge needs a name.'],
  [
    'visa | Visa | about 35 dollars | online | Ministry | 2026-11-01',
    'Amounts are written as USD 35 per person.',
  ],
  ['visa | Visa | USD 35 per person | | Ministry | 2026-11-01', 'Every charge says how it is paid.'],
  ['visa | Visa | USD 35 per person | online | | 2026-11-01', 'Every charge says who sets it.'],
  [
    'visa | Visa | USD 35 per person | online | Ministry',
    'Every charge says on which day it was checked, such as 2026-11-01.',
  ],
  [
    'visa | Visa | USD 35 per person | online | Ministry | soon',
    'Every charge says on which day it was checked, such as 2026-11-01.',
  ],
  [
    'tax | Tax | USD 12 to 6 per room | online | Ministry | 2026-11-01',
    'The second amount must be higher than the first.',
  ],
])('%s is refused in words', (line, message) => {
  const [issue] = v.safeParse(ChargeSchema, fromChargeLine(line)).issues ?? []
  expect(issue?.message).toBe(message)
})
