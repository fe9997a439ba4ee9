import type { Destination } from '../../contract/catalogue.ts'

export const australia: Destination = {
  slug: 'australia',
  name: 'Australia',
  country: 'Australia',
  region: 'international',
  banner: {
    picture: 'australia',
    title: 'Cities, coast roads and coral reef',
    description:
      'Sydney’s harbour and Opera House, a road along sea cliffs, coral reefs within a morning’s trip, and animals found nowhere else.',
  },
  aliases: [],
  listsPackages: true,
  bestMonths: [3, 4, 5, 9, 10, 11],
  season:
    'Seasons are the reverse of India’s. Sydney and Melbourne are mild from September to November and March to May. The reef around Cairns is driest from May to October.',
  visa: 'Indian passport holders usually need a Visitor visa (subclass 600), applied for online with bank papers and biometrics; allow four to six weeks. Check before you book.',
  currency:
    'Australian dollar (AUD). Tap-to-pay cards work everywhere, even for a bus or a coffee; little cash is needed.',
  thingsToDo: [
    { name: 'Snorkel at the outer Great Barrier Reef', picture: 'snorkel-australia' },
    { name: 'Sail under the Sydney Harbour Bridge', picture: 'cruise-australia' },
    { name: 'Ride the Puffing Billy train through fern forest', picture: 'train-australia' },
    { name: 'See kangaroos and koalas in a wildlife park', picture: 'safari-australia' },
    { name: 'Ride the Skyrail cable car over the rainforest', picture: 'cable-car-australia' },
    { name: 'Take your first surf lesson at Bondi or Manly', picture: 'surf-australia' },
    { name: 'Walk the cliff paths of the Blue Mountains', picture: 'trek-australia' },
    { name: 'Watch little penguins return to the beach at dusk', picture: 'beach-australia' },
  ],
  neighbours: ['new-zealand', 'singapore', 'bali', 'malaysia'],
  cities: [
    { name: 'Sydney', lat: -33.87, lon: 151.21 },
    { name: 'Melbourne', lat: -37.81, lon: 144.96 },
    { name: 'Cairns', lat: -16.92, lon: 145.77 },
  ],
}
