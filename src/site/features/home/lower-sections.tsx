import { lazyIsland } from '../../../ui/lazy-island.tsx'

const load = () => import('./lower-sections.island.tsx')

export const BannerSlider = lazyIsland(() => load().then(({ BannerSlider }) => BannerSlider))
export const Diaries = lazyIsland(() => load().then(({ Diaries }) => Diaries))
export const Gallery = lazyIsland(() => load().then(({ Gallery }) => Gallery))
export const IndiaOffers = lazyIsland(() => load().then(({ IndiaOffers }) => IndiaOffers))
export const Journeys = lazyIsland(() => load().then(({ Journeys }) => Journeys))
export const OurPlaces = lazyIsland(() => load().then(({ OurPlaces }) => OurPlaces))
export const PopularDestinations = lazyIsland(() => load().then((sections) => sections.PopularDestinations))
export const Reviews = lazyIsland(() => load().then(({ Reviews }) => Reviews))
export const TrendingOffers = lazyIsland(() => load().then(({ TrendingOffers }) => TrendingOffers))
export const WhyUs = lazyIsland(() => load().then(({ WhyUs }) => WhyUs))
