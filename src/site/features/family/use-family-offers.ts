import { useState } from 'react'
import type { Party } from '../../../catalogue/party-price.ts'
import { partyPriceText } from '../../../language/party-text.ts'
import type { Offer } from '../../../ui/offer-card.tsx'
import type { FamilyOffer } from './family-packages.ts'

/** Until the traveller says who travels. */
const FAMILY: Party = { adults: 2, children: 2 }

/** The family that prices are for, and cards that say what it pays. */
export function useFamilyOffers() {
  const [party, setParty] = useState(FAMILY)
  const priced = ({ prices, gst, ...offer }: FamilyOffer): Offer => {
    const text = partyPriceText({ totalPackagePrice: offer.price, prices, gst }, party)
    return { ...offer, info: [...(text ? [{ icon: 'people' as const, text }] : []), ...offer.info] }
  }
  return { party, setParty, priced }
}
