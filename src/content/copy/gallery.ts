import type { GalleryPhoto } from '../../contract/copy.ts'

/** Journey in Frames: thirteen pictures with their captions (spec 1 §2). */
export const gallery: GalleryPhoto[] = [
  { picture: 'tegalalang-bali', caption: 'Sunrise over the Tegalalang rice terraces, Bali' },
  { picture: 'ladakh-noon', caption: 'Prayer flags on Khardung La, Ladakh' },
  { picture: 'kerala-dusk', caption: 'A houseboat at sunset near Kainakary, Kerala' },
  { picture: 'dubai-dusk', caption: 'Sunset on the Lahbab dunes, Dubai' },
  { picture: 'maldives-noon', caption: 'Water villas in South Male atoll, Maldives' },
  { picture: 'kashmir-dawn', caption: 'Early morning on Dal Lake, Kashmir' },
  { picture: 'turkey-dawn', caption: 'Balloons over Goreme, Turkey' },
  { picture: 'vietnam-dusk', caption: 'Boats in the evening, Ha Long Bay, Vietnam' },
  { picture: 'singapore-night', caption: 'Supertrees at night, Singapore' },
  { picture: 'goa-dusk', caption: 'Fishing boats at Palolem, Goa' },
  { picture: 'thailand-noon', caption: 'Longtail boats at Railay, Thailand' },
  { picture: 'baku-night', caption: 'Flame Towers at night, Baku' },
  { picture: 'europe', caption: 'A village in the Alps, Europe' },
]
