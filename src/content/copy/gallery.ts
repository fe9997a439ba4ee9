import type { GalleryPhoto } from '../../contract/copy.ts'

/** Journey in Frames: thirteen pictures with their captions (spec 1 §2). */
export const gallery: GalleryPhoto[] = [
  { picture: 'bali-dawn', caption: 'First light on the Tegalalang terraces, Bali' },
  { picture: 'ladakh-noon', caption: 'Prayer flags on Khardung La, Ladakh' },
  { picture: 'kerala-dusk', caption: 'Tea on the front deck near Kainakary, Kerala' },
  { picture: 'dubai-dusk', caption: 'The last dune before dinner, Lahbab, Dubai' },
  { picture: 'maldives-noon', caption: 'Low tide under the villas, South Male atoll, Maldives' },
  { picture: 'kashmir-dawn', caption: 'The floating market at six, Dal Lake, Kashmir' },
  { picture: 'turkey-dawn', caption: 'Balloons over Goreme, Turkey' },
  { picture: 'vietnam-dusk', caption: 'Sails down for the night, Ha Long Bay, Vietnam' },
  { picture: 'singapore-night', caption: 'Supertrees at 7.45, Singapore' },
  { picture: 'goa-dusk', caption: 'Fishing boats home at Palolem, Goa' },
  { picture: 'thailand-noon', caption: 'Longtails at Railay, Thailand' },
  { picture: 'baku-night', caption: 'Flame Towers from the bulvar, Baku' },
  { picture: 'europe', caption: 'A village bell and a far peak, the Alps' },
]
