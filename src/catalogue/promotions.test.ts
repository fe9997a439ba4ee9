import { describe, expect, test } from 'vitest'
import { australiaPromotion } from '../content/copy/promotions.ts'
import { packages } from '../content/packages/index.ts'
import { promotionOffer, promotionsOn } from './promotions.ts'

const DAY = '2026-11-23'
const [australia] = packages.filter(({ destination }) => destination === 'australia')
const at = (totalPackagePrice: number) =>
  packages.map((pkg) => (pkg === australia ? { ...pkg, totalPackagePrice } : pkg))

describe('a promotion', () => {
  test('is not shown while no package meets its price: the lowest price is', () => {
    expect(promotionOffer(australiaPromotion, packages, DAY)).toEqual({ price: 248_999 })
  })

  test('is shown while a package meets its price, between its dates', () => {
    const { heading, from, until } = australiaPromotion
    for (const day of [from, DAY, until])
      expect(promotionOffer(australiaPromotion, at(74_999), day)).toEqual({ heading, price: 74_999 })
    for (const day of ['2025-12-31', '2027-04-01'])
      expect(promotionOffer(australiaPromotion, at(74_999), day)).toEqual({ price: 74_999 })
  })

  test('makes pages of before its first day and of before its end outdated', () => {
    const days = ['2025-12-31', australiaPromotion.from, DAY, australiaPromotion.until, '2027-04-01']
    const [before, first, during, last, after] = days.map(promotionsOn)
    expect([during, last]).toEqual([first, first])
    expect([before, after]).not.toContain(first)
  })

  test('strikes a price through only where the discount is within the promise', () => {
    // 74,999 instead of 1,49,998 would be 50 %, not 40 %.
    const promotion = { ...australiaPromotion, before: 120_000 }
    expect(promotionOffer(promotion, at(74_999), DAY).before).toBe(120_000)
    expect(promotionOffer(australiaPromotion, at(74_999), DAY)).not.toHaveProperty('before')
  })

  test('says no price where nothing is sold', () => {
    expect(promotionOffer(australiaPromotion, [], DAY)).toEqual({})
  })
})
