/** Moods a package can be filtered by (spec 1 §2, themes menus). */
export const THEMES = ['family', 'honeymoon', 'adventure', 'beach', 'nature'] as const
export type Theme = (typeof THEMES)[number]

/** What a package can include, in the order the page lists it (spec 2 §3 "includes"). */
export const INCLUDES = ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'] as const
export type Include = (typeof INCLUDES)[number]
