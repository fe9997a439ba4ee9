// Both stand on the home page one after the other: one file.
export { AustraliaPromotion } from './australia-promotion.tsx'
export { GroupOffer } from './group-offer.tsx'
