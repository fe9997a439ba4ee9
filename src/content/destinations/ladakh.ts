import type { Destination } from '../../contract/catalogue.ts'

/** Ladakh: Leh, Nubra, Pangong and the Indus valley. */
export const ladakh: Destination = {
  slug: 'ladakh',
  name: 'Ladakh',
  country: 'India',
  region: 'domestic',
  banner: {
    picture: 'ladakh',
    title: 'High passes, lakes and monasteries',
    description:
      'Prayer flags on 5,000-metre passes, apricot villages along the Indus, and Pangong lake, whose blue changes by the hour.',
  },
  aliases: ['leh', 'leh-ladakh', 'leh ladakh'],
  listsPackages: true,
  bestMonths: [5, 6, 7, 8, 9],
  season:
    'Go from May to September, when the passes are open. June and July have the Hemis festival, and September has the clearest skies.',
  thingsToDo: [
    { name: 'Go up to the Khardung La pass', picture: 'bike-ride-ladakh' },
    { name: 'See Pangong lake change colour', picture: 'lake-ladakh' },
    { name: 'Hear the horns at Thiksey monastery at dawn', picture: 'monastery-ladakh' },
    { name: 'Ride a Bactrian camel at Hunder', picture: 'camel-ladakh' },
    { name: 'Go rafting on the Zanskar to Nimmu', picture: 'rafting-ladakh' },
    { name: 'Climb to the old palace of Leh', picture: 'palace-ladakh' },
    { name: 'Camp under the Milky Way in Nubra', picture: 'camp-ladakh' },
    { name: 'Walk from village to village in Sham', picture: 'trek-ladakh' },
  ],
  neighbours: ['kashmir', 'himachal', 'nepal'],
  cities: [
    { name: 'Leh', lat: 34.16, lon: 77.58 },
    { name: 'Nubra Valley', lat: 34.58, lon: 77.47 },
    { name: 'Pangong', lat: 33.9, lon: 78.43 },
    { name: 'Uleytokpo', lat: 34.25, lon: 77.12 },
  ],
}
