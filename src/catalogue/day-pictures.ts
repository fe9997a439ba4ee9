import type { ItineraryDay, Package } from '../contract/catalogue.ts'

/** The picture of a day: its name, and the frame it is rendered in. */
export type DayPicture = { name: string; frame: 'square' | 'tall' }

/**
 * Words that name a thing to do, whole or their beginnings (crafts are no rafts), by the first part of its picture's
 * name (`snorkel-bali`).
 */
const WORDS: Record<string, RegExp> = {
  aquarium: /\b(?:aquarium|underwater zoo)/gi,
  balloon: /\b(?:balloon)/gi,
  bazaar: /\b(?:bazaar|souk|market|shopping|bargain|stalls)/gi,
  beach: /\b(?:beach|swim|sea|sunset|coast|penguin)/gi,
  'bike-ride': /\b(?:motorbike|bike|cycl|bicycle|la pass|khardung|chang la|tuk-tuk)/gi,
  'cable-car': /\b(?:cable car|gondola|ropeway|fansipan|funicular|the peak)/gi,
  camel: /\b(?:camel)/gi,
  camp: /\b(?:camp|tent)/gi,
  cave: /\b(?:cave|grotto|glow-?worm)/gi,
  church: /\b(?:church|basilica|cathedral)/gi,
  cruise: /\b(?:cruise|ferry|catamaran|boat|aboard|dhow|harbour|canal|river)/gi,
  dance: /\b(?:dance|kecak|kathakali|theyyam|festival|māori|folk)/gi,
  desert: /\b(?:desert|dune)/gi,
  dinner: /\b(?:dinner|supper)/gi,
  elephant: /\b(?:elephant)/gi,
  fort: /\b(?:fort\b|forts|castle|citadel|mehrangarh|amber|rock fortress|sigiriya)/gi,
  garden: /\b(?:garden|orchid|tulip|flower|park)/gi,
  houseboat: /\b(?:houseboat|backwater|on board|shikara)/gi,
  'island-hop': /\b(?:island|sandbank|atoll|longtail)/gi,
  kayak: /\b(?:kayak|canoe|basket boat|mangrove)/gi,
  lake: /\b(?:lake|pangong|tsomgo|umiam|phewa|dal\b)/gi,
  monastery: /\b(?:monastery|gompa|tiger’s nest|dzong|rumtek|thiksey|tabo|key\b)/gi,
  mosque: /\b(?:mosque|blue mosque|domes)/gi,
  museum: /\b(?:museum|louvre|gallery|cellular jail)/gi,
  'old-town': /\b(?:old town|old city|old quarter|fort kochi|quarter|hoi an|on foot|lanes|thamel|patan)/gi,
  palace: /\b(?:palace|topkapi|versailles)/gi,
  paraglide: /\b(?:paraglid|billing)/gi,
  rafting: /\b(?:raft)/gi,
  'rice-terrace': /\b(?:rice|terrace|muong hoa)/gi,
  safari: /\b(?:safari|game drive|tiger|rhino|kruger|jungle|wildlife|animals|chital|night zoo)/gi,
  scuba: /\b(?:dive|diving|scuba|reef)/gi,
  ski: /\b(?:ski|snow|shahdag)/gi,
  skyline: /\b(?:tower|skyline|burj|observation|downtown|sky\b|city of)/gi,
  snorkel: /\b(?:snorkel|turtle|coral|lagoon|nusa penida)/gi,
  spa: /\b(?:spa\b|massage|ayurved|hammam|hot spring|onsen|thermal)/gi,
  spice: /\b(?:spice|cardamom|pepper)/gi,
  'street-food': /\b(?:street food|noodle|hawker|night market|kaya toast|small plates|food)/gi,
  surf: /\b(?:surf|waves|kuta)/gi,
  'tea-garden': /\b(?:tea )/gi,
  temple: /\b(?:temple|shrine|wat\b|mandir|aarti|spring|pagoda|kamakhya|ateshgah)/gi,
  'theme-park': /\b(?:theme park|disney|universal|water park|waterbom|slides|legoland|ferrari)/gi,
  train: /\b(?:train|railway|rail\b|shinkansen|tgv|eurostar)/gi,
  trek: /\b(?:trek|hike|walk|trail|climb|ridge|nongriat)/gi,
  volcano: /\b(?:volcano|batur|crater|mud volc|geyser)/gi,
  waterfall: /\b(?:waterfall|falls\b)/gi,
}

