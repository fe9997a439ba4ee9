import type { PromotionOffer } from '../catalogue/promotions.ts'
import { home, homeText } from '../language/home.ts'
import { openEnquiry, useOpenEnquiry } from './features/enquiry/popup-store.ts'
import { startingPrice } from './features/promotions/starting-price.ts'

const ITEM = 'australia'

/** Has the form, while it stays open, show the price of the promotion. */
export function useOpenExpertForm(offer: PromotionOffer): void {
  useOpenEnquiry((item) => (item === ITEM ? { pricing: startingPrice(offer) } : {}))
}

/** Opens the form of the Australia promotion; it closes on a tap beside it (spec 1 §2 "Promotion banners"). */
export function openExpertForm(offer: PromotionOffer): void {
  const t = homeText()
  const pricing = startingPrice(offer)
  openEnquiry({
    item: ITEM,
    form: 'short',
    heading: t.expert,
    title: t.australiaPopup,
    // In English for the desk, in whatever language the page is.
    about: home.australiaPopup,
    destination: 'Australia',
    picture: 'australia',
    ...(pricing && { pricing }),
    confirmClose: false,
  })
}
