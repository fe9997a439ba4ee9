import type { Destination } from '../../contract/catalogue.ts'

export const thailand: Destination = {
  slug: 'thailand',
  name: 'Thailand',
  country: 'Thailand',
  region: 'international',
  banner: {
    picture: 'thailand',
    title: 'Islands, temples and night markets',
    description:
      'Long-tail boats below limestone cliffs, temples by the river, night markets in every town, and a beach for every season.',
  },
  aliases: [],
  listsPackages: true,
  bestMonths: [11, 12, 1, 2, 3],
  season:
    'November to March is dry and pleasant in Bangkok, the north and on the Andaman coast. Koh Samui, on the Gulf side, is best from January to August.',
  visa: 'Indian passport holders have lately been able to visit for short holidays without a visa, but the number of days changes; the online Thailand Digital Arrival Card is filled in within three days before landing. Check before you book.',
  currency:
    'Thai baht (THB). Carry some cash for markets, boats and temple tickets; ATMs charge a fee for each foreign withdrawal.',
  thingsToDo: [
    { name: 'Go island-hopping by speedboat round Phi Phi', picture: 'island-hop-thailand' },
    { name: 'Snorkel over coral off Koh Larn and Hong Island', picture: 'snorkel-thailand' },
    { name: 'Kayak into the sea caves of Phang Nga Bay', picture: 'kayak-thailand' },
    { name: 'See Wat Arun across the Chao Phraya', picture: 'temple-thailand' },
    { name: 'Try the street food at a night market', picture: 'street-food-thailand' },
    { name: 'Feed and walk with rescued elephants, no riding', picture: 'elephant-thailand' },
    { name: 'Have a Thai massage after a day of walking', picture: 'spa-thailand' },
    { name: 'Walk in the cloud forest of Doi Inthanon', picture: 'trek-thailand' },
  ],
  neighbours: ['bangkok', 'malaysia', 'singapore', 'vietnam'],
  cities: [
    { name: 'Bangkok', lat: 13.75, lon: 100.5 },
    { name: 'Pattaya', lat: 12.93, lon: 100.88 },
    { name: 'Phuket', lat: 7.89, lon: 98.3 },
    { name: 'Krabi', lat: 8.03, lon: 98.82 },
    { name: 'Chiang Mai', lat: 18.79, lon: 98.99 },
    { name: 'Koh Samui', lat: 9.53, lon: 100.06 },
  ],
}
