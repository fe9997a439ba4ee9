import type { Destination } from '../../contract/catalogue.ts'

export const malaysia: Destination = {
  slug: 'malaysia',
  name: 'Malaysia',
  country: 'Malaysia',
  region: 'international',
  banner: {
    picture: 'malaysia',
    title: 'City towers, tea hills and islands',
    description:
      'The twin towers of Kuala Lumpur, tea gardens on cool hills, old shophouse streets, islands with eagles, and roti canai at any hour.',
  },
  aliases: [],
  listsPackages: false,
  bestMonths: [12, 1, 2, 3, 6, 7],
  season:
    'The west coast, with Kuala Lumpur, Penang and Langkawi, is driest from December to March and pleasant in June and July. Showers are short at most times.',
  visa: 'Indian passport holders have lately been let in without a visa for up to 30 days, with the online arrival card (MDAC) filled in within three days before landing. The scheme has an end date; check before you book.',
  currency: 'Malaysian ringgit (MYR). Cards and e-wallets are common; keep small notes for hawker stalls.',
  thingsToDo: [
    { name: 'Cross the Skybridge of the Petronas Towers', picture: 'skyline-malaysia' },
    { name: 'Climb the colourful steps of Batu Caves', picture: 'cave-malaysia' },
    { name: 'Ride the cable car to the Langkawi Sky Bridge', picture: 'cable-car-malaysia' },
    { name: 'See the street murals of George Town', picture: 'old-town-malaysia' },
    { name: 'Eat at the hawker stalls of Penang', picture: 'street-food-malaysia' },
    { name: 'Kayak through the mangroves of Kilim', picture: 'kayak-malaysia' },
    { name: 'Ride roller coasters in the Genting hills', picture: 'theme-park-malaysia' },
    { name: 'See the pink mosque by the lake in Putrajaya', picture: 'mosque-malaysia' },
  ],
  neighbours: ['singapore', 'thailand', 'bangkok', 'bali'],
  cities: [
    { name: 'Kuala Lumpur', lat: 3.14, lon: 101.69 },
    { name: 'Genting Highlands', lat: 3.42, lon: 101.79 },
    { name: 'Penang', lat: 5.41, lon: 100.33 },
    { name: 'Langkawi', lat: 6.3, lon: 99.73 },
  ],
}
