import type { Destination } from '../../contract/catalogue.ts'

export const newZealand: Destination = {
  slug: 'new-zealand',
  name: 'New Zealand',
  country: 'New Zealand',
  region: 'international',
  banner: {
    picture: 'new-zealand',
    title: 'The far end of the map',
    description:
      'Fiords with waterfalls for walls, steaming ground, lakes the blue of a kingfisher and a road bend that makes everyone stop the car.',
  },
  aliases: ['newzealand', 'new zealand'],
  listsPackages: false,
  bestMonths: [11, 12, 1, 2, 3, 4],
  season:
    'Seasons are reversed: November to April is warm with long evenings, April brings golden trees to Queenstown, and June to September is for skiing.',
  visa: 'Indian passport holders usually need a Visitor Visa, applied for online with bank papers; the visitor levy (IVL) is paid with the application. Allow four to six weeks. Check before you book.',
  currency:
    'New Zealand dollar (NZD). Cards are taken everywhere, with a small surcharge for contactless in some shops.',
  thingsToDo: [
    { name: 'Sail Milford Sound to the open sea', picture: 'cruise-new-zealand' },
    { name: 'See geysers and boiling mud at Rotorua', picture: 'volcano-new-zealand' },
    { name: 'Drift under glow-worms at Waitomo', picture: 'cave-new-zealand' },
    { name: 'Ride the gondola above Queenstown', picture: 'cable-car-new-zealand' },
    { name: 'Raft or jet-boat a canyon river', picture: 'rafting-new-zealand' },
    { name: 'Cross the Southern Alps by TranzAlpine', picture: 'train-new-zealand' },
    { name: 'Walk to a glacier viewpoint on the West Coast', picture: 'trek-new-zealand' },
    { name: 'Watch kapa haka, song and dance of the Māori', picture: 'dance-new-zealand' },
  ],
  neighbours: ['australia', 'singapore', 'malaysia'],
  cities: [
    { name: 'Auckland', lat: -36.85, lon: 174.76 },
    { name: 'Rotorua', lat: -38.14, lon: 176.25 },
    { name: 'Queenstown', lat: -45.03, lon: 168.66 },
    { name: 'Christchurch', lat: -43.53, lon: 172.64 },
    { name: 'Franz Josef', lat: -43.39, lon: 170.18 },
  ],
}
