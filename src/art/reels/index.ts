import { motifScene } from '../motifs/index.ts'
import type { Scene } from '../scene.ts'
import { scenes } from '../scenes/index.ts'
import { sightScenes } from '../sights/index.ts'
import { peopleForegrounds, petals, wideForegrounds } from './foreground.ts'
import type { Reel, Shot } from './reel.ts'

function sceneOf(name: string): Scene {
  const scene = [...scenes, ...sightScenes].find((known) => known.name === name) ?? motifScene(name)
  if (!scene) throw new Error(`Nothing draws ${name}`)
  return scene
}

type ShotOptions = Partial<Shot> & Pick<Shot, 'subject' | 'ground' | 'description'>

/** A shot of the landscape: the camera zooms in and pans a little. */
const wide = (slug: string, options: ShotOptions): Shot => ({
  scene: sceneOf(slug),
  heightShare: 0.84,
  widthInFrames: 1.12,
  pan: [0.3, 0.7],
  zoom: [1, 1.12],
  zoomAnchor: 1,
  ...(wideForegrounds[slug] && { foreground: wideForegrounds[slug] }),
  ...options,
})

/** A shot of a sight: the camera pans over it. */
const detail = (name: string, options: ShotOptions): Shot => ({
  scene: sceneOf(name),
  heightShare: 0.8,
  widthInFrames: 1.2,
  pan: [0.15, 0.85],
  zoom: [1, 1.06],
  zoomAnchor: 0.9,
  ...options,
})

/** A shot of people: the camera zooms in and out again, because this shot is also a loop of its own. */
const people = (name: string, options: ShotOptions): Shot => ({
  scene: sceneOf(name),
  timeRange: [0, 1],
  heightShare: 0.8,
  widthInFrames: 1.1,
  pan: [0.3, 0.7],
  zoom: [1, 1.08],
  zoomAnchor: 0.9,
  ...options,
})

function reel(slug: string, first: Shot, second: Shot, third: Shot): Reel {
  const last = { ...third, ...(peopleForegrounds[slug] && { foreground: peopleForegrounds[slug] }) }
  return { slug, shots: [first, second, last], clip: third.scene.name }
}

