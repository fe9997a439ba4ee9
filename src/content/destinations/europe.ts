import type { Destination } from '../../contract/catalogue.ts'

export const europe: Destination = {
  slug: 'europe',
  name: 'Europe',
  country: 'Europe',
  region: 'international',
  banner: {
    picture: 'europe',
    title: 'Many countries in one trip',
    description:
      'Alpine villages you can reach by train, the sights of Paris, cities with canals, and several countries in one holiday.',
  },
  aliases: [],
  listsPackages: true,
  bestMonths: [4, 5, 6, 9, 10],
  season:
    'April to June and September to October are mild with shorter queues. July and August are warm and busy. December brings Christmas markets, and snow in the Alps.',
  visa: 'Indian passport holders usually need a Schengen visa, applied for at the visa centre of the country where you stay longest; appointments fill up six to eight weeks ahead before summer. Check before you book.',
  currency:
    'Euro (EUR) in most countries, Swiss franc (CHF) in Switzerland, Czech koruna (CZK) and Hungarian forint (HUF). Cards are taken nearly everywhere.',
  thingsToDo: [
    { name: 'Take the cogwheel train up to the Alpine snow', picture: 'train-europe' },
    { name: 'Ride a rotating cable car above a glacier', picture: 'cable-car-europe' },
    { name: 'See Paris from a boat on the Seine at dusk', picture: 'cruise-europe' },
    { name: 'Spend a morning at the Louvre and see the Mona Lisa', picture: 'museum-europe' },
    { name: 'Walk in Prague’s old town before the crowds come', picture: 'old-town-europe' },
    { name: 'Hear a choir in a Gothic cathedral', picture: 'church-europe' },
    { name: 'Cycle past tulip fields near Amsterdam in April', picture: 'bike-ride-europe' },
    { name: 'Visit the palaces of Vienna', picture: 'palace-europe' },
  ],
  neighbours: ['turkey', 'baku', 'dubai'],
  cities: [
    { name: 'Paris', lat: 48.86, lon: 2.35 },
    { name: 'Interlaken', lat: 46.69, lon: 7.86 },
    { name: 'Lucerne', lat: 47.05, lon: 8.31 },
    { name: 'Prague', lat: 50.08, lon: 14.44 },
    { name: 'Vienna', lat: 48.21, lon: 16.37 },
    { name: 'Budapest', lat: 47.5, lon: 19.04 },
    { name: 'Amsterdam', lat: 52.37, lon: 4.9 },
    { name: 'Venice', lat: 45.44, lon: 12.32 },
    { name: 'Florence', lat: 43.77, lon: 11.26 },
    { name: 'Rome', lat: 41.9, lon: 12.5 },
  ],
}
