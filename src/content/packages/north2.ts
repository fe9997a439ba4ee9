import type { Package } from '../../contract/catalogue.ts'

export const north2: Package = {
  key: 'north2',
  packageId: 'S07152',
  destination: 'north',
  packageName: 'North East Tawang and Kaziranga',
  totalGuests: 2,
  nights: 8,
  days: 9,
  theme: 'Delhi',
  destinationCovered: 'Bhalukpong-1N -- Dirang-1N -- Tawang-3N -- Bomdila-1N -- Kaziranga-2N',
  highlights: [
    'Tawang Monastery, the largest in India, and Bum La on the frontier',
    'Sela pass at 4,170 metres, with the tunnel for days of snow',
    'Two jeep safaris in Kaziranga, home of most of the world’s one-horned rhinos',
    'Inner Line Permits arranged for you',
    'Height gained in three steps, with a second day at Tawang to rest',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 89999,
  packageImage: 'tawang-north',
  overview:
    'A long mountain road to the far west of Arunachal Pradesh, then the grasslands of the Brahmaputra. The days on the road are six to eight hours. The trip runs when both the Sela pass and Kaziranga are open.',
  itinerary: [
    {
      title: 'Guwahati to Bhalukpong',
      activities: [
        'Land before 11 AM: it is 240 km and six hours through Tezpur to the gate of Arunachal Pradesh, where the Inner Line Permits are checked. Carry the same identity card you sent us.',
        'Night by the Jia Bharali river.',
      ],
    },
    {
      title: 'Up to Dirang',
      activities: [
        'About 140 km and five to six hours, past the orchids of Tipi and over the Bomdila ridge into the Monpa country.',
        'Dirang, at 1,500 metres, has a small stone dzong and hot springs by the river.',
      ],
    },
    {
      title: 'Over Sela to Tawang',
      activities: [
        'A day of about 135 km, six hours with stops. Sela’s lake lies at 4,170 metres; in bad weather we use the tunnel opened in 2024 below it. Take the last bend slowly and drink water.',
        'Beyond the pass stands the memorial to Rifleman Jaswant Singh Rawat, where soldiers serve tea, and Jang’s waterfall. Tawang is at about 3,000 metres.',
      ],
    },
    {
      title: 'A quiet day in Tawang',
      activities: [
        'The monastery of 1681 keeps an eight-metre Buddha and a library of gold-lettered texts. Urgelling, nearby, is the birthplace of the sixth Dalai Lama.',
        'The war memorial’s light and sound show in the evening is about the 1962 war.',
      ],
    },
    {
      title: 'Bum La and the lakes',
      activities: [
        'A local four-wheel drive takes you 37 km up to Bum La, at about 4,600 metres, by permit of the army and for Indian citizens only; it can be refused or withdrawn for weather or duty.',
        'Return by Sangestar Tso, where dead trees stand in the water since an earthquake, and P.T. Tso. Small children and people with heart trouble should stay in Tawang.',
      ],
    },
    {
      title: 'Back over the pass to Bomdila',
      activities: [
        'The same road with the views reversed, 180 km and seven to eight hours. Lunch in Dirang.',
        'Bomdila, at 2,400 metres, has two monasteries and clear dawns towards the Gorichen peaks.',
      ],
    },
    {
      title: 'Down to Kaziranga',
      activities: [
        'Seven hours to Kohora, over the Brahmaputra by the Kolia Bhomora bridge at Tezpur.',
        'In the evening the orchid park at Kohora, where Bihu dances are shown.',
      ],
    },
    {
      title: 'Two safaris',
      activities: [
        'A morning jeep in the Central range at Kohora: rhinos, wild buffalo, swamp deer, and adjutant storks on the beels. There are many tigers, but they are hard to see.',
        'An afternoon jeep in the Western range at Bagori. Between the two, a walk in a tea garden beside the highway.',
      ],
    },
    {
      title: 'Guwahati and home',
      activities: [
        'Breakfast, then 200 km and about four and a half hours to Guwahati airport, with a stop at Nagaon.',
        'Please book a flight after 4 PM.',
      ],
    },
  ],
  inclusions: [
    '8 nights on double occupancy as in the route',
    'Daily breakfast, and dinner in Arunachal Pradesh',
    'Private car from Guwahati airport and back',
    'Inner Line Permits for Arunachal Pradesh',
    'Local vehicle and permit for Bum La and Sangestar Tso',
    'Two private jeep safaris in Kaziranga with entry and forest guard',
    'Driver’s allowance, fuel, tolls and parking',
    '24x7 phone assistance wherever there is signal',
  ],
  exclusions: [
    'Flights to and from Guwahati',
    'Lunches, and dinners in Kaziranga',
    'Elephant rides, camera fees and monastery donations',
    'Costs if snow, landslides or the army close a road',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    { city: 'Bhalukpong', star3: ['Jia Bharali Lodge'] },
    { city: 'Dirang', star3: ['Monpa Valley Hotel'] },
    { city: 'Tawang', star3: ['Hotel Gorichen Heights', 'Ugyen Courtyard'] },
    { city: 'Bomdila', star3: ['Bomdila Ridge Inn'] },
    { city: 'Kaziranga', star3: ['Kohora Grass Lodge'], star4: ['Rhino Trail Resort'] },
  ],
  country: 'India',
  tags: ['adventure', 'nature'],
  months: [10, 11, 3, 4],
}
