import type { Destination } from '../../contract/catalogue.ts'

export const japan: Destination = {
  slug: 'japan',
  name: 'Japan',
  country: 'Japan',
  region: 'international',
  banner: {
    picture: 'japan',
    title: 'Gardens, temples and fast trains',
    description:
      'Trains that run on time to the second, Mount Fuji above a lake, ten thousand orange temple gates, and very hot onsen baths.',
  },
  aliases: [],
  listsPackages: false,
  bestMonths: [3, 4, 5, 10, 11],
  season:
    'Cherry blossom reaches Tokyo and Kyoto around the end of March and early April. Autumn leaves come in mid to late November. June brings rain, August heat, and January snow in the hills.',
  visa: 'Indian passport holders usually apply for a tourist eVisa through the visa centre, with itinerary and bank papers; it takes one to two weeks. Check before you book.',
  currency:
    'Japanese yen (JPY). Cards are common in cities; carry cash for temples, small restaurants and country buses.',
  thingsToDo: [
    { name: 'Ride the Shinkansen past Mount Fuji', picture: 'train-japan' },
    { name: 'Walk under the gates of Fushimi Inari', picture: 'temple-japan' },
    { name: 'Walk the Shibuya crossing with 3,000 other people', picture: 'skyline-japan' },
    { name: 'Bathe in an onsen (hot spring)', picture: 'spa-japan' },
    { name: 'Try the street food of Dotonbori', picture: 'street-food-japan' },
    { name: 'See Mount Fuji from Lake Kawaguchi', picture: 'lake-japan' },
    { name: 'Sit by a raked-gravel garden in Kyoto', picture: 'garden-japan' },
    { name: 'Visit Osaka Castle in cherry blossom season', picture: 'fort-japan' },
  ],
  neighbours: ['hongkong', 'singapore', 'thailand'],
  cities: [
    { name: 'Tokyo', lat: 35.68, lon: 139.76 },
    { name: 'Kyoto', lat: 35.01, lon: 135.77 },
    { name: 'Osaka', lat: 34.69, lon: 135.5 },
    { name: 'Takayama', lat: 36.14, lon: 137.25 },
    { name: 'Hiroshima', lat: 34.39, lon: 132.46 },
  ],
}
