import type { Destination } from '../../contract/catalogue.ts'

export const rajasthan: Destination = {
  slug: 'rajasthan',
  name: 'Rajasthan',
  country: 'India',
  region: 'domestic',
  banner: {
    picture: 'rajasthan',
    title: 'Palaces, forts and desert',
    description:
      'Hill forts, the blue city of Jodhpur below one of them, and a desert that turns cool right after sunset.',
  },
  aliases: ['jaipur', 'udaipur', 'jodhpur', 'jaisalmer'],
  listsPackages: false,
  bestMonths: [10, 11, 12, 1, 2, 3],
  season:
    'October to March has warm days and cold desert nights. April to June gets hotter than 40°C. From July to September the lakes fill and the main zones of Ranthambore are shut.',
  thingsToDo: [
    { name: 'Climb through the seven gates of Mehrangarh', picture: 'fort-rajasthan' },
    { name: 'Take a boat past the palaces of Lake Pichola', picture: 'palace-rajasthan' },
    { name: 'Ride a camel into the dunes at Sam', picture: 'camel-rajasthan' },
    { name: 'Look for tigers by the lakes of Ranthambore', picture: 'safari-rajasthan' },
    { name: 'Shop for block prints and lac bangles in Jaipur', picture: 'bazaar-rajasthan' },
    { name: 'Take a hot-air balloon ride over Amber in winter', picture: 'balloon-rajasthan' },
    { name: 'See the carved marble pillars of Ranakpur', picture: 'temple-rajasthan' },
    { name: 'Watch ghoomar dance at Bagore ki Haveli', picture: 'dance-rajasthan' },
  ],
  neighbours: ['goa', 'himachal', 'kashmir'],
  cities: [
    { name: 'Jaipur', lat: 26.91, lon: 75.79 },
    { name: 'Jodhpur', lat: 26.28, lon: 73.02 },
    { name: 'Udaipur', lat: 24.58, lon: 73.69 },
    { name: 'Jaisalmer', lat: 26.91, lon: 70.91 },
    { name: 'Sam', lat: 26.83, lon: 70.5 },
    { name: 'Bikaner', lat: 28.02, lon: 73.31 },
    { name: 'Ranthambore', lat: 26.02, lon: 76.36 },
    { name: 'Bundi', lat: 25.44, lon: 75.64 },
  ],
}
