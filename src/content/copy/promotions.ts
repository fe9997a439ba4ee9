import type { Promotion } from '../../contract/copy.ts'

/** The Australia promotion (spec 1 §2, §9). Replace its dates and prices before going live. */
export const australiaPromotion: Promotion = {
  destination: 'australia',
  heading: 'Get up to 40% OFF on AUSTRALIA Tour Packages!',
  discountPercent: 40,
  price: 74_999,
  before: 149_998,
  from: '2026-01-01',
  until: '2027-03-31',
}

/** The pictures of the Australia promotion, in their order on wide screens. */
export const australiaPictures = ['beach-australia', 'safari-australia', 'surf-australia'] as const

/** The picture of the offer for groups. */
export const groupPicture = 'style-group'