/** A day's title says more than its text. */
const TITLE_WEIGHT = 3
/** A sight that the day names outweighs a thing one can do in many places. */
const SIGHT_WEIGHT = 8

/**
 * One picture for each day of an itinerary, chosen by what is done there: sights that the day names, then the things to
 * do of the destination, each once; then the destination and the package's own picture.
 * `motifs` are square pictures named `<thing to do>-<destination>`, `sights` tall ones named `<sight>-<destination>`.
 */
export function dayPictures(
  { destination, itinerary, packageImage }: Pick<Package, 'destination' | 'itinerary' | 'packageImage'>,
  motifs: readonly string[],
  sights: readonly string[],
): DayPicture[] {
  const own = `-${destination}`
  const candidates: DayPicture[] = [
    ...motifs.filter((name) => name.endsWith(own)).map((name) => ({ name, frame: 'square' as const })),
    ...sights.filter((name) => name.endsWith(own)).map((name) => ({ name, frame: 'tall' as const })),
  ]
  const scored = itinerary
    .flatMap((day, at) =>
      candidates.map((picture) => ({
        at,
        picture,
        score: score(day, picture, destination, picture.name === packageImage),
      })),
    )
    .filter((pair) => pair.score > 0)
    .sort((a, b) => b.score - a.score)
  const chosen = new Map<number, DayPicture>()
  const used = new Set<string>()
  for (const { at, picture } of scored) {
    if (chosen.has(at) || used.has(picture.name)) continue
    chosen.set(at, picture)
    used.add(picture.name)
  }
  // A day without an activity of its own, such as the way home: the destination and the package take turns.
  const others: DayPicture[] = [
    { name: destination, frame: 'square' },
    ...(packageImage === destination || used.has(packageImage)
      ? []
      : [{ name: packageImage, frame: 'tall' as const }]),
  ]
  const left = candidates.filter(({ name, frame }) => frame === 'square' && !used.has(name))
  let before: DayPicture | undefined
  let next = 0
  return itinerary.map((_, at) => {
    const fallback = others[next % others.length] as DayPicture
    const picture = chosen.get(at) ?? (before?.name === fallback.name ? left.shift() : undefined) ?? fallback
    if (picture === fallback) next++
    before = picture
    return picture
  })
}

function score(
  { title, activities }: ItineraryDay,
  { name, frame }: DayPicture,
  destination: string,
  isOwn: boolean,
): number {
  const base = name.slice(0, -destination.length - 1)
  const text = activities.join(' ')
  if (frame === 'tall') {
    const words = base.split('-')
    // Somebody else's sight must be named as a place: "Sky Bridge", not any bridge in the sky.
    const capital = words.map((word) => (word[0] ?? '').toUpperCase() + word.slice(1))
    const names = (said: string) =>
      isOwn
        ? plainWords(said.toLowerCase()).includes(words.join(' '))
        : plainWords(said).includes(` ${capital.join(' ')} `)
    return (names(title) ? SIGHT_WEIGHT + TITLE_WEIGHT : 0) + (names(text) ? SIGHT_WEIGHT : 0)
  }
  const words = WORDS[base]
  if (!words) return 0
  const hits = text.match(words)?.length ?? 0
  return (title.match(words) ? TITLE_WEIGHT : 0) + Math.min(hits, 2)
}

/** The words of a text with one space around each. */
function plainWords(text: string): string {
  return ` ${text.replaceAll(/[^\p{L}\d]+/gu, ' ')} `
}
