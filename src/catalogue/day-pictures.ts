import type { ItineraryDay, Package } from '../contract/catalogue.ts'

/** The picture of a day: its name, and the frame it is rendered in. */
export type DayPicture = { name: string; frame: 'square' | 'tall' }

/** Words that speak of a thing to do, by the first part of its picture's name (`snorkel-bali`). */
const WORDS: Record<string, RegExp> = {
  aquarium: /aquarium|underwater zoo/i,
  balloon: /balloon/i,
  bazaar: /bazaar|souk|market|shopping|bargain|stalls/i,
  beach: /beach|swim|sea|sunset|coast|penguin/i,
  'bike-ride': /motorbike|bike|cycl|bicycle|la pass|khardung|chang la|tuk-tuk/i,
  'cable-car': /cable car|gondola|ropeway|fansipan|funicular|the peak/i,
  camel: /camel/i,
  camp: /camp|tent/i,
  cave: /cave|grotto|glow-?worm/i,
  church: /church|basilica|cathedral/i,
  cruise: /cruise|ferry|catamaran|boat|aboard|dhow|harbour|canal|river/i,
  dance: /dance|kecak|kathakali|theyyam|festival|māori|folk/i,
  desert: /desert|dune/i,
  dinner: /dinner|supper/i,
  elephant: /elephant/i,
  fort: /fort\b|forts|castle|citadel|mehrangarh|amber|rock fortress|sigiriya/i,
  garden: /garden|orchid|tulip|flower|park/i,
  houseboat: /houseboat|backwater|on board|shikara/i,
  'island-hop': /island|sandbank|atoll|longtail/i,
  kayak: /kayak|canoe|basket boat|mangrove/i,
  lake: /lake|pangong|tsomgo|umiam|phewa|dal\b/i,
  monastery: /monastery|gompa|tiger’s nest|dzong|rumtek|thiksey|tabo|key\b/i,
  mosque: /mosque|blue mosque|domes/i,
  museum: /museum|louvre|gallery|cellular jail/i,
  'old-town': /old town|old city|old quarter|fort kochi|quarter|hoi an|on foot|lanes|thamel|patan/i,
  palace: /palace|topkapi|versailles/i,
  paraglide: /paraglid|billing/i,
  rafting: /raft/i,
  'rice-terrace': /rice|terrace|muong hoa/i,
  safari: /safari|game drive|tiger|rhino|kruger|jungle|wildlife|animals|chital|night zoo/i,
  scuba: /dive|diving|scuba|reef/i,
  ski: /ski|snow|shahdag/i,
  skyline: /tower|skyline|burj|observation|downtown|sky\b|city of/i,
  snorkel: /snorkel|turtle|coral|lagoon|nusa penida/i,
  spa: /spa\b|massage|ayurved|hammam|hot spring|onsen|thermal/i,
  spice: /spice|cardamom|pepper/i,
  'street-food': /street food|noodle|hawker|night market|kaya toast|small plates|food/i,
  surf: /surf|waves|kuta/i,
  'tea-garden': /tea /i,
  temple: /temple|shrine|wat\b|mandir|aarti|spring|pagoda|kamakhya|ateshgah/i,
  'theme-park': /theme park|disney|universal|water park|waterbom|slides|legoland|ferrari/i,
  train: /train|railway|rail\b|shinkansen|tgv|eurostar/i,
  trek: /trek|hike|walk|trail|climb|ridge|nongriat/i,
  volcano: /volcano|batur|crater|mud volc|geyser/i,
  waterfall: /waterfall|falls\b/i,
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
    const capital = words.map((word) => (word[0] ?? '').toUpperCase() + word.slice(1))
    // Somebody else's sight must be named as a place: "Sky Bridge", not any bridge in the sky.
    const phrase = isOwn ? new RegExp(words.join('[ -]'), 'i') : new RegExp(`\\b${capital.join('[ -]')}\\b`)
    return (phrase.test(title) ? SIGHT_WEIGHT + TITLE_WEIGHT : 0) + (phrase.test(text) ? SIGHT_WEIGHT : 0)
  }
  const words = WORDS[base]
  if (!words) return 0
  // Whole words or their beginnings: crafts are no rafts.
  const begins = `\\b(?:${words.source})`
  const hits = text.match(new RegExp(begins, 'gi'))?.length ?? 0
  return (new RegExp(begins, 'i').test(title) ? TITLE_WEIGHT : 0) + Math.min(hits, 2)
}
