import type { Destination } from '../../contract/catalogue.ts'

export const kashmir: Destination = {
  slug: 'kashmir',
  name: 'Kashmir',
  country: 'India',
  region: 'domestic',
  banner: {
    picture: 'kashmir',
    title: 'Dal lake, meadows and snow',
    description:
      'Shikara rides on a calm lake, chinar trees that turn red in autumn, and snow mountains at the end of the valley roads.',
  },
  aliases: ['srinagar', 'jammu kashmir', 'gulmarg', 'pahalgam'],
  listsPackages: true,
  bestMonths: [4, 5, 6, 9, 10, 12, 1, 2],
  season:
    'April brings tulips and blossom, May to September green meadows, and October the chinar colours. December to March brings snow, and skiing in Gulmarg.',
  thingsToDo: [
    { name: 'Stay on a cedar houseboat', picture: 'houseboat-kashmir' },
    { name: 'Ride the Gulmarg gondola to Kongdoori', picture: 'cable-car-kashmir' },
    { name: 'Walk down the terraces of Nishat Bagh', picture: 'garden-kashmir' },
    { name: 'See the floating vegetable market on Dal lake at dawn', picture: 'lake-kashmir' },
    { name: 'Learn to ski on the Gulmarg meadow', picture: 'ski-kashmir' },
    { name: 'Go rafting on the Lidder below Pahalgam', picture: 'rafting-kashmir' },
    { name: 'Hear the call to prayer at Hazratbal', picture: 'mosque-kashmir' },
    { name: 'Shop for walnut wood and pashmina at Zaina Kadal', picture: 'bazaar-kashmir' },
  ],
  neighbours: ['ladakh', 'himachal', 'rajasthan'],
  cities: [
    { name: 'Srinagar', lat: 34.08, lon: 74.82 },
    { name: 'Gulmarg', lat: 34.05, lon: 74.38 },
    { name: 'Pahalgam', lat: 34.02, lon: 75.32 },
  ],
}
