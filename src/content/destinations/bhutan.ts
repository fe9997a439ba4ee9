import type { Destination } from '../../contract/catalogue.ts'

export const bhutan: Destination = {
  slug: 'bhutan',
  name: 'Bhutan',
  country: 'Bhutan',
  region: 'international',
  banner: {
    picture: 'bhutan',
    title: 'Monasteries, dzongs and high passes',
    description:
      'White fortresses (dzongs) where rivers meet, prayer flags on every pass, and the Tiger’s Nest monastery on a cliff.',
  },
  aliases: ['thimphu', 'paro', 'punakha'],
  listsPackages: false,
  bestMonths: [3, 4, 5, 9, 10, 11],
  season:
    'March to May has spring blossom and the Paro festival. Late September to November has clear peaks and the Thimphu festival. Winters are cold and sunny; June to August is wet.',
  visa: 'Indian citizens usually need no visa but an entry permit, issued on a passport valid for six months or a voter identity card (Aadhaar is not accepted for adults; children travel on a passport or birth certificate). The Sustainable Development Fee has lately been INR 1,200 per adult per night, half for children of 6 to 12. Check before you book.',
  currency:
    'Ngultrum, equal to the Indian rupee, which is accepted almost everywhere. Indian QR payments work in many shops in Thimphu and Paro.',
  thingsToDo: [
    { name: 'Hike up to Tiger’s Nest above Paro', picture: 'trek-bhutan' },
    { name: 'Cross the wooden cantilever bridge to Punakha Dzong', picture: 'palace-bhutan' },
    { name: 'Walk round the 108 chortens (stupas) of Dochula', picture: 'monastery-bhutan' },
    { name: 'Go rafting on the Mo Chhu below Punakha', picture: 'rafting-bhutan' },
    { name: 'Watch masked cham dances at a tshechu (festival)', picture: 'dance-bhutan' },
    { name: 'Visit Thimphu’s craft bazaar and farmers’ market', picture: 'bazaar-bhutan' },
    { name: 'Have a hot-stone bath in a Paro farmhouse', picture: 'spa-bhutan' },
    { name: 'Cycle down from Chele La through pine forest', picture: 'bike-ride-bhutan' },
  ],
  neighbours: ['north', 'nepal', 'srilanka'],
  cities: [
    { name: 'Phuentsholing', lat: 26.86, lon: 89.39 },
    { name: 'Thimphu', lat: 27.47, lon: 89.64 },
    { name: 'Punakha', lat: 27.59, lon: 89.87 },
    { name: 'Paro', lat: 27.43, lon: 89.42 },
  ],
}
