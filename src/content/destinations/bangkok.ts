import type { Destination } from '../../contract/catalogue.ts'

export const bangkok: Destination = {
  slug: 'bangkok',
  name: 'Bangkok',
  country: 'Thailand',
  region: 'international',
  banner: {
    picture: 'bangkok',
    title: 'Spires by day, street by night',
    description:
      'Porcelain towers on a brown river, tuk-tuks under the Skytrain, silk, orchids and dinner from a cart at midnight.',
  },
  aliases: [],
  listsPackages: false,
  bestMonths: [11, 12, 1, 2],
  season:
    'November to February is dry and least hot; April is very hot but holds the Songkran water festival, and September and October bring the heaviest rain.',
  visa: 'Indian passport holders have lately been able to visit for short holidays without a visa, with the online Thailand Digital Arrival Card filled in within three days before landing. The rules change; check before you book.',
  currency: 'Thai baht (THB). Keep notes of 20 and 100 for ferries, street food and tuk-tuks.',
  thingsToDo: [
    { name: 'See the Emerald Buddha and the Grand Palace', picture: 'palace-bangkok' },
    { name: 'Climb Wat Arun on the river bank', picture: 'temple-bangkok' },
    { name: 'Sail past lit temples on a dinner cruise', picture: 'cruise-bangkok' },
    { name: 'Eat down Yaowarat in Chinatown', picture: 'street-food-bangkok' },
    { name: 'Shop Chatuchak’s fifteen thousand stalls at the weekend', picture: 'bazaar-bangkok' },
    { name: 'Get a foot massage after the markets', picture: 'spa-bangkok' },
    { name: 'Look over the city from the glass floor of Mahanakhon', picture: 'skyline-bangkok' },
    { name: 'Cycle the green lung of Bang Krachao', picture: 'bike-ride-bangkok' },
  ],
  neighbours: ['thailand', 'malaysia', 'singapore', 'vietnam'],
  cities: [
    { name: 'Bangkok', lat: 13.75, lon: 100.5 },
    { name: 'Kanchanaburi', lat: 14.02, lon: 99.53 },
  ],
}
