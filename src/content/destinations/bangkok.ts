import type { Destination } from '../../contract/catalogue.ts'

export const bangkok: Destination = {
  slug: 'bangkok',
  name: 'Bangkok',
  country: 'Thailand',
  region: 'international',
  banner: {
    picture: 'bangkok',
    title: 'Temples, markets and street food',
    description:
      'Temple towers covered in porcelain on the river, tuk-tuks and the Skytrain, silk and orchids, and street food at midnight.',
  },
  aliases: [],
  listsPackages: false,
  bestMonths: [11, 12, 1, 2],
  season:
    'November to February is dry and least hot. April is very hot but has the Songkran water festival. September and October bring the heaviest rain.',
  visa: 'Indian passport holders have lately been able to visit for short holidays without a visa, with the online Thailand Digital Arrival Card filled in within three days before landing. The rules change; check before you book.',
  currency: 'Thai baht (THB). Keep notes of 20 and 100 for ferries, street food and tuk-tuks.',
  thingsToDo: [
    { name: 'See the Emerald Buddha and the Grand Palace', picture: 'palace-bangkok' },
    { name: 'Climb Wat Arun on the river bank', picture: 'temple-bangkok' },
    { name: 'Take a dinner cruise past lit-up temples', picture: 'cruise-bangkok' },
    { name: 'Eat street food on Yaowarat Road in Chinatown', picture: 'street-food-bangkok' },
    { name: 'Shop at Chatuchak weekend market, with 15,000 stalls', picture: 'bazaar-bangkok' },
    { name: 'Get a foot massage after the markets', picture: 'spa-bangkok' },
    { name: 'See the city from the glass floor of Mahanakhon', picture: 'skyline-bangkok' },
    { name: 'Cycle through the green area of Bang Krachao', picture: 'bike-ride-bangkok' },
  ],
  neighbours: ['thailand', 'malaysia', 'singapore', 'vietnam'],
  cities: [
    { name: 'Bangkok', lat: 13.75, lon: 100.5 },
    { name: 'Kanchanaburi', lat: 14.02, lon: 99.53 },
  ],
}