const reels: Reel[] = [
  reel(
    'bali',
    wide('bali', {
      timeRange: [0.04, 0.36],
      subject: [0.2, 0.66],
      ground: '#1f6650',
      description: 'First light behind a split brick gate; mist slides past and birds cross the sky.',
    }),
    detail('tegalalang-bali', {
      heightShare: 0.74,
      subject: [0.42, 0.84],
      ground: '#3f7f52',
      description: 'A farmer carries baskets over the steps of a rice terrace.',
    }),
    people('dance-bali', {
      heightShare: 0.69,
      subject: [0.5, 0.86],
      ground: '#5a2f2a',
      description: 'Kecak dancers raise their arms round a fire as the sun goes down.',
    }),
  ),
  reel(
    'ladakh',
    wide('ladakh', {
      timeRange: [0.08, 0.4],
      subject: [0.34, 0.72],
      ground: '#7a4a3c',
      description: 'A white stupa above a blue lake; prayer flags snap in the wind and an eagle circles.',
    }),
    detail('turtuk-ladakh', {
      subject: [0.3, 0.72],
      ground: '#8fa648',
      foreground: petals,
      timeRange: [0, 0.3],
      description: 'Apricot trees blossom below the peaks of the Nubra valley; petals blow past.',
    }),
    people('bike-ride-ladakh', {
      heightShare: 0.72,
      widthInFrames: 1.04,
      subject: [0.4, 0.88],
      ground: '#4a3f4c',
      description: 'A rider on a motorbike crosses the pass under prayer flags.',
    }),
  ),
  reel(
    'kerala',
    wide('kerala', {
      heightShare: 0.78,
      timeRange: [0.28, 0.6],
      subject: [0.42, 0.78],
      ground: '#6b3a1f',
      description: 'Sunset on the backwaters: a houseboat between palms, and a fisherman rowing home.',
    }),
    detail('houseboat-kerala', {
      heightShare: 0.74,
      widthInFrames: 1.24,
      pan: [0, 0.8],
      subject: [0.5, 0.78],
      ground: '#274a52',
      description:
        'The camera passes along a thatched houseboat: two guests on its deck, then its lit windows.',
    }),
    people('dance-kerala', {
      widthInFrames: 1.02,
      subject: [0.2, 0.7],
      zoomAnchor: 0.4,
      ground: '#4a1a30',
      description: 'A Kathakali dancer with a green face looks from side to side.',
    }),
  ),
  reel(
    'dubai',
    wide('dubai', {
      light: 'noon',
      timeRange: [0.68, 0.96],
      subject: [0.12, 0.66],
      ground: '#c2703a',
      description: 'The towers of Dubai at noon; a 4x4 races over the dune in front of them.',
    }),
    detail('desert-dubai', {
      heightShare: 0.74,
      widthInFrames: 1.06,
      subject: [0.42, 0.78],
      ground: '#8f5a3a',
      description: 'The car climbs a dune at sunset and tips over its edge.',
    }),
    people('camp-dubai', {
      heightShare: 0.64,
      subject: [0.55, 0.93],
      ground: '#2f2440',
      description: 'Night: travellers sit by the fire of a desert camp under the Milky Way.',
    }),
  ),
  reel(
    'maldives',
    wide('maldives', {
      heightShare: 0.78,
      timeRange: [0.1, 0.42],
      subject: [0.34, 0.74],
      ground: '#3fb8b4',
      description: 'Water villas over a turquoise lagoon; a seaplane crosses the sky.',
    }),
    detail('manta-bay-maldives', {
      subject: [0.25, 0.7],
      ground: '#0a4f78',
      description: 'A manta ray flies through the clear water above a reef.',
    }),
    people('snorkel-maldives', {
      heightShare: 0.76,
      subject: [0.28, 0.72],
      ground: '#0d5f78',
      description: 'A snorkeller swims on the surface; fish and a ray pass below.',
    }),
  ),
  reel(
    'kashmir',
    wide('kashmir', {
      heightShare: 0.76,
      timeRange: [0.12, 0.44],
      subject: [0.26, 0.76],
      ground: '#4f7488',
      description: 'Dawn on Dal Lake: a shikara below snow peaks, a laden boat, falling chinar leaves.',
    }),
    detail('garden-kashmir', {
      heightShare: 0.76,
      widthInFrames: 1.08,
      subject: [0.28, 0.74],
      ground: '#3f7a52',
      foreground: petals,
      timeRange: [0, 0.3],
      description: 'Fountains and beds of tulips before a pavilion in a Mughal garden.',
    }),
    people('lake-kashmir', {
      heightShare: 0.66,
      subject: [0.6, 0.9],
      ground: '#4f6f84',
      description: 'Sellers paddle boats full of vegetables across the still lake.',
    }),
  ),
  reel(
    'turkey',
    wide('turkey', {
      timeRange: [0.3, 0.62],
      subject: [0.14, 0.62],
      ground: '#5a3558',
      description: 'Sunrise in Cappadocia: balloons rise past the rock chimneys.',
    }),
    detail('balloon-turkey', {
      widthInFrames: 1.06,
      subject: [0.17, 0.7],
      ground: '#7a5a50',
      description: 'A striped balloon hangs close before the camera.',
    }),
    people('bazaar-turkey', {
      heightShare: 0.64,
      widthInFrames: 1.1,
      subject: [0.4, 0.9],
      ground: '#5a3a34',
      description: 'Shoppers walk through the arches of a bazaar under coloured lamps.',
    }),
  ),
  reel(
    'vietnam',
    wide('vietnam', {
      heightShare: 0.76,
      timeRange: [0.04, 0.36],
      subject: [0.36, 0.78],
      ground: '#2f6f6c',
      description: 'A junk with red sails lies between limestone towers; paper lanterns drift on the water.',
    }),
    detail('hoi-an-vietnam', {
      subject: [0.3, 0.8],
      ground: '#141c46',
      description: 'Hoi An at night: lanterns over the street and on the river.',
    }),
    people('street-food-vietnam', {
      heightShare: 0.61,
      widthInFrames: 1.04,
      subject: [0.62, 0.96],
      ground: '#3a2f3a',
      description: 'Two friends share a bowl of noodles at a night market.',
    }),
  ),
]

/** The reels, by slug. */
export const reelsBySlug: ReadonlyMap<string, Reel> = new Map(reels.map((item) => [item.slug, item]))
