import { describe, expect, test } from 'vitest'
import { BUDGETS } from '../../../catalogue/filters.ts'
import { destinations } from '../../../content/destinations/index.ts'
import { packages } from '../../../content/packages/index.ts'
import { matchPackages } from './match-packages.ts'
import { parsePlan, planHref } from './plan.ts'

const catalogue = { version: 'test', packages, destinations }
const plan = (values: Record<string, unknown>) => parsePlan({ all: 'true', ...values })
const byKey = new Map(packages.map((pkg) => [pkg.key, pkg]))

describe('the planner', () => {
  test('lists every package once, those that match everything first', () => {
    const wanted = plan({ month: 12, budget: BUDGETS[2], mood: 'beach' })
    const { exact, exactCount, near, count } = matchPackages(catalogue, wanted)
    expect(count).toBe(packages.length)
    expect(exactCount).toBe(exact.length)
    expect(new Set([...exact, ...near].map(({ key }) => key)).size).toBe(packages.length)
    for (const { key, mismatches } of exact) {
      expect(mismatches).toBeUndefined()
      const pkg = byKey.get(key)
      expect(pkg?.months).toContain(12)
      expect(pkg?.tags).toContain('beach')
      expect(pkg?.totalPackagePrice).toBeLessThanOrEqual(BUDGETS[2])
    }
    for (const { mismatches } of near) expect(mismatches?.length).toBeGreaterThan(0)
  })

  test('orders the others by how near they are', () => {
    const overBudget = matchPackages(catalogue, plan({ budget: 30_000 })).near
    const prices = overBudget.map(({ key }) => byKey.get(key)?.totalPackagePrice ?? 0)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const [first] = matchPackages(catalogue, plan({ month: 7, mood: 'honeymoon' })).near
    expect(first?.mismatches).toHaveLength(1)
  })

  test('offers the same place in the good month that is nearest, with what else the trip matches', () => {
    const { near } = matchPackages(catalogue, plan({ month: 1, mood: 'honeymoon' }))
    const bali = near.find(({ key }) => key === 'bali1')
    expect(bali?.mismatches).toEqual(['January is not the best month; good in Apr to Oct'])
    // April and October are equally near: the one ahead counts.
    expect(bali?.inGoodMonth).toEqual({
      text: 'See Bali in April',
      href: '/packages?place=bali&month=4&theme=honeymoon',
    })
  })

  test('shows the first 24, and all when asked', () => {
    const first = matchPackages(catalogue, parsePlan({}))
    expect(first.exact).toHaveLength(24)
    expect(first.exactCount).toBe(packages.length)
    expect(planHref(plan({}))).toBe('/trip-planner?all=true')
  })

  test('has 99 people of each for more than that, as its counters do', () => {
    expect(plan({ adults: '150', children: '100' })).toMatchObject({ adults: 99, children: 99 })
    expect(plan({ adults: '0', children: '-1' })).toMatchObject({ adults: 2, children: 0 })
  })
})
