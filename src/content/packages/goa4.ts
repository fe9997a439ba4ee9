import type { Package } from '../../contract/catalogue.ts'

export const goa4: Package = {
  key: 'goa4',
  packageId: 'S07104',
  destination: 'goa',
  packageName: 'Goa Old Town Forest and Coast',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Bengaluru',
  destinationCovered: 'Panaji-2N -- Mollem-1N -- Palolem-2N',
  highlights: [
    'Two nights in Panaji, with Fontainhas at your door',
    'The river ferry to Divar island and its church on the hill',
    'Jeep ride to the foot of Dudhsagar Falls',
    'The 12th-century Mahadeva temple at Tambdi Surla',
    'Savari falls and the bubbling tank of Netravali',
    'Two nights at Palolem beach at the end',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 31199,
  packageImage: 'dudhsagar-goa',
  overview:
    'Goa beyond the beaches: Panaji on its river, island villages reached by ferry, a night at the edge of the Western Ghats forest, and then the sea. Best from mid-October, when the waterfalls are full and the jeeps run again.',
  itinerary: [
    {
      title: 'Arrival in Panaji',
      activities: [
        'Panaji is about 50 minutes from Mopa or 45 from Dabolim airport, and 20 minutes from Karmali station. Check in from 2 PM.',
        'A guide walks you through Fontainhas at four in the afternoon: St Sebastian’s chapel, tiled balconies and a bakery that still fires its oven with wood. Dinner is easy to find on foot.',
      ],
    },
    {
      title: 'Old Goa and Divar island',
      activities: [
        'See the Basilica of Bom Jesus and the Se Cathedral early, then the lone tower of St Augustine on the hill. The archaeological museum beside the cathedral is shut on Fridays.',
        'From the Viceroy’s Arch the vehicle ferry crosses to Divar in a few minutes. Drive to Piedade church, which looks over the Mandovi and the churches of Old Goa, and through paddy fields on causeway roads.',
        'Return through Ribandar. The evening is free for a river cruise or for a play or concert at Kala Academy when there is one.',
      ],
    },
    {
      title: 'Into the forest at Mollem',
      activities: [
        'Leave at 8 for Mollem, an hour and a quarter east. Tambdi Surla, 13 km further through the trees, has a small black stone temple of the Kadamba period beside a stream.',
        'Check in to a forest lodge. A naturalist takes you along the park edge before dark; hornbills and giant squirrels are often seen, tigers almost never.',
      ],
    },
    {
      title: 'Dudhsagar, Netravali and the road to the sea',
      activities: [
        'Jeeps registered with the forest department leave Collem from about 8.30 AM. The track crosses streams and takes most of an hour, then you walk the last stretch over boulders to the pool. Life jackets are compulsory for swimming.',
        'After lunch drive south to Netravali: the tank of the Gopinath temple sends up bubbles when you clap, and Savari waterfall is a short walk from the road. Palolem is about an hour and a quarter further on.',
      ],
    },
    {
      title: 'Palolem at leisure',
      activities: [
        'A free day by the bay. Kayaks and dolphin boats can be hired on the beach; Cotigao sanctuary, with a tree-top watchtower, is 20 minutes away by car.',
        'Galgibaga, 25 minutes south, is a nesting beach of Olive Ridley turtles between November and March. Visitors keep to the marked path and use no lights.',
      ],
    },
    {
      title: 'Departure',
      activities: [
        'A last swim before breakfast, when the sea is calmest, and check-out by 11 AM.',
        'Canacona station is 10 minutes away, Dabolim airport about an hour and three quarters, Mopa up to three hours.',
      ],
    },
  ],
  inclusions: [
    '2 nights in Panaji, 1 night in Mollem and 2 nights in Palolem on double occupancy',
    'Daily breakfast, and dinner at the forest lodge',
    'Transfers and sightseeing by private air-conditioned car',
    'Guided heritage walk in Fontainhas',
    'Dudhsagar jeep seats, forest entry and life jackets',
    'Nature walk with a naturalist at Mollem',
    'Driver’s allowance, fuel, tolls and parking',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights or trains to and from Goa',
    'Meals not listed',
    'Entry and camera fees not listed',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    {
      city: 'Panaji',
      star3: ['Rua Natal Guest House', 'Altinho View'],
      star4: ['Mandovi Promenade Hotel', 'Casa Ourem'],
    },
    { city: 'Mollem', star3: ['Hornbill Forest Lodge'], star4: ['Ghat Edge Nature Resort'] },
    { city: 'Palolem', star3: ['Bay Palm Cottages', 'Driftwood Huts'], star4: ['Canacona Cove Resort'] },
  ],
  country: 'India',
  tags: ['nature', 'beach', 'family', 'adventure'],
  months: [10, 11, 12, 1, 2, 3, 4, 5],
}
