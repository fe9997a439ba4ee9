import type { Destination } from '../../contract/catalogue.ts'

/** Ladakh: Leh, Nubra, Pangong and the Indus valley. */
export const ladakh: Destination = {
  slug: 'ladakh',
  name: 'Ladakh',
  country: 'India',
  region: 'domestic',
  banner: {
    picture: 'ladakh',
    title: 'Thin air, wide sky',
    description:
      'Prayer flags on 5,000-metre passes, apricot villages along the Indus and a lake that changes its blue by the hour.',
  },
  aliases: ['leh', 'leh-ladakh', 'leh ladakh'],
  listsPackages: true,
  bestMonths: [5, 6, 7, 8, 9],
  season:
    'May to September, when the passes are open; June and July bring the Hemis festival, September the clearest skies.',
  thingsToDo: [
    { name: 'Stand on Khardung La', picture: 'bike-ride-ladakh' },
    { name: 'Watch Pangong change colour', picture: 'lake-ladakh' },
    { name: 'Hear the horns at Thiksey at dawn', picture: 'monastery-ladakh' },
    { name: 'Ride a Bactrian camel at Hunder', picture: 'camel-ladakh' },
    { name: 'Raft the Zanskar to Nimmu', picture: 'rafting-ladakh' },
    { name: 'Climb to the old palace of Leh', picture: 'palace-ladakh' },
    { name: 'Sleep under the Milky Way at Nubra', picture: 'camp-ladakh' },
    { name: 'Walk village to village in Sham', picture: 'trek-ladakh' },
  ],
  neighbours: ['kashmir', 'himachal', 'nepal'],
  cities: [
    { name: 'Leh', lat: 34.16, lon: 77.58 },
    { name: 'Nubra Valley', lat: 34.58, lon: 77.47 },
    { name: 'Pangong', lat: 33.9, lon: 78.43 },
    { name: 'Uleytokpo', lat: 34.25, lon: 77.12 },
  ],
}
