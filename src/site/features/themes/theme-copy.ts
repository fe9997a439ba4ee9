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
    text: 'High passes, reefs, dunes and root bridges, with the rest day where the body needs it.',
    picture: 'ladakh',
  },
  {
    slug: 'beach',
    name: 'Beach',
    title: 'Beach trips',
    text: 'Sand you can walk to before breakfast, and an honest word on which month the sea is calm.',
    picture: 'goa',
  },
  {
    slug: 'nature',
    name: 'Nature',
    title: 'Nature trips',
    text: 'Tea slopes, backwaters, rainforest and snow, at the pace of people who like to look.',
    picture: 'kerala',
  },
  {
    slug: 'family',
    name: 'Family',
    title: 'Family trips',
    text: 'Short drives, connecting rooms, and days that leave an hour for the pool.',
    picture: 'family',
    page: '/family',
  },
  {
    slug: 'honeymoon',
    name: 'Honeymoon',
    title: 'Honeymoon trips',
    text: 'The room with the view, the dinner on the sand, nobody to meet at nine.',
    picture: 'honeymoon',
    page: '/honeymoon',
  },
]

/** Finds the theme of a URL segment, ignoring case. */
export function findTheme(segment: string): ThemeCopy | undefined {
  return themes.find(({ slug }) => slug === segment.toLowerCase())
}
