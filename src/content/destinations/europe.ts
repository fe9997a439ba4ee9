import type { Destination } from '../../contract/catalogue.ts'

export const europe: Destination = {
  slug: 'europe',
  name: 'Europe',
  country: 'Europe',
  region: 'international',
  banner: {
    picture: 'europe',
    title: 'A new country after breakfast',
    description:
      'Alpine villages with a train at the door, Paris after rain, canals for streets and a new country after every second breakfast.',
  },
  aliases: [],
  listsPackages: true,
  bestMonths: [4, 5, 6, 9, 10],
  season:
    'April to June and September to October are mild with shorter queues; July and August are warm and busy, and December brings Christmas markets and snow in the Alps.',
  visa: 'Indian passport holders usually need a Schengen visa, applied for at the visa centre of the country where you stay longest; appointments fill up six to eight weeks ahead before summer. Check before you book.',
  currency:
    'Euro (EUR) in most countries, Swiss franc (CHF) in Switzerland, Czech koruna (CZK) and Hungarian forint (HUF). Cards are taken nearly everywhere.',
  thingsToDo: [
    { name: 'Take the cogwheel train into Alpine snow', picture: 'train-europe' },
    { name: 'Hang above a glacier in a turning cable car', picture: 'cable-car-europe' },
    { name: 'See Paris from a boat on the Seine at dusk', picture: 'cruise-europe' },
    { name: 'Spend a slow morning with the Mona Lisa and friends', picture: 'museum-europe' },
    { name: 'Walk Prague’s old town before the crowds', picture: 'old-town-europe' },
    { name: 'Hear a choir in a Gothic cathedral', picture: 'church-europe' },
    { name: 'Cycle among tulips near Amsterdam in April', picture: 'bike-ride-europe' },
    { name: 'Step into the palaces of Vienna', picture: 'palace-europe' },
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
