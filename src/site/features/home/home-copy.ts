import { brand } from '../../../brand.ts'
import { gallery } from '../../../content/copy/gallery.ts'
import { journeys } from '../../../content/copy/journeys.ts'
import { ourPlaces } from '../../../content/copy/our-places.ts'
import { australiaPictures, groupPicture } from '../../../content/copy/promotions.ts'
import type { IconName } from '../../../ui/icon.tsx'

/** Explore Destinations: the two large tiles first (spec 1 §9). */
export const exploreTiles = [
  { location: 'Europe', slug: 'europe', url: '/europe', picture: 'charles-bridge-europe' },
  { location: 'Australia', slug: 'australia', url: '/australia', picture: 'australia' },
  { location: 'Japan', slug: 'japan', url: '/japan', picture: 'japan' },
  { location: 'New Zealand', slug: 'new-zealand', url: '/new-zealand', picture: 'new-zealand' },
  { location: 'Turkey', slug: 'turkey', url: '/turkey', picture: 'old-harbour-turkey' },
  { location: 'South Africa', slug: 'southafrica', url: '/southAfrica', picture: 'southafrica' },
] as const

/** The three posters of the top banner; the middle one is the page's largest paint. */
export const openingPosters = [
  { place: 'Ladakh', href: '/ladakh', picture: 'ladakh' },
  { place: 'Bali', href: '/bali', picture: 'bali' },
  { place: 'Dubai', href: '/dubai', picture: 'dubai' },
] as const

/** Hero slideshow: seven slides; phones get the tall crop of each picture (spec 1 §2, §9). */
export const heroSlides = [
  { picture: 'kashmir', words: 'A shikara ride on Dal Lake', place: 'Kashmir', href: '/kashmir' },
  { picture: 'maldives', words: 'Water villas in the lagoon', place: 'Maldives', href: '/maldives' },
  { picture: 'vietnam', words: 'An overnight cruise on Ha Long Bay', place: 'Vietnam', href: '/vietnam' },
  { picture: 'kerala', words: 'A houseboat on the backwaters', place: 'Kerala', href: '/kerala' },
  { picture: 'singapore', words: 'Gardens by the Bay at night', place: 'Singapore', href: '/singapore' },
  { picture: 'turkey', words: 'A hot-air balloon over Cappadocia', place: 'Turkey', href: '/turkey' },
  { picture: 'thailand', words: 'Longtail boats and limestone cliffs', place: 'Thailand', href: '/thailand' },
] as const

/** Popular Destinations, in the spec's order. */
export const popularDestinations = [
  { name: 'Dubai', href: '/dubai', picture: 'palm-palace-dubai' },
  { name: 'Thailand', href: '/thailand', picture: 'doi-suthep-thailand' },
  { name: 'Singapore', href: '/singapore', picture: 'sentosa-singapore' },
  { name: 'Malaysia', href: '/malaysia', picture: 'malaysia' },
  { name: 'Bali', href: '/bali', picture: 'kelingking-bali' },
  { name: 'Hong Kong', href: '/hongkong', picture: 'hongkong' },
  { name: 'Europe', href: '/europe', picture: 'colosseum-europe' },
  { name: 'Vietnam', href: '/vietnam', picture: 'golden-bridge-vietnam' },
  { name: 'Australia', href: '/australia', picture: 'barrier-reef-australia' },
] as const

/** The five promotional banners and their routes. */
export const banners = [
  {
    route: '/bali',
    picture: 'ulun-danu-bali',
    title: 'Bali',
    words: 'Beaches, rice terraces and temples',
  },
  {
    route: '/vietnam',
    picture: 'hoi-an-vietnam',
    title: 'Vietnam',
    words: 'Hanoi, Ha Long Bay, Hoi An and the Mekong delta',
  },
  {
    route: '/turkey',
    picture: 'pamukkale-turkey',
    title: 'Turkey',
    words: 'Istanbul, Cappadocia, Pamukkale',
  },
  { route: '/europe', picture: 'europe', title: 'Europe', words: 'The Alps, lakes and famous cities' },
  {
    route: '/baku',
    picture: 'baku',
    title: 'Baku',
    words: 'Flame Towers, the old town and the burning hillside',
  },
] as const

/** Every picture the home page shows whatever is sold; no two of them show one scene, and no package of its sliders shows one of them. */
export const homePictures: readonly string[] = [
  ...[openingPosters, exploreTiles, heroSlides, ourPlaces, popularDestinations, banners, gallery].flatMap(
    (pictures) => pictures.map(({ picture }) => picture),
  ),
  ...journeys.map(({ thumbnail }) => thumbnail),
  ...australiaPictures,
  groupPicture,
]

const { travellers, concierge, years, rating } = brand.claims

/** The five trust badges (spec 1 §1, §2): a figure in a flower; its label is a message. */
export const trustBadges: readonly { figure: string; icon?: IconName; name: TrustBadge }[] = [
  { figure: travellers, name: 'travellers' },
  { figure: '★', icon: 'shield', name: 'care' },
  { figure: concierge, name: 'service' },
  { figure: years, name: 'years' },
  { figure: String(rating), name: 'rating' },
]
type TrustBadge = 'travellers' | 'care' | 'service' | 'years' | 'rating'
