import type { Destination } from '../../contract/catalogue.ts'

export const hongkong: Destination = {
  slug: 'hongkong',
  name: 'Hong Kong',
  country: 'Hong Kong SAR, China',
  region: 'international',
  banner: {
    picture: 'hongkong',
    title: 'City skyline, ferries and dim sum',
    description:
      'Tall towers round a deep harbour, green ferries, dim sum, the bronze Big Buddha on its hill, and beaches behind the hills.',
  },
  aliases: ['hong-kong', 'hong kong'],
  listsPackages: true,
  bestMonths: [10, 11, 12, 1, 2, 3],
  season:
    'October to December is sunny and dry, January to March cool. April to September is hot and humid, and typhoons are possible from July.',
  visa: 'Indian passport holders usually register online before travel (Pre-arrival Registration) for visits of up to 14 days, free of charge; Macau has its own entry stamp. Check before you book.',
  currency:
    'Hong Kong dollar (HKD). An Octopus card pays for trains, ferries, trams and snacks; cards are taken in shops.',
  thingsToDo: [
    { name: 'Ride the Peak Tram for the view over the harbour', picture: 'skyline-hongkong' },
    { name: 'Ride the Ngong Ping cable car to the Big Buddha', picture: 'cable-car-hongkong' },
    { name: 'Spend a day at Hong Kong Disneyland', picture: 'theme-park-hongkong' },
    { name: 'Cross the harbour by Star Ferry at very low cost', picture: 'cruise-hongkong' },
    { name: 'Bargain at Temple Street night market', picture: 'bazaar-hongkong' },
    { name: 'Have dim sum for breakfast', picture: 'street-food-hongkong' },
    { name: 'Light incense at Wong Tai Sin temple', picture: 'temple-hongkong' },
    { name: 'Walk the Dragon’s Back trail to a surf beach', picture: 'trek-hongkong' },
  ],
  neighbours: ['singapore', 'vietnam', 'thailand', 'japan'],
  cities: [
    { name: 'Hong Kong', lat: 22.3, lon: 114.17 },
    { name: 'Macau', lat: 22.2, lon: 113.54 },
  ],
}
