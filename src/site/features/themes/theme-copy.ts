import type { Theme } from '../../../contract/themes.ts'

/** The texts of the theme pages. `page` is the theme's own landing page where it has one. */
export type ThemeCopy = {
  slug: Theme
  name: string
  /** Heading of the theme's list. */
  title: string
  text: string
  picture: string
  page?: string
}

/** The five themes of the menus (spec 1 §2 "Navbar", "Mobile menu"). */
export const themes: readonly ThemeCopy[] = [
  {
    slug: 'adventure',
    name: 'Adventure',
    title: 'Adventure trips',
    text: 'Mountain passes, diving, deserts and treks.',
    picture: 'ladakh',
  },
  {
    slug: 'beach',
    name: 'Beach',
    title: 'Beach trips',
    text: 'Islands, coasts and days by the sea.',
    picture: 'goa',
  },
  {
    slug: 'nature',
    name: 'Nature',
    title: 'Nature trips',
    text: 'Tea gardens, backwaters, rainforests and mountains.',
    picture: 'kerala',
  },
  {
    slug: 'family',
    name: 'Family',
    title: 'Family trips',
    text: 'Packages that suit parents, children and grandparents.',
    picture: 'family',
    page: '/family',
  },
  {
    slug: 'honeymoon',
    name: 'Honeymoon',
    title: 'Honeymoon trips',
    text: 'Packages for two, in India and abroad.',
    picture: 'honeymoon',
    page: '/honeymoon',
  },
]

/** Finds the theme of a URL segment, ignoring case. */
export function findTheme(segment: string): ThemeCopy | undefined {
  return themes.find(({ slug }) => slug === segment.toLowerCase())
}
