import type { Scene } from '../scene.ts'
import { camel, desert, elephant, safari } from './beasts.ts'
import {
  church,
  fort,
  monastery,
  mosque,
  museum,
  oldTown,
  palace,
  skyline,
  temple,
  themePark,
} from './built.ts'
import { balloon, bikeRide, cableCar, camp, cave, paraglide, ski, train, trek, volcano } from './heights.ts'
import type { Motif } from './kit.ts'
import { inkOf, placeOf, skyOf } from './places.ts'
import {
  bazaar,
  dance,
  dinner,
  garden,
  riceTerrace,
  spa,
  spice,
  streetFood,
  teaGarden,
  yoga,
} from './pleasures.ts'
import {
  aquarium,
  beach,
  cruise,
  houseboat,
  islandHop,
  kayak,
  lake,
  rafting,
  scuba,
  snorkel,
  surf,
  waterfall,
} from './water.ts'

/** Every thing to do by the name the catalogue uses for it. */
export const motifs: Record<string, Motif> = {
  aquarium,
  balloon,
  bazaar,
  beach,
  'bike-ride': bikeRide,
  'cable-car': cableCar,
  camel,
  camp,
  cave,
  church,
  cruise,
  dance,
  desert,
  dinner,
  elephant,
  fort,
  garden,
  houseboat,
  'island-hop': islandHop,
  kayak,
  lake,
  monastery,
  mosque,
  museum,
  'old-town': oldTown,
  palace,
  paraglide,
  rafting,
  'rice-terrace': riceTerrace,
  safari,
  scuba,
  ski,
  skyline,
  snorkel,
  spa,
  spice,
  'street-food': streetFood,
  surf,
  'tea-garden': teaGarden,
  temple,
  'theme-park': themePark,
  train,
  trek,
  volcano,
  waterfall,
  yoga,
}

/** The scene of a thing to do at a place (`surf-bali`), or nothing when the name starts with no motif. */
export function motifScene(name: string): Scene | undefined {
  const key = Object.keys(motifs).find((motif) => name.startsWith(`${motif}-`))
  const motif = key === undefined ? undefined : motifs[key]
  if (key === undefined || motif === undefined) return
  const place = placeOf(name.slice(key.length + 1))
  const light = motif.except?.[place.slug] ?? motif.hour
  const left = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0
  const low = light === 'dusk' || light === 'dawn'
  return {
    name,
    title: name,
    light,
    sun: { x: left ? 0.24 : 0.76, y: low ? 0.34 : 0.16 },
    sky: skyOf(place, light),
    palette: inkOf(place, light),
    draw: (stage) => motif.draw(stage, place),
  }
}
