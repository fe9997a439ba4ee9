import type { Destination } from '../../contract/catalogue.ts'

export const kashmir: Destination = {
  slug: 'kashmir',
  name: 'Kashmir',
  country: 'India',
  region: 'domestic',
  banner: {
    picture: 'kashmir',
    title: 'A lake that mirrors snow',
    description:
      'Shikaras on a lake as still as glass, chinars turning red, and snow at the end of every valley road.',
  },
  aliases: ['srinagar', 'jammu kashmir', 'gulmarg', 'pahalgam'],
  listsPackages: true,
  bestMonths: [4, 5, 6, 9, 10, 12, 1, 2],
  season:
    'April brings tulips and blossom, May to September green meadows, October the chinar colours, and December to March snow and skiing in Gulmarg.',
  thingsToDo: [
    { name: 'Wake up on a cedar houseboat', picture: 'houseboat-kashmir' },
    { name: 'Ride the Gulmarg gondola to Kongdoori', picture: 'cable-car-kashmir' },
    { name: 'Walk down the terraces of Nishat Bagh', picture: 'garden-kashmir' },
    { name: 'Drift through the dawn vegetable market on Dal lake', picture: 'lake-kashmir' },
    { name: 'Learn to ski on the meadow at Gulmarg', picture: 'ski-kashmir' },
    { name: 'Raft the Lidder below Pahalgam', picture: 'rafting-kashmir' },
    { name: 'Hear the call to prayer at Hazratbal', picture: 'mosque-kashmir' },
    { name: 'Shop for walnut wood and pashmina by Zaina Kadal', picture: 'bazaar-kashmir' },
  ],
  neighbours: ['ladakh', 'himachal', 'rajasthan'],
  cities: [
    { name: 'Srinagar', lat: 34.08, lon: 74.82 },
    { name: 'Gulmarg', lat: 34.05, lon: 74.38 },
    { name: 'Pahalgam', lat: 34.02, lon: 75.32 },
  ],
}
