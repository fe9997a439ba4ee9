import type { Destination } from '../../contract/catalogue.ts'

/** Singapore, with Sentosa and nearby Bintan. */
export const singapore: Destination = {
  slug: 'singapore',
  name: 'Singapore',
  country: 'Singapore',
  region: 'international',
  banner: {
    picture: 'singapore',
    title: 'Gardens, city sights and theme parks',
    description:
      'Supertrees that light up at 7.45 PM, dosa at midnight in Little India, and the rides of Sentosa, fifteen minutes from the city towers.',
  },
  aliases: [],
  listsPackages: true,
  bestMonths: [2, 3, 4, 5, 6, 7, 8, 9],
  season:
    'Warm all year. February to September is drier, and the wettest weeks are from mid-November to January.',
  visa: 'Indian passport holders usually need a visa before travel, filed by an authorised agent, about SGD 30, and a free online arrival card; check the present rules before you book.',
  currency: 'Singapore dollar (SGD); a contactless card pays for trains, buses and most hawker stalls.',
  thingsToDo: [
    { name: 'See the Supertrees light up', picture: 'garden-singapore' },
    { name: 'See the city from the Marina Bay observation deck', picture: 'skyline-singapore' },
    { name: 'Ride the night safari tram at Mandai', picture: 'safari-singapore' },
    { name: 'Spend a day at Universal Studios', picture: 'theme-park-singapore' },
    { name: 'Ride the cable car to Sentosa', picture: 'cable-car-singapore' },
    { name: 'Eat at a hawker centre', picture: 'street-food-singapore' },
    { name: 'Walk through Kampong Glam and Little India', picture: 'old-town-singapore' },
    { name: 'See the rays at the Oceanarium', picture: 'aquarium-singapore' },
  ],
  neighbours: ['malaysia', 'bali', 'thailand', 'vietnam'],
  cities: [
    { name: 'Singapore', lat: 1.29, lon: 103.85 },
    { name: 'Sentosa', lat: 1.25, lon: 103.83 },
    { name: 'Bintan', lat: 1.18, lon: 104.37 },
  ],
}
