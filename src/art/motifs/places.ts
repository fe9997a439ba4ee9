import { expose, mix } from '../colour.ts'
import type { Hour, MotifInk } from './kit.ts'

/** What stands on the horizon of a place. */
export type Terrain =
  | 'palms'
  | 'hills'
  | 'snow'
  | 'alps'
  | 'barren'
  | 'karst'
  | 'dunes'
  | 'city'
  | 'table'
  | 'islets'
  | 'cone'
  | 'chimneys'

/** The tree that says where we are. */
export type Wood = 'palm' | 'fir' | 'broad' | 'cypress' | 'acacia'

/** A destination as the vignettes need it: its horizon, its tree and its colours in plain daylight. */
export interface Place {
  slug: string
  terrain: Terrain
  wood: Wood
  /** Sky by day, top to horizon. */
  day: readonly string[]
  /** Sky at sunset, top to horizon. */
  gold: readonly string[]
  ink: Record<MotifInk, string>
}

const NAMES = [
  'far',
  'land',
  'leaf',
  'near',
  'water',
  'deep',
  'sand',
  'wall',
  'roof',
  'cloth',
  'marigold',
  'cream',
] as const satisfies readonly MotifInk[]

const hexes = (row: string) => row.split(' ').map((hex) => `#${hex}`)

function place(
  slug: string,
  terrain: Terrain,
  wood: Wood,
  day: string,
  gold: string,
  inks: string,
): [string, Place] {
  const colours = hexes(inks)
  const ink = Object.fromEntries(NAMES.map((name, i) => [name, colours[i]])) as Record<MotifInk, string>
  return [slug, { slug, terrain, wood, day: hexes(day), gold: hexes(gold), ink }]
}

