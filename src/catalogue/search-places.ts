import type { Catalogue, Package } from '../contract/catalogue.ts'
import { THEMES, type Theme } from '../contract/themes.ts'
import { citiesCovered } from './packages.ts'
import { foldText, tokensOf } from './search-text.ts'
import { UNSOLD_PLACES, type UnsoldPlace } from './search-unsold.ts'
import { EMPTY_WORDS } from './search-words.ts'

/** A place that packages go to, as a traveller may name it. */
export type SoldPlace = {
  /** As shown. */
  label: string
  has: (pkg: Package) => boolean
  /** Part of its destination that only these packages name: who does not want it may want the others. */
  isIn?: (pkg: Package) => boolean
  /** Packages that come before its others. */
  isFirst?: (pkg: Package) => boolean
  /** Themes of at least half of its packages. */
  themes: ReadonlySet<Theme>
}

/** All places by each spelling: folded, without spaces. */
export type Places = { sold: ReadonlyMap<string, SoldPlace>; unsold: ReadonlyMap<string, UnsoldPlace> }

/** Parts of the world by the destinations in them; other spellings follow a colon. */
const PARTS_OF_THE_WORLD = [
  [
    'Asia',
    'bali dubai thailand singapore malaysia hongkong vietnam srilanka nepal bhutan bangkok japan maldives',
  ],
  ['South-East Asia:southeastasia,sea asia', 'bali thailand bangkok singapore malaysia vietnam'],
  ['Middle East:gulf,gulf countries,arab', 'dubai'],
  ['Caucasus:central asia', 'baku'],
  ['Oceania:down under', 'australia new-zealand'],
  ['the Himalaya:himalaya,himalay,himalayas,himalayan', 'himachal kashmir ladakh north nepal bhutan'],
  ['North India:northern india', 'himachal kashmir ladakh rajasthan'],
  ['South India:southern india', 'kerala'],
  ['West India:western india', 'goa rajasthan'],
] as const

/** Destinations in the mountains, and what the name of a package elsewhere says of its hills. */
const MOUNTAINS: readonly string[] = 'himachal kashmir ladakh north nepal bhutan'.split(' ')
/** As the answer names them. */
export const MOUNTAINS_LABEL = 'the mountains'
const MOUNTAIN_NAME = / hills(?= |$)/

/** Most words of a place's name: `Ho Chi Minh City`. */
const MOST_WORDS = 4
const MIN_SHORT_NAME = 5
const KIND_OF_PLACE = / (?:city|valley|bay|highlands|atoll|island)$/

/** A name without spaces and marks: `Đà Nẵng` → `danang`. */
export function compact(name: string): string {
  return tokensOf(name).join('')
}

