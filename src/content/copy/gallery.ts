import type { GalleryPhoto } from '../../contract/copy.ts'

/** Journey in Frames: thirteen pictures with their captions (spec 1 §2). */
export const gallery: GalleryPhoto[] = [
  { picture: 'tegalalang-bali', caption: 'Sunrise over the Tegalalang rice terraces, Bali' },
  { picture: 'lamayuru-ladakh', caption: 'Lamayuru monastery, Ladakh' },
  { picture: 'munnar-kerala', caption: 'Tea hills of Munnar, Kerala' },
  { picture: 'grand-mosque-dubai', caption: 'The Grand Mosque of Abu Dhabi' },
  { picture: 'dolphin-dhoni-maldives', caption: 'Dolphins beside a dhoni, Maldives' },
  { picture: 'gulmarg-kashmir', caption: 'Snow in Gulmarg, Kashmir' },
  { picture: 'green-dome-turkey', caption: 'The green dome of Konya, Turkey' },
  { picture: 'muong-hoa-vietnam', caption: 'Rice terraces of the Muong Hoa valley, Vietnam' },
  { picture: 'joo-chiat-singapore', caption: 'Shophouses of Joo Chiat, Singapore' },
  { picture: 'palolem-goa', caption: 'Fishing boats at Palolem, Goa' },
  { picture: 'james-bond-thailand', caption: 'James Bond Island, Thailand' },
  { picture: 'sheki-palace-baku', caption: 'The khans’ palace in Sheki, Azerbaijan' },
  { picture: 'shirakawa-japan', caption: 'Farmhouses of Shirakawa-go, Japan' },
]
