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
      'The Tegalalang rice terraces at 6.30 in the morning: mist between the palms, and twenty quiet minutes before the first tourist bus arrives.',
    tags: ['Bali', 'Ubud', 'Honeymoon'],
  }),
  reel('ladakh', {
    title: 'High passes of Ladakh',
    description:
      'Prayer flags on Khardung La, thin mountain air and a long road down to the sand dunes of Hunder. Spend two days in Leh first to get used to the height.',
    tags: ['Ladakh', 'Nubra', 'Road trip'],
  }),
  reel('kerala', {
    title: 'One night on a houseboat',
    description:
      'Houseboats on the backwaters stop at 5.30 in the evening. Fishermen cast their nets nearby, and the cook serves banana fritters with tea at sunset.',
    tags: ['Kerala', 'Backwaters', 'Family'],
  }),
  reel('dubai', {
    title: 'From the 124th floor to the first dune',
    description:
      'Glass towers at noon, red sand dunes by five in the evening and stars over the desert camp at night: city and desert in a single day.',
    tags: ['Dubai', 'Desert', 'Family'],
  }),
  reel('maldives', {
    title: 'Forty minutes by speedboat',
    description:
      'The speedboat leaves from the airport jetty and takes about forty minutes. At the resort the water is clear and blue, and the house reef starts near your villa.',
    tags: ['Maldives', 'Beach', 'Honeymoon'],
  }),
  reel('kashmir', {
    title: 'Early morning on Dal Lake',
    description:
      'A shikara ride, a cup of hot kahwa and the floating vegetable market at sunrise. In April there is still snow on the Pir Panjal mountains behind the lake.',
    tags: ['Kashmir', 'Srinagar', 'Tulips'],
  }),
  reel('turkey', {
    title: 'Balloons over Cappadocia',
    description:
      'The balloons are filled with hot air before sunrise and rise over the rock towers of Goreme. After about an hour you land in a field and have tea.',
    tags: ['Turkey', 'Cappadocia', 'Adventure'],
  }),
  reel('vietnam', {
    title: 'Lanterns on the Thu Bon',
    description:
      'On full-moon nights Hoi An switches off its street lights. Visitors put paper lanterns with candles on the river and make a wish, and the water is full of lights.',
    tags: ['Vietnam', 'Hoi An', 'Couples'],
  }),
]