/** The places that a catalogue sells, and those of the list that it does not. */
export function placesOf({ packages, destinations }: Catalogue): Places {
  const sold = new Map<string, SoldPlace & { keys: Set<string> }>()
  const add = (name: string, label: string, found: readonly Package[], joins: boolean) => {
    const spelling = compact(name)
    const known = sold.get(spelling)
    if (spelling === '' || found.length === 0 || (known && !joins)) return
    const keys = new Set([...(known?.keys ?? []), ...found.map(({ key }) => key)])
    const there = packages.filter(({ key }) => keys.has(key))
    const isUsual = (theme: Theme) => there.filter(({ tags }) => tags.includes(theme)).length * 2 >= keys.size
    sold.set(spelling, {
      label: known?.label ?? label,
      keys,
      has: ({ key }) => keys.has(key),
      themes: new Set(THEMES.filter(isUsual)),
    })
  }
  const at = (slug: string) => packages.filter(({ destination }) => destination === slug)
  const cities = new Map<string, Package[]>()
  for (const pkg of packages)
    for (const { city } of citiesCovered(pkg.destinationCovered)) {
      const found = cities.get(city) ?? []
      if (!found.includes(pkg)) cities.set(city, [...found, pkg])
    }
  // A destination's name comes before a town's, and a town's before another name or the country of a destination.
  for (const { slug, name } of destinations) for (const text of [name, slug]) add(text, name, at(slug), true)
  for (const [city, found] of cities) {
    add(city, city, found, true)
    const short = foldText(city).replace(KIND_OF_PLACE, '')
    if (short.length >= MIN_SHORT_NAME) add(short, city, found, true)
  }
  const others = new Map<string, string>()
  for (const { slug, aliases } of destinations)
    for (const alias of aliases) {
      if (!sold.has(compact(alias))) others.set(alias, slug)
    }
  for (const [alias, slug] of others) {
    add(alias, titled(alias), at(slug), true)
    const place = sold.get(compact(alias))
    const naming = at(slug).filter((pkg) => namesPlace(pkg, alias))
    const isIn = (pkg: Package) => naming.includes(pkg)
    if (place && naming.length > 0) sold.set(compact(alias), { ...place, isIn, isFirst: isIn })
  }
  for (const { slug, country } of destinations) if (country !== 'India') add(country, country, at(slug), true)
  for (const pkg of packages) {
    const place = destinations.find(({ slug }) => slug === pkg.destination)
    if (pkg.country !== place?.country)
      for (const country of pkg.country.split(/, | and /)) add(country, country, [pkg], true)
  }
  for (const [names, slugs] of PARTS_OF_THE_WORLD) {
    const [label = '', ...others] = names.split(/[:,]/)
    const there = slugs.split(' ').flatMap(at)
    for (const name of [label, ...others]) add(name, label, there, false)
  }
  const inMountains = packages.filter(
    ({ packageName, destination }) =>
      MOUNTAINS.includes(destination) || MOUNTAIN_NAME.test(packageName.toLowerCase()),
  )
  add('mountains', MOUNTAINS_LABEL, inMountains, false)
  const mountains = sold.get('mountains')
  if (mountains)
    sold.set('mountains', { ...mountains, isFirst: ({ destination }) => MOUNTAINS.includes(destination) })
  // A package may be named after a place that no route has.
  const named = new Set(packages.flatMap(({ packageName }) => runsOf(tokensOf(packageName))))
  const unsold = new Map([...UNSOLD_PLACES].filter(([name]) => !sold.has(name) && !named.has(name)))
  return { sold, unsold }
}

/** Finds the places in words, also written as one word or as several; the longest name counts. */
export function findPlaces(
  words: readonly string[],
  places: Places,
): { sold: SoldPlace[]; unsold: UnsoldPlace[]; rest: string[] } {
  const found = { sold: new Set<SoldPlace>(), unsold: new Set<UnsoldPlace>(), rest: [] as string[] }
  for (const word of joinPlaces(words, places)) {
    const soldPlace = places.sold.get(word)
    const unsoldPlace = places.unsold.get(word)
    if (soldPlace) found.sold.add(soldPlace)
    else if (unsoldPlace) found.unsold.add(unsoldPlace)
    else found.rest.push(word)
  }
  return { sold: [...found.sold], unsold: [...found.unsold], rest: found.rest }
}

/** The words, each place's name as one: the `mai` of Chiang Mai is no month. */
export function joinPlaces(words: readonly string[], { sold, unsold }: Places): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length; ) {
    let run = words.slice(at, at + MOST_WORDS)
    // `to go` is not Togo.
    const isPlace = (name: string) =>
      (sold.has(name) || unsold.has(name)) && !run.every((word) => EMPTY_WORDS.has(word))
    while (run.length > 1 && !isPlace(run.join(''))) run = run.slice(0, -1)
    joined.push(run.join(''))
    at += run.length
  }
  return joined
}

function namesPlace({ packageName, highlights, overview, itinerary }: Package, name: string): boolean {
  const texts = [packageName, overview, ...highlights, ...itinerary.map(({ title }) => title)]
  return texts.some((text) => text.toLowerCase().includes(name))
}

// All runs of words that may be a place's name, each without spaces.
function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, at) =>
    Array.from({ length: MOST_WORDS }, (_, count) => words.slice(at, at + count + 1).join('')),
  )
}

function titled(text: string): string {
  return text.replaceAll(/(^|[ -])(\p{L})/gu, (all) => all.toUpperCase())
}
