import type { Reel } from '../../contract/copy.ts'

type Told = Pick<Reel, 'title' | 'description' | 'tags'>

const reel = (slug: string, told: Told): Reel => ({
  slug,
  ...told,
  destination: slug,
  video: `/reels/${slug}.mp4`,
  poster: `/reels/${slug}.avif`,
  captions: `/reels/${slug}.vtt`,
})

/** The eight trip videos, in the order of the feed (spec 1 §2 "Reels page"). */
export const reels: Reel[] = [
  reel('bali', {
    title: 'Bali before the crowds',
    description:
      "Half past six at Tegalalang: mist in the palms, a farmer's lamp going out, and twenty minutes of the terraces all to ourselves before the first coach.",
    tags: ['Bali', 'Ubud', 'Honeymoon'],
  }),
  reel('ladakh', {
    title: 'Above the last tree',
    description:
      'Flags snapping on Khardung La, two lungfuls of thin air and a long road down to the dunes of Hunder. We took two days in Leh first, and nobody had a headache.',
    tags: ['Ladakh', 'Nubra', 'Road trip'],
  }),
  reel('kerala', {
    title: 'One night on a kettuvallam',
    description:
      'The engine stops at half past five by rule, the nets go out beside us, and the cook asks whether the banana fritters should come before or after the sunset.',
    tags: ['Kerala', 'Backwaters', 'Family'],
  }),
  reel('dubai', {
    title: 'From the 124th floor to the first dune',
    description:
      'Glass towers at noon, red sand by five and a sky full of stars at the camp. The whole city changes colour in a single afternoon, and so do the children.',
    tags: ['Dubai', 'Desert', 'Family'],
  }),
  reel('maldives', {
    title: 'Forty minutes by speedboat',
    description:
      'Leave the airport jetty, count nine islands, and step off where the water is the colour of a swimming pool and the house reef starts at the ladder of your villa.',
    tags: ['Maldives', 'Beach', 'Honeymoon'],
  }),
  reel('kashmir', {
    title: 'Dal Lake wakes up',
    description:
      'A shikara, a brazier of kahwa and the vegetable sellers arguing in whispers so as not to wake the houseboats. Snow still lay on the Pir Panjal in the second week of April.',
    tags: ['Kashmir', 'Srinagar', 'Tulips'],
  }),
  reel('turkey', {
    title: 'A hundred balloons and us',
    description:
      "The burners roar at a quarter past five, the basket tips, and Goreme's chimneys slide away below. Forty minutes later there is tea in a field and a certificate.",
    tags: ['Turkey', 'Cappadocia', 'Adventure'],
  }),
  reel('vietnam', {
    title: 'Lanterns on the Thu Bon',
    description:
      'Hoi An switches its street lamps off for the full moon. One paper boat each, a candle, a wish in any language, and the whole river is lit from bank to bank.',
    tags: ['Vietnam', 'Hoi An', 'Couples'],
  }),
]
