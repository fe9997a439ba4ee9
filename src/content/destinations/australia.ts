import type { Destination } from '../../contract/catalogue.ts'

export const australia: Destination = {
  slug: 'australia',
  name: 'Australia',
  country: 'Australia',
  region: 'international',
  banner: {
    picture: 'australia',
    title: 'A continent to drive along',
    description:
      'White sails on a blue harbour, a road cut along sea cliffs, coral you can reach by lunch and animals found nowhere else.',
  },
  aliases: [],
  listsPackages: true,
  bestMonths: [3, 4, 5, 9, 10, 11],
  season:
    'Seasons are reversed: September to November and March to May are mild in Sydney and Melbourne, while the reef around Cairns is driest from May to October.',
  visa: 'Indian passport holders usually need a Visitor visa (subclass 600), applied for online with bank papers and biometrics; allow four to six weeks. Check before you book.',
  currency:
    'Australian dollar (AUD). Tap-to-pay cards work everywhere, even for a bus or a coffee; little cash is needed.',
  thingsToDo: [
    { name: 'Snorkel the outer Great Barrier Reef', picture: 'snorkel-australia' },
    { name: 'Sail under the Sydney Harbour Bridge', picture: 'cruise-australia' },
    { name: 'Ride Puffing Billy through the fern forest', picture: 'train-australia' },
    { name: 'Meet kangaroos and koalas in a wildlife park', picture: 'safari-australia' },
    { name: 'Float over the rainforest on the Skyrail', picture: 'cable-car-australia' },
    { name: 'Take a first surf lesson at Bondi or Manly', picture: 'surf-australia' },
    { name: 'Walk the cliff paths of the Blue Mountains', picture: 'trek-australia' },
    { name: 'Watch little penguins come home at dusk', picture: 'beach-australia' },
  ],
  neighbours: ['new-zealand', 'singapore', 'bali', 'malaysia'],
  cities: [
    { name: 'Sydney', lat: -33.87, lon: 151.21 },
    { name: 'Melbourne', lat: -37.81, lon: 144.96 },
    { name: 'Cairns', lat: -16.92, lon: 145.77 },
  ],
}
