import type { Journey } from '../../contract/copy.ts'
import { testimonials } from './testimonials.ts'

// The feed of /video has the order of the testimonials.
const tripVideo = (place: string) => `/video?index=${testimonials.findIndex(({ reel }) => reel === place)}`

/** Unforgettable Journeys (spec 1 §2). Each opens our own trip video; a film of the agency on another site opens in a new tab. */
export const journeys: Journey[] = [
  {
    thumbnail: 'ladakh-dawn',
    link: tripVideo('ladakh'),
    text: 'Ladakh: high passes and the Nubra valley',
  },
  { thumbnail: 'kerala-noon', link: tripVideo('kerala'), text: 'Kerala: a houseboat on the backwaters' },
  { thumbnail: 'vietnam-noon', link: tripVideo('vietnam'), text: 'Vietnam: from Ha Long Bay to Hoi An' },
  { thumbnail: 'turkey-dawn', link: tripVideo('turkey'), text: 'Turkey: hot-air balloons over Cappadocia' },
  { thumbnail: 'bali-dusk', link: tripVideo('bali'), text: 'Bali: temples and rice terraces' },
]
