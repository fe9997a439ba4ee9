import type { Journey } from '../../contract/copy.ts'
import { testimonials } from './testimonials.ts'

// The feed of /video has the order of the testimonials.
const tripVideo = (place: string) => `/video?index=${testimonials.findIndex(({ reel }) => reel === place)}`

/** Unforgettable Journeys (spec 1 §2). Each opens our own trip video; a film of the agency on another site opens in a new tab. */
export const journeys: Journey[] = [
  {
    thumbnail: 'turtuk-ladakh',
    link: tripVideo('ladakh'),
    text: 'Ladakh: high passes and the Nubra valley',
  },
  { thumbnail: 'houseboat-kerala', link: tripVideo('kerala'), text: 'Kerala: a houseboat on the backwaters' },
  { thumbnail: 'cruise-vietnam', link: tripVideo('vietnam'), text: 'Vietnam: from Ha Long Bay to Hoi An' },
  {
    thumbnail: 'balloon-turkey',
    link: tripVideo('turkey'),
    text: 'Turkey: hot-air balloons over Cappadocia',
  },
  { thumbnail: 'rice-terrace-bali', link: tripVideo('bali'), text: 'Bali: temples and rice terraces' },
]
