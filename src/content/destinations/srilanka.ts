import type { Destination } from '../../contract/catalogue.ts'

export const srilanka: Destination = {
  slug: 'srilanka',
  name: 'Sri Lanka',
  country: 'Sri Lanka',
  region: 'international',
  banner: {
    picture: 'srilanka',
    title: 'Tea hills, wildlife and Galle Fort',
    description:
      'The rock palace of Sigiriya, wide tea hills and a fort by the sea, all within a day’s drive of each other.',
  },
  aliases: ['sri-lanka', 'sri lanka', 'ceylon', 'colombo'],
  listsPackages: false,
  bestMonths: [12, 1, 2, 3, 4, 7, 8],
  season:
    'December to April suits the hills and the south and west coasts. From May to September the rain is on that side, and the north and east are dry. Elephants gather at Minneriya from July to October.',
  visa: 'Indian passport holders usually need an Electronic Travel Authorisation, best obtained online before flying, and a passport valid for six months. The fee has been waived and brought back more than once; check before you book.',
  currency:
    'Sri Lankan rupee. Cards work in hotels and towns, UPI at some shops; keep cash for tuk-tuks, temples and tips.',
  thingsToDo: [
    { name: 'Climb Sigiriya before sunrise', picture: 'palace-srilanka' },
    { name: 'Ride the hill train above Nanu Oya', picture: 'train-srilanka' },
    { name: 'See wild elephants at Minneriya or Udawalawe', picture: 'elephant-srilanka' },
    { name: 'Attend the evening puja at the Temple of the Tooth', picture: 'temple-srilanka' },
    { name: 'Taste tea at a factory near Nuwara Eliya', picture: 'tea-garden-srilanka' },
    { name: 'Walk on the ramparts of Galle Fort', picture: 'fort-srilanka' },
    { name: 'Take a boat to see blue whales off Mirissa', picture: 'cruise-srilanka' },
    { name: 'Swim in the calm bay of Unawatuna', picture: 'beach-srilanka' },
  ],
  neighbours: ['maldives', 'kerala', 'singapore'],
  cities: [
    { name: 'Kandy', lat: 7.29, lon: 80.64 },
    { name: 'Nuwara Eliya', lat: 6.97, lon: 80.78 },
    { name: 'Bentota', lat: 6.42, lon: 80.0 },
    { name: 'Sigiriya', lat: 7.96, lon: 80.76 },
    { name: 'Ella', lat: 6.87, lon: 81.05 },
    { name: 'Mirissa', lat: 5.95, lon: 80.46 },
  ],
}
