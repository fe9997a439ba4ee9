import type { Destination } from '../../contract/catalogue.ts'

export const malaysia: Destination = {
  slug: 'malaysia',
  name: 'Malaysia',
  country: 'Malaysia',
  region: 'international',
  banner: {
    picture: 'malaysia',
    title: 'Towers above the rainforest',
    description:
      'Twin towers over rain trees, tea on cool hills, old shophouse streets and islands with eagles; roti canai at every hour.',
  },
  aliases: [],
  listsPackages: false,
  bestMonths: [12, 1, 2, 3, 6, 7],
  season:
    'The west coast, with Kuala Lumpur, Penang and Langkawi, is driest from December to March and pleasant in June and July; showers are short at most times.',
  visa: 'Indian passport holders have lately been let in without a visa for up to 30 days, with the online arrival card (MDAC) filled in within three days before landing. The scheme has an end date; check before you book.',
  currency: 'Malaysian ringgit (MYR). Cards and e-wallets are common; keep small notes for hawker stalls.',
  thingsToDo: [
    { name: 'Cross the Skybridge of the Petronas Towers', picture: 'skyline-malaysia' },
    { name: 'Climb the rainbow steps of Batu Caves', picture: 'cave-malaysia' },
    { name: 'Rise over the rainforest to the Langkawi Sky Bridge', picture: 'cable-car-malaysia' },
    { name: 'Follow the murals of George Town', picture: 'old-town-malaysia' },
    { name: 'Eat at the hawker stalls of Penang', picture: 'street-food-malaysia' },
    { name: 'Glide through the mangroves of Kilim', picture: 'kayak-malaysia' },
    { name: 'Ride coasters in the clouds at Genting', picture: 'theme-park-malaysia' },
    { name: 'See the pink mosque of Putrajaya by its lake', picture: 'mosque-malaysia' },
  ],
  neighbours: ['singapore', 'thailand', 'bangkok', 'bali'],
  cities: [
    { name: 'Kuala Lumpur', lat: 3.14, lon: 101.69 },
    { name: 'Genting Highlands', lat: 3.42, lon: 101.79 },
    { name: 'Penang', lat: 5.41, lon: 100.33 },
    { name: 'Langkawi', lat: 6.3, lon: 99.73 },
  ],
}
