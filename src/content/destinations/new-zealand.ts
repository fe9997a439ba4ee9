import type { Destination } from '../../contract/catalogue.ts'

export const newZealand: Destination = {
  slug: 'new-zealand',
  name: 'New Zealand',
  country: 'New Zealand',
  region: 'international',
  banner: {
    picture: 'new-zealand',
    title: 'Fiords, lakes and mountain drives',
    description:
      'Fiords with waterfalls on both sides, steaming hot ground, bright blue lakes, and scenic roads with many places to stop.',
  },
  aliases: ['newzealand', 'new zealand'],
  listsPackages: false,
  bestMonths: [11, 12, 1, 2, 3, 4],
  season:
    'Seasons are the reverse of India’s. November to April is warm with long evenings, April brings golden trees to Queenstown, and June to September is for skiing.',
  visa: 'Indian passport holders usually need a Visitor Visa, applied for online with bank papers; the visitor levy (IVL) is paid with the application. Allow four to six weeks. Check before you book.',
  currency:
    'New Zealand dollar (NZD). Cards are taken everywhere, with a small surcharge for contactless in some shops.',
  thingsToDo: [
    { name: 'Cruise through Milford Sound to the open sea', picture: 'cruise-new-zealand' },
    { name: 'See geysers and boiling mud at Rotorua', picture: 'volcano-new-zealand' },
    { name: 'Take a boat under the glow-worms at Waitomo caves', picture: 'cave-new-zealand' },
    { name: 'Ride the gondola above Queenstown', picture: 'cable-car-new-zealand' },
    { name: 'Go rafting or jet-boating in a river canyon', picture: 'rafting-new-zealand' },
    { name: 'Cross the Southern Alps by the TranzAlpine train', picture: 'train-new-zealand' },
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