// Skies run from the top down; inks: far land leaf near · water deep sand · wall roof cloth · marigold cream.
const rows: [string, Place][] = [
  place(
    'bali',
    'cone',
    'palm',
    '1f7f8b 63ad9f f6dfa5',
    '27607e 8a8f9c f0a35f ffd98c',
    '5d9490 8fb24a 2f7f55 123f3b 4fb8ad 17667a f0d9a8 e9c9a0 c4552f d8452f f6a81c fff3d6',
  ),
  place(
    'dubai',
    'dunes',
    'palm',
    '2b86b8 8cc4cf fbe6c0',
    '3a2a63 a3416b f0784a ffcf7a',
    'c98d86 e9a75c 4f8a5c 4a2340 3fa9b5 1f5f86 f6bd74 fff0d8 c0583c 8e2f5c ffb52e fff0d4',
  ),
  place(
    'ladakh',
    'barren',
    'cypress',
    '0f5fae 3f93d2 f2ead2',
    '2d3f86 8a6fa8 e59a7c ffdca0',
    'a98aa0 c98d63 6f8f52 5a2f35 2b9db3 145c86 e3bd8c fff6e6 7d2436 c8283a f7a91d ffffff',
  ),
  place(
    'maldives',
    'islets',
    'palm',
    '1f86c7 62b9dd fdf0d3',
    '3a4f9c c873a0 ff9f86 ffe0a0',
    '6fa79a 4f9a6a 1f7f5f 0c4a4c 2cc2bd 0d6fa6 fdebc6 fff4dc b9793f f0604f f8a91c fffdf0',
  ),
  place(
    'singapore',
    'city',
    'palm',
    '3479b8 8fbbd8 fbe7cc',
    '1d3d78 5b5fa3 e58a86 ffd39a',
    '8f97b8 5f9a6f 2f7f62 123f4a 3f8fb0 1f4f80 f0d6b0 fff0cf c8526b d64f79 ffb52e fff6e2',
  ),
  place(
    'thailand',
    'karst',
    'palm',
    '2d9aa6 8fcfc0 ffe9c2',
    '41508f c86f8d fb9a62 ffd98f',
    '7fa89a 6fa563 23735a 133f45 2fb3a8 0f6f80 f6dcae fff0d2 b8402f e4476a f9aa1d fff4da',
  ),
  place(
    'kerala',
    'palms',
    'palm',
    '3f9bb0 9fcfbd fdf0c8',
    'd96a3a f59443 ffc768 ffe8a8',
    '86a878 7ba04a 2f7a4c 10362f 4fa39a 1f5f66 ecd09a f2dcae b0492f c23a4b ffb326 fff4d8',
  ),
  place(
    'kashmir',
    'snow',
    'cypress',
    '5f8bc9 a9c4e0 fbeee0',
    '6b6fb0 b98fb8 f2a58c ffe0b0',
    '8f94c0 86a878 4f8058 2f3f4a 7fbfc9 2e6a83 e6d3b4 f0dcc0 8a4a2f d64b74 f7ab27 fffaf0',
  ),
  place(
    'goa',
    'palms',
    'palm',
    '2f7fc0 86bfdc fdecc8',
    '2c5f93 d97a86 ff9d6b ffd98f',
    '6f9f92 6fa05a 2a7a58 173f43 3aa0ac 1f6488 fae0b0 fff3df c8503a d93a72 ffb02a fffaf0',
  ),
  place(
    'europe',
    'alps',
    'fir',
    '3f84c4 93c0e2 f4efdc',
    '4f5fa0 c98aa0 f6b07c ffe3b0',
    '8fa6c8 7fae5c 3f7a4c 1f3f3f 5fa9c4 2a5f8f ead9b4 fbf0dc b5452f c23f3f f5a623 fffdf4',
  ),
  place(
    'turkey',
    'chimneys',
    'cypress',
    '3f8fc4 a3c9d8 fdeacb',
    '5a4f90 c9708f f59a6f ffd9a0',
    'c9a48f d9a76a 5f8f5c 4a2f3f 2fa3b0 1a5f86 f2d3a0 fff0da b5502f 1f8f9a f7a823 fff6e4',
  ),
  place(
    'vietnam',
    'karst',
    'palm',
    '4fa0a8 a3d0c4 f9eccb',
    '3a4a80 b0607a f08a5a ffd08a',
    '86a8a0 7fae4f 2f7a55 173f3f 4fb0a4 1a6470 ecd9a6 f8d98a 8f3f2a d83f3a f8b01f fff4d4',
  ),
  place(
    'japan',
    'cone',
    'broad',
    '6fa6d6 b9d4e6 fdeee4',
    '4f4f96 c77fa0 f7a894 ffe0bc',
    '8f9fc8 8fa86a e58aa6 33304f 7fb5cc 2f5f90 efe0c8 fff6ec 3f4a66 d8352f f6a81f fffaf4',
  ),
  place(
    'malaysia',
    'hills',
    'palm',
    '3a9ac0 93cfd2 fbeecb',
    '34407f a85f8a f2896a ffd594',
    '6fa392 5f9f5a 1f7453 10403f 3fb0a4 14666f f0d8a8 fde8d0 c8506f e04f5f f9ac20 fff6e0',
  ),
  place(
    'hongkong',
    'city',
    'broad',
    '4a90b8 a3c6d0 f6e8d0',
    '262a63 7a3f80 e0587a ffb07a',
    '7f93a8 6f9a72 2f6f5a 1a2f44 3f93a0 1a4f70 e9d3b0 fbe6c8 b8362f e0304a fbb12a fff3dc',
  ),
  place(
    'australia',
    'hills',
    'broad',
    '2f8fd0 86c4e4 fdf0d2',
    '47478f c9657f f78f55 ffd27f',
    'b98f8a c98f55 6f9a5f 3f3a3a 2fb0c0 0f5f9a fbe3b4 fff6e8 b5523a e4572e f8a81f fffaf0',
  ),
  place(
    'srilanka',
    'hills',
    'palm',
    '3f9ab8 9fd0c8 fbeecb',
    '4a4a88 c07a80 f4a060 ffdc98',
    '7fa896 6fa84f 25774f 123f38 3fb0ae 17667f f3d9a4 fff4e0 b8502f c8366a f9ae22 fff8e6',
  ),
  place(
    'nepal',
    'snow',
    'fir',
    '3a7fc0 8fbde0 f8eede',
    '4f5296 b87a9c f2a07c ffdfae',
    '8fa3c9 86a25a 47784a 3a2a2f 5fa9c0 255f8a e9cfa4 f0d2ac 9c3f2f c92f45 f6a81e fffdf6',
  ),
  place(
    'mauritius',
    'table',
    'palm',
    '2796c8 7fcfd8 fdf0d0',
    '3f4a90 b8678f fb946c ffd798',
    '6fa39c 6fa85c 237a5c 114444 2fc0b8 0e6c9a fbe6bc fff2da c85040 e8507a f9ab20 fffbee',
  ),
  place(
    'bhutan',
    'alps',
    'fir',
    '4a8fc0 9cc8d8 f6eed6',
    '4a5590 b0809c f0aa78 ffe2a8',
    '86a0b8 86a858 3a7050 1f3a38 5fb0b8 23627f e6d0a0 fff6e8 a03a2a d8a020 f7a81e fffaf0',
  ),
  place(
    'himachal',
    'alps',
    'fir',
    '4792d0 9ccae6 f6f0e0',
    '50589c bd84a4 f4ac84 ffe4b4',
    '93aacc 84a85a 3f7348 24383c 6fb4c8 2a628c e4cfa6 f0dfc0 8a4a32 c83f52 f6a820 ffffff',
  ),
  place(
    'bangkok',
    'city',
    'palm',
    '4a97b8 a6cfcc fbe9c6',
    '3a2f70 96487f ea7355 ffc677',
    '8f9fb0 7fa060 2f7558 1f2f40 6fa88f 2a6070 efd8a6 fff0d2 b8462a e03f62 fbb020 fff5dc',
  ),
  place(
    'baku',
    'barren',
    'cypress',
    '4a8fc0 a0c6d6 f6e8cc',
    '2b2f6f 80468a e2685a ffbd74',
    'a39a9c c4a070 6f8f5a 3a2f3c 3f98ac 1c5078 ecd0a0 f4ddb4 a8552f d8402a fbab22 fff3da',
  ),
  place(
    'new-zealand',
    'alps',
    'fir',
    '3584c4 86bfe0 f2efdc',
    '43589c b47f9f f5a87a ffe0a6',
    '7f9cc0 7fa852 35704a 1a3a3e 3fa8bc 175f88 e3d3a8 f6ead0 a0503a d8502f f6aa20 fffdf4',
  ),
  place(
    'southafrica',
    'table',
    'acacia',
    '3a8fc8 93c8da fbecc8',
    '4f3f80 b8556a f28a45 ffcf76',
    '8f93a8 c2a050 7a8f3f 3f2f2a 3fa3b8 165a86 f2d296 fbeed6 a8452f d83f2f f8aa1e fff6e0',
  ),
  place(
    'andaman',
    'palms',
    'palm',
    '2a97b8 7fd0cc fdf0cc',
    '34488a a8628f f58c70 ffd892',
    '5f9f8f 5fa35c 1c7350 0d403f 35c4b4 0c6d90 fbe8be f6dfc0 a8503a e8554a f8ac20 fffbee',
  ),
  place(
    'rajasthan',
    'dunes',
    'acacia',
    '3f93c8 a6cdd6 fdebc4',
    '6a3f7f c45a78 f58f4f ffd07a',
    'd0a08c e0a860 86904a 4a2a35 5fb0b4 24668a f6ca86 f8d0a0 c0503f d8306a fbaa1c fff2d4',
  ),
  place(
    'north',
    'hills',
    'broad',
    '4a98b8 9ccfc8 f4f0d4',
    '45548c a8789a eea07a ffdfa2',
    '7fa8a0 6fa84f 2a7848 143f36 4fb8a8 17667a e0cf9c f6e6c8 a8402f d8303f f8b020 fffaea',
  ),
  place(
    'family',
    'palms',
    'palm',
    '2f93c0 86c8d0 fdf0d0',
    '3f4f90 b8688a f7946a ffd892',
    '6fa396 6fa85c 237a5c 12444a 35b8b4 10688f fbe6bc fff2da c85040 e4506a f9ab20 fffbee',
  ),
]

