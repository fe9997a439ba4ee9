import type { Scene, Stage } from '../scene.ts'
import { num } from '../shape.ts'
import { aquarium } from './aquarium.ts'
import { balloon } from './balloon.ts'
import { bazaar } from './bazaar.ts'
import { beach } from './beach.ts'
import { bikeRide } from './bike-ride.ts'
import { cableCar } from './cable-car.ts'
import { camel } from './camel.ts'
import { camp } from './camp.ts'
import { cave } from './cave.ts'
import { church } from './church.ts'
import { cruise } from './cruise.ts'
import { dance } from './dance.ts'
import { desert } from './desert.ts'
import { dinner } from './dinner.ts'
import { elephant } from './elephant.ts'
import { fort } from './fort.ts'
import { garden } from './garden.ts'
import { houseboat } from './houseboat.ts'
import { islandHop } from './island-hop.ts'
import { kayak } from './kayak.ts'
import { lake } from './lake.ts'
import { monastery } from './monastery.ts'
import { mosque } from './mosque.ts'
import type { Motif } from './motif.ts'
import { museum } from './museum.ts'
import { oldTown } from './old-town.ts'
import { palace } from './palace.ts'
import { paraglide } from './paraglide.ts'
import { inkOf, skyOf } from './place.ts'
import { placeOf } from './places.ts'
import { rafting } from './rafting.ts'
import { riceTerrace } from './rice-terrace.ts'
import { safari } from './safari.ts'
import { scuba } from './scuba.ts'
import { ski } from './ski.ts'
import { skyline } from './skyline.ts'
import { snorkel } from './snorkel.ts'
import { spa } from './spa.ts'
import { spice } from './spice.ts'
import { streetFood } from './street-food.ts'
import { surf } from './surf.ts'
import { teaGarden } from './tea-garden.ts'
import { temple } from './temple.ts'
import { themePark } from './theme-park.ts'
import { train } from './train.ts'
import { trek } from './trek.ts'
import { volcano } from './volcano.ts'
import { waterfall } from './waterfall.ts'
import { yoga } from './yoga.ts'

/** All motifs, by the names that the catalogue uses. */
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
  const light = motif.lightAt?.[place.slug] ?? motif.light
  const left = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0
  const low = light === 'dusk' || light === 'dawn'
  return {
    name,
    title: name,
    light,
    sun: { x: left ? 0.24 : 0.76, y: low ? 0.34 : 0.16 },
    sky: skyOf(place, light),
    palette: inkOf(place, light),
    draw: (stage) => coverFrame(stage, name, (square) => motif.draw(square, place)),
  }
}

/** Where a wide or tall frame crops the square, for motifs whose subject is not central: 0 is its upper or left end, 1 its lower or right end. */
const FOCAL: Record<string, { wide?: number; tall?: number }> = {
  'balloon-turkey': { wide: 0.42 },
  'bazaar-turkey': { tall: 0.2 },
  'bike-ride-ladakh': { tall: 0.58 },
  'desert-dubai': { tall: 0.3 },
  'houseboat-kerala': { tall: 0.36 },
  'lake-kashmir': { tall: 0.35 },
  'safari-australia': { wide: 0.45 },
}

/** How the square of a motif lies in a frame: its top left corner, and its scale (the square is 1000 units wide). */
export function squareIn({ w, h }: Pick<Stage, 'w' | 'h'>, name: string) {
  const side = Math.max(w, h)
  const focal = FOCAL[name] ?? {}
  return { x: (w - side) * (focal.tall ?? 0.5), y: (h - side) * (focal.wide ?? 0.62), scale: side / 1000 }
}

/** A motif is composed for a square; a wide or tall frame is covered by the square and shows a crop of it. */
function coverFrame(stage: Stage, name: string, draw: (square: Stage) => string): string {
  const { w, h } = stage
  if (w === h) return draw(stage)
  const { x, y, scale } = squareIn(stage, name)
  const sun =
    h > w
      ? { x: (stage.sun.x - x) / scale, y: (stage.sun.y - y) / scale }
      : { x: (stage.sun.x / w) * 1000, y: (stage.sun.y / h) * 1000 }
  const square = draw({ ...stage, w: 1000, h: 1000, u: 1, kind: 'square', focus: 0.5, sun })
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${scale})">${square}</g>`
}
