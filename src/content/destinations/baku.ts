import type { Destination } from '../../contract/catalogue.ts'

export const baku: Destination = {
  slug: 'baku',
  name: 'Baku',
  country: 'Azerbaijan',
  region: 'international',
  banner: {
    picture: 'baku',
    title: 'Old city, Flame Towers and mountains',
    description:
      'Glass Flame Towers above a walled old city, a natural fire said to have burned for centuries, and Caucasus cable cars three hours inland.',
  },
  aliases: ['azerbaijan'],
  listsPackages: true,
  bestMonths: [4, 5, 6, 9, 10],
  season:
    'April to June and September to October are mild and green. July and August are hot by the Caspian. December to March brings snow to Shahdag and Tufandag.',
  visa: 'Indian passport holders usually apply online for an e-visa (ASAN Visa), which is mostly issued within three working days; check the official portal before you book.',
  currency:
    'Azerbaijani manat (AZN). Carry US dollars to change in Baku; cards work in the city, cash is better in the villages.',
  thingsToDo: [
    { name: 'Walk through the walled Old City to the Maiden Tower', picture: 'old-town-baku' },
    { name: 'See the Flame Towers light up from Highland Park', picture: 'skyline-baku' },
    { name: 'See cold mud bubble at the Gobustan mud volcanoes', picture: 'volcano-baku' },
    { name: 'See the Devanagari inscriptions at Ateshgah Fire Temple', picture: 'temple-baku' },
    { name: 'Ride the Tufandag cable cars above Gabala', picture: 'cable-car-baku' },
    { name: 'Ski or sledge at Shahdag from December to March', picture: 'ski-baku' },
    { name: 'See the stained-glass windows of the palace in Sheki', picture: 'palace-baku' },
    { name: 'Take an evening boat ride along the Caspian boulevard', picture: 'cruise-baku' },
  ],
  neighbours: ['turkey', 'dubai', 'europe'],
  cities: [
    { name: 'Baku', lat: 40.38, lon: 49.87 },
    { name: 'Gabala', lat: 40.98, lon: 47.85 },
    { name: 'Sheki', lat: 41.19, lon: 47.17 },
    { name: 'Shahdag', lat: 41.31, lon: 48.13 },
  ],
}
