import { motifScene } from '../motifs/index.ts'
import type { Scene } from '../scene.ts'
import { scenes } from '../scenes/index.ts'
import { tripScenes } from '../trips/index.ts'
import { actors, petals, smallActors } from './actors.ts'
import type { Reel, Shot } from './reel.ts'

function sceneOf(name: string): Scene {
  const scene = [...scenes, ...tripScenes].find((known) => known.name === name) ?? motifScene(name)
  if (!scene) throw new Error(`Nothing draws ${name}`)
  return scene
}

type Look = Partial<Shot> & Pick<Shot, 'subject' | 'ground' | 'told'>

/** The landscape: the camera moves in and a little sideways. */
const wide = (slug: string, look: Look): Shot => ({
  scene: sceneOf(slug),
  fills: 0.84,
  breadth: 1.12,
  pan: [0.3, 0.7],
  zoom: [1, 1.12],
  hold: 1,
  ...(actors[slug] && { actors: actors[slug] }),
  ...look,
})

/** A sight on the way: the camera passes over it. */
const detail = (name: string, look: Look): Shot => ({
  scene: sceneOf(name),
  fills: 0.8,
  breadth: 1.2,
  pan: [0.15, 0.85],
  zoom: [1, 1.06],
  hold: 0.9,
  ...look,
})

