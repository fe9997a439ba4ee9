import { motifScene } from '../motifs/index.ts'
import type { Scene } from '../scene.ts'
import { scenes } from '../scenes/index.ts'
import { tripScenes } from '../trips/index.ts'
import { actors, smallActors } from './actors.ts'
import type { Reel, Shot } from './reel.ts'

function sceneOf(name: string): Scene {
  const scene = [...scenes, ...tripScenes].find((known) => known.name === name) ?? motifScene(name)
  if (!scene) throw new Error(`Nothing draws ${name}`)
  return scene
}

type Look = Partial<Shot> & Pick<Shot, 'told'>

/** The landscape: the camera moves in, low, so that the landmark stands in the upper half. */
const wide = (slug: string, look: Look): Shot => ({
  scene: sceneOf(slug),
  zoom: [1.14, 1.26],
  toward: { x: 0.5, y: 1 },
  ...(actors[slug] && { actors: actors[slug] }),
  ...look,
})

/** A sight on the way: the same movement goes on, a little sideways. */
const detail = (name: string, look: Look): Shot => ({
  scene: sceneOf(name),
  zoom: [1.12, 1.24],
  toward: { x: 0.5, y: 1 },
  pan: 0.1,
  ...look,
})

/** People: the camera goes in and comes back, so that the shot alone is a loop. */
const people = (name: string, look: Look): Shot => ({
  scene: sceneOf(name),
  window: [0, 1],
  zoom: [1, 1.08],
  toward: { x: 0.5, y: 0.9 },
  lift: 0.14,
  ...look,
})

function reel(slug: string, first: Shot, second: Shot, third: Shot): Reel {
  const last = { ...third, ...(smallActors[slug] && { actors: smallActors[slug] }) }
  return { slug, shots: [first, second, last], clip: third.scene.name }
}

const reels: Reel[] = [
  reel(
    'bali',
    wide('bali', {
      light: 'dawn',
      window: [0.04, 0.36],
      told: 'First light behind a split brick gate; mist slides past and birds cross the sky.',
    }),
    detail('tegalalang-bali', { told: 'A farmer carries baskets over the steps of a rice terrace.' }),
    people('dance-bali', { told: 'Kecak dancers raise their arms round a fire as the sun goes down.' }),
  ),
  reel(
    'ladakh',
    wide('ladakh', {
      light: 'noon',
      window: [0.08, 0.4],
      told: 'A white stupa above a blue lake; prayer flags snap in the wind and an eagle circles.',
    }),
    detail('turtuk-ladakh', { told: 'Apricot trees blossom below the peaks of the Nubra valley.' }),
    people('bike-ride-ladakh', { told: 'A rider on a motorbike crosses the pass under prayer flags.' }),
  ),
  reel(
    'kerala',
    wide('kerala', {
      window: [0.28, 0.6],
      told: 'Sunset on the backwaters: a houseboat between palms, and a fisherman rowing home.',
    }),
    detail('houseboat-kerala', {
      zoom: [1, 1.08],
      lift: 0.14,
      told: 'Two guests sit on the deck of a thatched houseboat with lit windows.',
    }),
    people('dance-kerala', {
      toward: { x: 0.5, y: 0.1 },
      lift: 0.06,
      told: 'A Kathakali dancer with a green face looks into the camera.',
    }),
  ),
  reel(
    'dubai',
    wide('dubai', {
      light: 'noon',
      window: [0.68, 0.96],
      told: 'The towers of Dubai at noon; a 4x4 races over the dune in front of them.',
    }),
    detail('desert-dubai', {
      zoom: [1, 1.1],
      lift: 0.14,
      told: 'The car tips over the edge of a dune at sunset.',
    }),
    people('camp-dubai', {
      told: 'Night: a traveller sits by the fire of a desert camp under the Milky Way.',
    }),
  ),
  reel(
    'maldives',
    wide('maldives', {
      light: 'noon',
      window: [0.1, 0.42],
      told: 'Water villas over a turquoise lagoon; a seaplane crosses the sky.',
    }),
    detail('manta-bay-maldives', { told: 'A manta ray flies through the clear water above a reef.' }),
    people('snorkel-maldives', { told: 'A snorkeller swims on the surface; fish and a ray pass below.' }),
  ),
  reel(
    'kashmir',
    wide('kashmir', {
      light: 'dawn',
      window: [0.12, 0.44],
      told: 'Dawn on Dal Lake: a shikara below snow peaks, a laden boat, falling chinar leaves.',
    }),
    detail('garden-kashmir', {
      zoom: [1, 1.1],
      lift: 0.12,
      told: 'Fountains and beds of tulips before a pavilion in a Mughal garden.',
    }),
    people('lake-kashmir', { told: 'Sellers paddle boats full of vegetables across the still lake.' }),
  ),
  reel(
    'turkey',
    wide('turkey', {
      light: 'dawn',
      window: [0.3, 0.62],
      told: 'Sunrise in Cappadocia: balloons rise past the rock chimneys.',
    }),
    detail('balloon-turkey', { zoom: [1, 1.1], told: 'A striped balloon hangs close before the camera.' }),
    people('bazaar-turkey', {
      lift: 0.06,
      told: 'Shoppers walk through the arches of a bazaar under coloured lamps.',
    }),
  ),
  reel(
    'vietnam',
    wide('vietnam', {
      window: [0.04, 0.36],
      told: 'A junk with red sails lies between limestone towers; paper lanterns drift on the water.',
    }),
    detail('hoi-an-vietnam', { told: 'Hoi An at night: lanterns over the street and on the river.' }),
    people('street-food-vietnam', { told: 'Two friends share a bowl of noodles at a night market.' }),
  ),
]

/** The eight trip videos, by slug. */
export const films: ReadonlyMap<string, Reel> = new Map(reels.map((film) => [film.slug, film]))
