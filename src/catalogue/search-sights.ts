/**
 * Sights that travellers ask for by name, with the town or destination they are in: most of them are in no package's text, and
 * some words of their names mean something else. A line is the place and its sights.
 */
const SIGHTS = `
gangtok: nathula, nathu la, tsomgo lake, changu lake, baba mandir
lachung: gurudongmar, zero point sikkim
tawang: sela pass, madhuri lake
srinagar: shankaracharya, hazratbal, tulip garden, tulip festival, char chinar
ladakh: tso moriri, tsomoriri, hanle, zanskar, chadar trek, rancho school
dharamshala: dalai lama, triund
amritsar: wagah, wagah border, attari border, jallianwala bagh, golden temple
kerala: athirappilly, athirapally, vagamon, poovar
kannur: bekal
goa: casino cruise, tito lane, saturday night market
andaman: baratang, barren island, mud volcano andaman, elephant beach
jaipur: pink city
jaisalmer: golden city
udaipur: city of lakes, lake city, kumbhalgarh, chittorgarh, nathdwara, ranakpur
jodhpur: osian, blue city
kathmandu: everest view, everest flight, mountain flight
nepal: muktinath, lumbini, janakpur, everest base camp
srilanka: yala, ashok vatika, adams bridge
bali: gates of heaven, lempuyang, gili islands, gili trawangan, bali swing, monkey forest, mount agung
singapore: marina bay sands, gardens by the bay, night safari, merlion
kuala lumpur: sunway lagoon, cameron highlands, putrajaya, twin towers
thailand: tiger kingdom, maya bay, similan islands, full moon party
pattaya: alcazar show, tiffany show, nong nooch
bangkok: safari world, khao san road, chatuchak
hong kong: victoria peak, peak tram, lantau
phu quoc: vinwonders, vinpearl
dubai: imagine show, legoland dubai, ski dubai, la perle
abu dhabi: warner bros world, yas island, louvre abu dhabi
konya: whirling dervishes, rumi
istanbul: grand bazaar, galata tower
paris: louvre, moulin rouge, seine cruise
lucerne: rhine falls, swarovski
amsterdam: keukenhof, tulip fields
sydney: blue mountains, bondi beach, harbour bridge climb
australia: uluru, ayers rock, kangaroo island
new zealand: hobbit, lord of the rings
kyoto: arashiyama, bamboo grove, bamboo forest
tokyo: shibuya, tokyo disneyland, disneysea, akihabara
japan: bullet train, shinkansen
south africa: big five, shark cage diving
le morne: underwater waterfall
mauritius: grand bassin, ganga talao, undersea walk
maldives: underwater restaurant, bioluminescent beach, floating breakfast
`

const MOST_WORDS = 4

/** The place of each sight by its name without spaces. */
const PLACE_OF = new Map(
  SIGHTS.trim()
    .split('\n')
    .flatMap((line) => {
      const [place = '', sights = ''] = line.split(': ')
      return sights.split(', ').map((sight) => [sight.replaceAll(' ', ''), place.split(' ')] as const)
    }),
)

/** All words of the sights' names, which are spelled as they should be. */
export const SIGHT_WORDS: ReadonlySet<string> = new Set(
  SIGHTS.trim()
    .split('\n')
    .flatMap((line) => (line.split(': ')[1] ?? '').split(/,? /)),
)

/** The words of the sights named in a text, and those of the places that they are in. */
export function readSights(tokens: readonly string[]): { words: string[]; places: string[] } {
  const read = { words: [] as string[], places: [] as string[] }
  for (let at = 0; at < tokens.length; at++)
    for (let end = Math.min(at + MOST_WORDS, tokens.length); end > at; end--) {
      const run = tokens.slice(at, end)
      const place = PLACE_OF.get(run.join(''))
      if (!place) continue
      read.words.push(...run)
      read.places.push(...place)
      break
    }
  return read
}