const PLACES = new Map(rows)

/** The place of a slug; an unknown one is a warm coast, so that a new destination has pictures before it has colours. */
export const placeOf = (slug: string): Place =>
  PLACES.get(slug) ?? { ...(PLACES.get('family') as Place), slug }

/** The sky of a place at an hour: its own day and sunset, and dawn and night mixed from them. */
export function skyOf({ day, gold }: Place, hour: Hour): string[] {
  const [top, middle, low] = day as [string, string, string]
  const [dark, warm] = gold as [string, string]
  if (hour === 'noon') return [top, middle, low]
  if (hour === 'dusk') return [...gold]
  if (hour === 'dawn')
    return [mix(top, '#7f93c4', 0.35), mix(middle, '#f2c6b4', 0.55), mix(low, '#ffd9a0', 0.6)]
  return [mix('#0a1036', dark, 0.18), mix('#182458', dark, 0.3), mix('#34407f', warm, 0.34)]
}

const LIGHT: Record<Hour, { gain: number; chroma: number; tint: string; amount: number }> = {
  noon: { gain: 1, chroma: 1, tint: '#ffffff', amount: 0 },
  dawn: { gain: 0.98, chroma: 0.95, tint: '#f8c3a0', amount: 0.12 },
  dusk: { gain: 0.88, chroma: 1, tint: '#a8486a', amount: 0.16 },
  night: { gain: 0.72, chroma: 0.9, tint: '#1b2a6b', amount: 0.26 },
}

/** The colours of a place at an hour; marigold stays itself, for it is always lamp or sun. */
export function inkOf({ ink }: Place, hour: Hour): Record<MotifInk, string> {
  const { gain, chroma, tint, amount } = LIGHT[hour]
  const lit = Object.fromEntries(
    NAMES.map((name) => [name, mix(expose(ink[name], gain, chroma), tint, amount)]),
  ) as Record<MotifInk, string>
  return { ...lit, marigold: mix(ink.marigold, lit.marigold, 0.3) }
}
