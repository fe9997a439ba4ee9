import { englishLang } from '../../language/current.ts'
import { layoutText } from '../../language/layout.ts'

/** A line of a menu; `isNew` tags it New, `lang` says that it is not in the page's language, `picture` is its scene. */
export type NavLink = {
  text: string
  href: string
  isNew?: boolean
  lang?: 'en' | undefined
  picture?: string
}
export type NavGroup = { title: string; links: NavLink[] }
/** A menu entry: a link, or groups of links behind a title. */
export type NavEntry = NavLink | { text: string; id: string; groups: NavGroup[] }

// Names of places are those of the catalogue, which is in English.
function place(text: string): NavLink {
  const slug = text.toLowerCase().replaceAll(' ', '')
  return { text, href: `/${slug}`, lang: englishLang(), picture: slug }
}

const theme = (name: 'adventure' | 'beach' | 'nature'): NavLink => ({
  text: layoutText()[name],
  href: `/themes/${name}`,
})

function destinations(domestic: string[], international: string[]): NavEntry {
  const t = layoutText()
  return {
    text: t.destinations,
    id: 'destinations',
    groups: [
      { title: t.domestic, links: domestic.map(place) },
      { title: t.international, links: international.map(place) },
      { title: t.everywhere, links: [{ text: t.allPlaces, href: '/destinations' }] },
    ],
  }
}

function themes(links: (t: { family: NavLink; honeymoon: NavLink }) => NavLink[]): NavEntry {
  const t = layoutText()
  const family = { text: t.family, href: '/family' }
  const honeymoon = { text: t.honeymoon, href: '/honeymoon' }
  return { text: t.themes, id: 'themes', groups: [{ title: t.themes, links: links({ family, honeymoon }) }] }
}

/** Navbar (spec 1 §2 "Navbar"). */
export function navbar(): NavEntry[] {
  const t = layoutText()
  return [
    { text: t.home, href: '/' },
    { text: t.about, href: '/aboutus' },
    destinations(
      ['Ladakh', 'Kerala', 'Kashmir', 'Andaman', 'Goa'],
      [
        'Dubai',
        'Thailand',
        'Singapore',
        'Malaysia',
        'Bali',
        'Hong Kong',
        'Europe',
        'Vietnam',
        'Maldives',
        'Australia',
        'Mauritius',
        'Japan',
      ],
    ),
    themes(({ family, honeymoon }) => [family, honeymoon, theme('adventure'), theme('beach')]),
    { text: t.contact, href: '/contact' },
  ]
}

/** Slide-in menu up to 768 px (spec 1 §2 "Mobile menu"), with all that the navbar has. */
export function phoneMenu(): NavEntry[] {
  const t = layoutText()
  return [
    { text: t.home, href: '/' },
    { text: t.about, href: '/aboutus' },
    destinations(
      ['Ladakh', 'Kerala', 'Kashmir', 'Andaman', 'Goa', 'Rajasthan'],
      [
        'Europe',
        'Dubai',
        'Bali',
        'Maldives',
        'Vietnam',
        'Singapore',
        'Malaysia',
        'Thailand',
        'Mauritius',
        'Hong Kong',
        'Australia',
        'Japan',
      ],
    ),
    themes(({ family, honeymoon }) => [
      family,
      theme('adventure'),
      honeymoon,
      theme('nature'),
      theme('beach'),
    ]),
    { text: t.blogs, href: '/blogs' },
    { text: t.tripPlanner, href: '/trip-planner', isNew: true },
    { text: t.contactUs, href: '/contact' },
  ]
}

/** Link groups of the footer that are only links (spec 1 §2 "Footer"). */
export function footerGroups(): NavGroup[] {
  const t = layoutText()
  return [
    {
      title: t.indiaTrips,
      links: ['Ladakh', 'Kerala', 'Kashmir', 'Andaman', 'Goa', 'Himachal', 'Rajasthan'].map(place),
    },
    {
      title: t.internationalTrips,
      links: ['Dubai', 'Bali', 'Thailand', 'Singapore', 'Vietnam', 'Maldives', 'Europe', 'Australia'].map(
        place,
      ),
    },
    {
      title: t.special,
      links: [
        { text: t.familyHolidays, href: '/family' },
        { text: t.honeymoons, href: '/honeymoon' },
        { text: t.themes, href: '/themes' },
        { text: t.australiaOffers, href: '/landingpage' },
        { text: t.allDestinations, href: '/destinations' },
        { text: t.allPackages, href: '/packages' },
        { text: t.tripPlannerPage, href: '/trip-planner' },
        { text: t.tripVideos, href: '/video' },
      ],
    },
    {
      title: t.quickLinks,
      links: [
        { text: t.aboutPage, href: '/aboutus' },
        { text: t.myEnquiries, href: '/enquiries' },
        { text: t.savedForLater, href: '/saved' },
        { text: t.settings, href: '/settings' },
        { text: t.payments, href: '/payments' },
        { text: t.faqs, href: '/faqs' },
        { text: t.blogs, href: '/blogs' },
        { text: t.bookFlight, href: '/FlightForm' },
        { text: t.terms, href: '/terms-conditions' },
        { text: t.privacy, href: '/privacy-policy' },
        { text: t.cancellation, href: '/cancellation-policy' },
      ],
    },
  ]
}
