import { brand } from '../../../brand.ts'
import type { IconName } from '../../../ui/icon.tsx'

/** The home page's title; the reviews widget also sets it as the title of its page (spec 1 §2). */
export const TRAVEL_EXPERIENCE_TITLE = 'Travel experiences and holiday packages from India'

/** Explore Destinations: the two large tiles first (spec 1 §9). */
export const exploreTiles = [
  { location: 'Europe', url: '/europe', picture: 'europe' },
  { location: 'Australia', url: '/australia', picture: 'australia' },
  { location: 'Japan', url: '/japan', picture: 'japan' },
  { location: 'New Zealand', url: '/new-zealand', picture: 'new-zealand' },
  { location: 'Turkey', url: '/turkey', picture: 'turkey' },
  { location: 'South Africa', url: '/southAfrica', picture: 'southafrica' },
] as const

/** The three posters of the top banner; the middle one is the page's largest paint. */
export const openingPosters = [
  { place: 'Ladakh', href: '/ladakh', picture: 'ladakh' },
  { place: 'Bali', href: '/bali', picture: 'bali' },
  { place: 'Dubai', href: '/dubai', picture: 'dubai' },
] as const

/** Hero slideshow: seven slides; phones get the tall crop of each picture (spec 1 §2, §9). */
export const heroSlides = [
  { picture: 'kashmir', words: 'A shikara before breakfast', place: 'Kashmir', href: '/kashmir' },
  { picture: 'maldives', words: 'A ladder into the lagoon', place: 'Maldives', href: '/maldives' },
  { picture: 'vietnam', words: 'A night among the islands of Ha Long', place: 'Vietnam', href: '/vietnam' },
  { picture: 'kerala', words: 'The backwaters from your own deck', place: 'Kerala', href: '/kerala' },
  { picture: 'singapore', words: 'Supper under the supertrees', place: 'Singapore', href: '/singapore' },
  { picture: 'turkey', words: 'Cappadocia from a basket', place: 'Turkey', href: '/turkey' },
  { picture: 'thailand', words: 'Longtails, limestone, lunch', place: 'Thailand', href: '/thailand' },
] as const

/** Popular Destinations, in the spec's order. */
export const popularDestinations = [
  { name: 'Dubai', href: '/dubai', picture: 'dubai' },
  { name: 'Thailand', href: '/thailand', picture: 'thailand' },
  { name: 'Singapore', href: '/singapore', picture: 'singapore' },
  { name: 'Malaysia', href: '/malaysia', picture: 'malaysia' },
  { name: 'Bali', href: '/bali', picture: 'bali' },
  { name: 'Hong Kong', href: '/hongkong', picture: 'hongkong' },
  { name: 'Europe', href: '/europe', picture: 'europe' },
  { name: 'Vietnam', href: '/vietnam', picture: 'vietnam' },
  { name: 'Australia', href: '/australia', picture: 'australia' },
] as const

/** The five promotional banners and their routes. */
export const banners = [
  {
    route: '/bali',
    picture: 'bali',
    title: 'Bali, twice as slow',
    words: 'Temples at dawn, Uluwatu at dusk',
  },
  {
    route: '/vietnam',
    picture: 'vietnam',
    title: 'All of Vietnam',
    words: 'Hanoi, the bay, Hoi An and the delta',
  },
  {
    route: '/turkey',
    picture: 'turkey',
    title: 'Turkey by air balloon',
    words: 'Istanbul, Cappadocia, Pamukkale',
  },
  { route: '/europe', picture: 'europe', title: 'Europe, one visa', words: 'Alps, lakes and seven cities' },
  {
    route: '/baku',
    picture: 'baku',
    title: 'Baku for a long weekend',
    words: 'Flame Towers and fire on a hillside',
  },
] as const

const { travellers, concierge, years, rating } = brand.claims

/** The five trust badges (spec 1 §1, §2): a figure in a flower, and its label. */
export const trustBadges: readonly { figure: string; icon?: IconName; title: string; text: string }[] = [
  {
    figure: travellers,
    title: 'Happy travellers',
    text: 'families, couples and groups',
  },
  {
    figure: '★',
    icon: 'star',
    title: 'Care on the road',
    text: 'on-ground support during your trip',
  },
  { figure: concierge, title: 'Customer service', text: 'by phone, e-mail and WhatsApp' },
  { figure: years, title: 'Years of experience', text: 'planning holidays from Mumbai and Ahmedabad' },
  { figure: String(rating), title: 'Traveller rating', text: 'out of 5' },
]
