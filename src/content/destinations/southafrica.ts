import type { Destination } from '../../contract/catalogue.ts'

export const southafrica: Destination = {
  slug: 'southafrica',
  name: 'South Africa',
  country: 'South Africa',
  region: 'international',
  banner: {
    picture: 'southafrica',
    title: 'Safari, vineyards and two oceans',
    description:
      'Table Mountain at Cape Town, coasts on two oceans, lions on a dawn safari, penguins on a town beach, and vineyards close by.',
  },
  aliases: ['south-africa', 'south africa'],
  listsPackages: false,
  bestMonths: [3, 4, 5, 9, 10, 11],
  season:
    'Game viewing is best from May to October, when the bush is dry. Cape Town is warmest from November to March. March to May and September to November suit both.',
  visa: 'Indian passport holders usually need a visitor visa before travel; an online travel authorisation is being introduced. A yellow-fever certificate is asked for if you come through a country at risk. Check before you book.',
  currency: 'South African rand (ZAR). Cards work widely; keep small notes for tips and parking attendants.',
  thingsToDo: [
    { name: 'Look for the Big Five from an open safari vehicle', picture: 'safari-southafrica' },
    { name: 'Take the rotating cable car up Table Mountain', picture: 'cable-car-southafrica' },
    { name: 'See the penguins of Boulders Beach', picture: 'beach-southafrica' },
    { name: 'Taste wine in Franschhoek and Stellenbosch', picture: 'garden-southafrica' },
    { name: 'Take a boat to Robben Island', picture: 'cruise-southafrica' },
    { name: 'Go underground at the Cango Caves', picture: 'cave-southafrica' },
    { name: 'Walk the Tsitsikamma suspension bridges', picture: 'trek-southafrica' },
    { name: 'Learn about the freedom struggle at the Apartheid Museum', picture: 'museum-southafrica' },
  ],
  neighbours: ['mauritius', 'dubai', 'maldives'],
  cities: [
    { name: 'Johannesburg', lat: -26.2, lon: 28.05 },
    { name: 'Sun City', lat: -25.34, lon: 27.1 },
    { name: 'Cape Town', lat: -33.92, lon: 18.42 },
    { name: 'Oudtshoorn', lat: -33.59, lon: 22.2 },
    { name: 'Knysna', lat: -34.04, lon: 23.05 },
    { name: 'Hazyview', lat: -25.05, lon: 31.13 },
  ],
}
