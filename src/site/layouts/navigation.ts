/** A line of a menu; `isNew` tags it New. */
export type NavLink = { text: string; href: string; isNew?: boolean }
export type NavGroup = { title: string; links: NavLink[] }
/** A menu entry: a link, or groups of links behind a title. */
export type NavEntry = NavLink | { text: string; href: string; groups: NavGroup[] }

const place = (text: string): NavLink => ({ text, href: `/${text.toLowerCase().replaceAll(' ', '')}` })
const theme = (text: string): NavLink => ({ text, href: `/themes/${text.toLowerCase()}` })
const ALL_PLACES: NavGroup = { title: 'Everywhere', links: [{ text: 'All places', href: '/destinations' }] }
const FAMILY: NavLink = { text: 'Family', href: '/family' }
const HONEYMOON: NavLink = { text: 'Honeymoon', href: '/honeymoon' }

/** Navbar (spec 1 §2 "Navbar"). */
export const navbar: NavEntry[] = [
  { text: 'Home', href: '/' },
  { text: 'About Us', href: '/aboutus' },
  {
    text: 'Destinations',
    href: '/#explore',
    groups: [
      { title: 'Domestic', links: ['Ladakh', 'Kerala', 'Kashmir', 'Andaman', 'Goa'].map(place) },
      {
        title: 'International',
        links: [
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
        ].map(place),
      },
      ALL_PLACES,
    ],
  },
  {
    text: 'Themes',
    href: '/themes',
    groups: [{ title: 'Themes', links: [FAMILY, HONEYMOON, theme('Adventure'), theme('Beach')] }],
  },
  { text: 'Contact', href: '/contact' },
]

/** Slide-in menu up to 768 px (spec 1 §2 "Mobile menu"), with all that the navbar has. */
export const phoneMenu: NavEntry[] = [
  { text: 'Home', href: '/' },
  { text: 'About Us', href: '/aboutus' },
  {
    text: 'Destinations',
    href: '/#explore',
    groups: [
      { title: 'Domestic', links: ['Ladakh', 'Kerala', 'Kashmir', 'Andaman', 'Goa', 'Rajasthan'].map(place) },
      {
        title: 'International',
        links: [
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
        ].map(place),
      },
      ALL_PLACES,
    ],
  },
  {
    text: 'Themes',
    href: '/themes',
    groups: [
      { title: 'Themes', links: [FAMILY, theme('Adventure'), HONEYMOON, theme('Nature'), theme('Beach')] },
    ],
  },
  { text: 'Blogs', href: '/blogs' },
  { text: 'Trip Planner', href: '/trip-planner', isNew: true },
  { text: 'Contact Us', href: '/contact' },
]

/** Link groups of the footer that are only links (spec 1 §2 "Footer"). */
export const footerGroups: NavGroup[] = [
  {
    title: 'India Trips',
    links: ['Ladakh', 'Kerala', 'Kashmir', 'Andaman', 'Goa', 'Himachal', 'Rajasthan'].map(place),
  },
  {
    title: 'International Trips',
    links: ['Dubai', 'Bali', 'Thailand', 'Singapore', 'Vietnam', 'Maldives', 'Europe', 'Australia'].map(
      place,
    ),
  },
  {
    title: 'Special',
    links: [
      { text: 'Family holidays', href: '/family' },
      { text: 'Honeymoons', href: '/honeymoon' },
      { text: 'Themes', href: '/themes' },
      { text: 'Australia offers', href: '/landingpage' },
      { text: 'All destinations', href: '/destinations' },
      { text: 'All packages', href: '/packages' },
      { text: 'Trip planner', href: '/trip-planner' },
      { text: 'Trip videos', href: '/video' },
    ],
  },
  {
    title: 'Quick Links',
    links: [
      { text: 'About us', href: '/aboutus' },
      { text: 'My enquiries', href: '/enquiries' },
      { text: 'Saved for later', href: '/saved' },
      { text: 'Settings', href: '/settings' },
      { text: 'Payments', href: '/payments' },
      { text: 'FAQs', href: '/faqs' },
      { text: 'Blogs', href: '/blogs' },
      { text: 'Book a flight', href: '/FlightForm' },
      { text: 'Terms & Conditions', href: '/terms-conditions' },
      { text: 'Privacy Policy', href: '/privacy-policy' },
      { text: 'Cancellation Policy', href: '/cancellation-policy' },
    ],
  },
]
