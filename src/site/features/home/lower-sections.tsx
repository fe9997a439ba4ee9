import { lazyIsland } from '../../../ui/lazy-island.tsx'

/** On a phone, the first of these sections begins about a fifth of a screen below the first screen, so it is not part of it. */
const MARGIN = '150px'

const load = () => import('./lower-sections.island.tsx')

export const BannerSlider = lazyIsland(() => load().then(({ BannerSlider }) => BannerSlider), MARGIN)
export const Diaries = lazyIsland(() => load().then(({ Diaries }) => Diaries), MARGIN)
export const Gallery = lazyIsland(() => load().then(({ Gallery }) => Gallery), MARGIN)
export const IndiaOffers = lazyIsland(() => load().then(({ IndiaOffers }) => IndiaOffers), MARGIN)
export const Journeys = lazyIsland(() => load().then(({ Journeys }) => Journeys), MARGIN)
export const OurPlaces = lazyIsland(() => load().then(({ OurPlaces }) => OurPlaces), MARGIN)
export const PopularDestinations = lazyIsland(
  () => load().then((sections) => sections.PopularDestinations),
  MARGIN,
)
export const Reviews = lazyIsland(() => load().then(({ Reviews }) => Reviews), MARGIN)
export const TrendingOffers = lazyIsland(() => load().then(({ TrendingOffers }) => TrendingOffers), MARGIN)
export const WhyUs = lazyIsland(() => load().then(({ WhyUs }) => WhyUs), MARGIN)
