import type { Package } from '../../contract/catalogue.ts'
import { MARINE_PARK_FEE, THAI_VISA } from '../charges.ts'

export const thailand3: Package = {
  key: 'thailand3',
  packageId: 'S05211',
  destination: 'thailand',
  packageName: 'Thailand Phuket Krabi and Bangkok Grand Tour',
  totalGuests: 2,
  nights: 6,
  days: 7,
  theme: 'Mumbai',
  destinationCovered: 'Phuket-2N -- Krabi-2N -- Bangkok-2N',
  highlights: [
    'Sea canoes and James Bond Island in Phang Nga Bay',
    'Hong Island’s hidden lagoon',
    'Grand Palace and Wat Arun with a guide',
    'Dinner cruise on the Chao Phraya',
    'Flight from Krabi to Bangkok included',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 84599,
  packageImage: 'james-bond-thailand',
  overview:
    'Islands first and the city last, so you can shop just before you fly home. You spend two days among the limestone islands of Phang Nga and Krabi, then see the Grand Palace, the river and the malls of Bangkok.',
  itinerary: [
    {
      title: 'Landing in Phuket',
      activities: [
        'Transfer from the airport to a hotel in Kata or Karon, about an hour and a quarter.',
        'Rest by the pool. In the evening the stalls behind the beach grill corn, fish and banana roti.',
      ],
    },
    {
      title: 'Phang Nga Bay by canoe',
      activities: [
        'Join a boat from the east coast into the bay. Guides paddle you on inflatable canoes through tidal caves into lagoons ringed by cliffs.',
        'See the leaning rock of Khao Phing Kan, known since a 1974 film as James Bond Island.',
        'Pass Koh Panyi, a village of houses on stilts with a floating school.',
      ],
    },
    {
      title: 'Krabi and its night market',
      activities: [
        'Drive three hours to Krabi. You can climb the 1,260 steps of Tiger Cave Temple or see the shrine at its foot.',
        'Check in at Ao Nang. From Friday to Sunday Krabi Town holds its walking-street market.',
      ],
    },
    {
      title: 'Hong Islands',
      activities: [
        'Boat to Hong Island: a lagoon entered through a gap in the rock, a white double beach and a 360-degree viewpoint.',
        'Return by mid-afternoon. The rest of the day is free.',
      ],
    },
    {
      title: 'Flight to Bangkok and the river',
      activities: [
        'Fly to Bangkok in about 80 minutes and check in.',
        'In the evening board a dinner cruise past Wat Arun, the Grand Palace and Rama VIII Bridge; vegetarian dishes are on the buffet.',
      ],
    },
    {
      title: 'Grand Palace, Wat Arun and shopping',
      activities: [
        'Start at the Grand Palace and the Emerald Buddha when gates open at 8.30. Shoulders and knees must be covered.',
        'Cross the river by ferry to Wat Arun, its towers set with broken porcelain.',
        'Afternoon at Chatuchak on weekends, or the malls of Siam on other days.',
      ],
    },
    {
      title: 'Fly home from Bangkok',
      activities: [
        'Breakfast and free time until check-out.',
        'Car to the airport. Leave four hours before an evening flight, as Bangkok traffic is slow then.',
      ],
    },
  ],
  inclusions: [
    'Two nights each in Phuket, Krabi and Bangkok, double room',
    'Daily breakfast, lunch on both boat tours and a dinner cruise',
    'Economy flight Krabi – Bangkok with 15 kg baggage',
    'Airport transfers and the Phuket – Krabi drive by private car',
    'Shared Phang Nga canoe tour and Hong Islands tour',
    'Grand Palace and Wat Arun with guide and tickets',
  ],
  exclusions: [
    'International airfare and travel insurance',
    'Meals and drinks not mentioned',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Tips, also for canoe guides, and personal expenses',
  ],
  gst: 'extra',
  charges: [THAI_VISA, MARINE_PARK_FEE],
  hotels: [
    {
      city: 'Phuket',
      star4: ['Kata Cicada Retreat', 'Karon Driftwood Hotel'],
      star5: ['Andaman Sail Resort'],
    },
    {
      city: 'Krabi',
      star4: ['Ao Nang Hornbill Hotel', 'Noppharat Bay Inn'],
      star5: ['Limestone Bay Resort'],
    },
    { city: 'Bangkok', star4: ['Sukhumvit Teak House'], star5: ['Riverlight Grand Bangkok'] },
  ],
  country: 'Thailand',
  tags: ['family', 'beach', 'honeymoon', 'adventure'],
  months: [11, 12, 1, 2, 3],
}