/** People: the camera goes in and comes back, so that the shot alone is a loop. */
const people = (name: string, look: Look): Shot => ({
  scene: sceneOf(name),
  window: [0, 1],
  fills: 0.8,
  breadth: 1.1,
  pan: [0.3, 0.7],
  zoom: [1, 1.08],
  hold: 0.9,
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
      window: [0.04, 0.36],
      subject: [0.2, 0.66],
      ground: '#1f6650',
      told: 'First light behind a split brick gate; mist slides past and birds cross the sky.',
    }),
    detail('tegalalang-bali', {
      fills: 0.74,
      subject: [0.42, 0.84],
      ground: '#3f7f52',
      told: 'A farmer carries baskets over the steps of a rice terrace.',
    }),
    people('dance-bali', {
      fills: 0.69,
      subject: [0.5, 0.86],
      ground: '#5a2f2a',
      told: 'Kecak dancers raise their arms round a fire as the sun goes down.',
    }),
  ),
  reel(
    'ladakh',
    wide('ladakh', {
      window: [0.08, 0.4],
      subject: [0.34, 0.72],
      ground: '#7a4a3c',
      told: 'A white stupa above a blue lake; prayer flags snap in the wind and an eagle circles.',
    }),
    detail('turtuk-ladakh', {
      subject: [0.3, 0.72],
      ground: '#8fa648',
      actors: petals,
      window: [0, 0.3],
      told: 'Apricot trees blossom below the peaks of the Nubra valley; petals blow past.',
    }),
    people('bike-ride-ladakh', {
      fills: 0.72,
      breadth: 1.04,
      subject: [0.4, 0.88],
      ground: '#4a3f4c',
      told: 'A rider on a motorbike crosses the pass under prayer flags.',
    }),
  ),
  reel(
    'kerala',
    wide('kerala', {
      fills: 0.78,
      window: [0.28, 0.6],
      subject: [0.42, 0.78],
      ground: '#6b3a1f',
      told: 'Sunset on the backwaters: a houseboat between palms, and a fisherman rowing home.',
    }),
    detail('houseboat-kerala', {
      fills: 0.74,
      breadth: 1.24,
      pan: [0, 0.8],
      subject: [0.5, 0.78],
      ground: '#274a52',
      told: 'The camera passes along a thatched houseboat: two guests on its deck, then its lit windows.',
    }),
    people('dance-kerala', {
      breadth: 1.02,
      subject: [0.2, 0.7],
      hold: 0.4,
      ground: '#4a1a30',
      told: 'A Kathakali dancer with a green face looks from side to side.',
    }),
  ),
  reel(
    'dubai',
    wide('dubai', {
      light: 'noon',
      window: [0.68, 0.96],
      subject: [0.12, 0.66],
      ground: '#c2703a',
      told: 'The towers of Dubai at noon; a 4x4 races over the dune in front of them.',
    }),
    detail('desert-dubai', {
      fills: 0.74,
      breadth: 1.06,
      subject: [0.42, 0.78],
      ground: '#8f5a3a',
      told: 'The car climbs a dune at sunset and tips over its edge.',
    }),
    people('camp-dubai', {
      fills: 0.64,
      subject: [0.55, 0.93],
      ground: '#2f2440',
      told: 'Night: travellers sit by the fire of a desert camp under the Milky Way.',
    }),
  ),
  reel(
    'maldives',
    wide('maldives', {
      fills: 0.78,
      window: [0.1, 0.42],
      subject: [0.34, 0.74],
      ground: '#3fb8b4',
      told: 'Water villas over a turquoise lagoon; a seaplane crosses the sky.',
    }),
    detail('manta-bay-maldives', {
      subject: [0.25, 0.7],
      ground: '#0a4f78',
      told: 'A manta ray flies through the clear water above a reef.',
    }),
    people('snorkel-maldives', {
      fills: 0.76,
      subject: [0.28, 0.72],
      ground: '#0d5f78',
      told: 'A snorkeller swims on the surface; fish and a ray pass below.',
    }),
  ),
  reel(
    'kashmir',
    wide('kashmir', {
      fills: 0.76,
      window: [0.12, 0.44],
      subject: [0.26, 0.76],
      ground: '#4f7488',
      told: 'Dawn on Dal Lake: a shikara below snow peaks, a laden boat, falling chinar leaves.',
    }),
    detail('garden-kashmir', {
      fills: 0.76,
      breadth: 1.08,
      subject: [0.28, 0.74],
      ground: '#3f7a52',
      actors: petals,
      window: [0, 0.3],
      told: 'Fountains and beds of tulips before a pavilion in a Mughal garden.',
    }),
    people('lake-kashmir', {
      fills: 0.66,
      subject: [0.6, 0.9],
      ground: '#4f6f84',
      told: 'Sellers paddle boats full of vegetables across the still lake.',
    }),
  ),
  reel(
    'turkey',
    wide('turkey', {
      window: [0.3, 0.62],
      subject: [0.14, 0.62],
      ground: '#5a3558',
      told: 'Sunrise in Cappadocia: balloons rise past the rock chimneys.',
    }),
    detail('balloon-turkey', {
      breadth: 1.06,
      subject: [0.17, 0.7],
      ground: '#7a5a50',
      told: 'A striped balloon hangs close before the camera.',
    }),
    people('bazaar-turkey', {
      fills: 0.64,
      breadth: 1.1,
      subject: [0.4, 0.9],
      ground: '#5a3a34',
      told: 'Shoppers walk through the arches of a bazaar under coloured lamps.',
    }),
  ),
  reel(
    'vietnam',
    wide('vietnam', {
      fills: 0.76,
      window: [0.04, 0.36],
      subject: [0.36, 0.78],
      ground: '#2f6f6c',
      told: 'A junk with red sails lies between limestone towers; paper lanterns drift on the water.',
    }),
    detail('hoi-an-vietnam', {
      subject: [0.3, 0.8],
      ground: '#141c46',
      told: 'Hoi An at night: lanterns over the street and on the river.',
    }),
    people('street-food-vietnam', {
      fills: 0.61,
      breadth: 1.04,
      subject: [0.62, 0.96],
      ground: '#3a2f3a',
      told: 'Two friends share a bowl of noodles at a night market.',
    }),
  ),
]

/** The eight trip videos, by slug. */
export const films: ReadonlyMap<string, Reel> = new Map(reels.map((film) => [film.slug, film]))
