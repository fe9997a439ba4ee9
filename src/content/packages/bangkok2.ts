import type { Package } from '../../contract/catalogue.ts'
import { THAI_VISA } from '../charges.ts'

export const bangkok2: Package = {
  key: 'bangkok2',
  packageId: 'S05235',
  destination: 'bangkok',
  packageName: 'Bangkok Ayutthaya and River Kwai',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Bengaluru',
  destinationCovered: 'Bangkok-2N -- Kanchanaburi-2N -- Bangkok-1N',
  highlights: [
    'Brick temples of Ayutthaya, the old capital',
    'Two nights by the River Kwai',
    'Wooden viaduct ride on the Death Railway',
    'Seven-tiered Erawan Falls with pools to swim in',
    'Grand Palace in the morning, before it gets hot',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 66499,
  packageImage: 'ayutthaya-bangkok',
  overview:
    'Bangkok and the country around it. The ruins of the old capital, a wartime railway and a waterfall in the jungle are all within three hours, and you spend two nights at a riverside resort in between.',
  itinerary: [
    {
      title: 'Arrival in the capital',
      activities: [
        'Car to a hotel near the river or Silom.',
        'Sunset at the foot of Rama VIII Bridge or from a rooftop; dress codes ask for closed shoes.',
      ],
    },
    {
      title: 'Grand Palace and the klongs',
      activities: [
        'At the gate by 8.30 for the Grand Palace and the murals round the Emerald Buddha.',
        'A long-tail boat for an hour through the canals of Bangkok Noi.',
        'Evening walk in Chinatown with a guide: gold shops, a hidden shrine and five snacks, vegetarian if asked.',
      ],
    },
    {
      title: 'Ayutthaya and west to the Kwai',
      activities: [
        'An hour and a half north, see the Buddha’s head held by fig roots at Wat Mahathat and the three chedis of Wat Phra Si Sanphet.',
        'After lunch drive two and a half hours to Kanchanaburi and check in by the water.',
        'Stroll the iron bridge itself in the evening; its curved spans are original.',
      ],
    },
    {
      title: 'Railway and waterfall',
      activities: [
        'Drive to Erawan National Park, an hour; climb as many of the seven tiers as you wish, 1.5 km to the top. Fish will nibble your feet.',
        'In the afternoon ride the slow train over the Tham Krasae viaduct, built on the side of the cliff above the river.',
      ],
    },
    {
      title: 'War cemetery and back to town',
      activities: [
        'An hour at the museum and the cemetery with its 6,982 graves.',
        'Return to Bangkok in two and a half hours. Shopping in Siam, or a Thai cooking class in the evening at extra cost.',
      ],
    },
    {
      title: 'Flight to Bengaluru',
      activities: [
        'If you have time, see the jasmine and marigold stalls of Pak Khlong flower market, open round the clock.',
        'Transfer to the airport, an hour or a little more.',
      ],
    },
  ],
  inclusions: [
    'Three nights in Bangkok and two in Kanchanaburi, double room',
    'Daily breakfast, and lunch on the Ayutthaya day',
    'All transfers and drives by private car',
    'Guide in Bangkok, Ayutthaya and Kanchanaburi',
    'Grand Palace, Ayutthaya temples and Erawan park tickets',
    'Canal boat, train over Tham Krasae and Chinatown food walk',
  ],
  exclusions: [
    'Airfare and travel insurance',
    'Meals not mentioned',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Cooking class and other optional activities',
    'Tips and personal expenses',
  ],
  gst: 'extra',
  charges: [THAI_VISA],
  hotels: [
    {
      city: 'Bangkok',
      star4: ['Silom Mynah Hotel', 'Pratunam Lotus Hotel'],
      star5: ['Chao Phraya Bend Hotel'],
    },
    { city: 'Kanchanaburi', star4: ['Kwai Kingfisher Resort'], star5: ['Two Rivers Raft Resort'] },
  ],
  country: 'Thailand',
  tags: ['nature', 'family', 'adventure'],
  months: [1, 2, 7, 8, 11, 12],
}
