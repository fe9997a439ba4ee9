import type { Destination } from '../../contract/catalogue.ts'

/** Dubai and the neighbouring emirates. */
export const dubai: Destination = {
  slug: 'dubai',
  name: 'Dubai',
  country: 'United Arab Emirates',
  region: 'international',
  banner: {
    picture: 'dubai',
    title: 'Towers, old markets and desert',
    description:
      'Cross the Creek by abra (small boat) for one dirham, go up the Burj Khalifa, and reach the desert dunes by sunset.',
  },
  aliases: ['uae'],
  listsPackages: true,
  bestMonths: [11, 12, 1, 2, 3],
  season:
    'November to March is mild and dry. From June to September it gets hotter than 40 °C and most activities are indoors, often at lower prices.',
  visa: 'Indian passport holders usually need a UAE visa arranged before travel; some with a valid US, UK or EU visa or residence can get one on arrival. Check the present rules before you book.',
  currency:
    'UAE dirham (AED), long fixed at about 3.67 to the US dollar; cards and phone payments are taken nearly everywhere.',
  thingsToDo: [
    { name: 'Go up the Burj Khalifa', picture: 'skyline-dubai' },
    { name: 'Go on a 4x4 desert safari on the Lahbab dunes', picture: 'desert-dubai' },
    { name: 'Bargain in the Deira gold and spice souks', picture: 'bazaar-dubai' },
    { name: 'Have dinner on a dhow cruise in the Marina', picture: 'cruise-dubai' },
    { name: 'Visit Sheikh Zayed Grand Mosque', picture: 'mosque-dubai' },
    { name: 'Walk through the tunnel of the Dubai Aquarium', picture: 'aquarium-dubai' },
    { name: 'Spend a day at Aquaventure or Yas Island', picture: 'theme-park-dubai' },
    { name: 'See the Museum of the Future', picture: 'museum-dubai' },
  ],
  neighbours: ['baku', 'turkey', 'maldives', 'southafrica'],
  cities: [
    { name: 'Dubai', lat: 25.2, lon: 55.27 },
    { name: 'Abu Dhabi', lat: 24.45, lon: 54.38 },
    { name: 'Ras Al Khaimah', lat: 25.79, lon: 55.94 },
  ],
}
