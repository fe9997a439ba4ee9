import type { Package } from '../../contract/catalogue.ts'
import { greenTaxes } from '../charges.ts'

export const maldives3: Package = {
  key: 'maldives3',
  packageId: 'S05216',
  destination: 'maldives',
  packageName: 'Maldives Island Life and Resort Combo',
  totalGuests: 2,
  nights: 4,
  days: 5,
  theme: 'Mumbai',
  destinationCovered: 'Maafushi-2N -- South Malé Atoll-2N',
  highlights: [
    'Two nights on Maafushi, an island where local people live',
    'Full-day boat trip with nurse sharks and turtles',
    'Two nights with every meal at a resort across the water',
    'All transfers by speedboat, none longer than 45 minutes',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 114999,
  packageImage: 'maafushi-maldives',
  overview:
    'See both sides of the Maldives. Maafushi is an island where people live, with cafés, dive shops and inexpensive boat trips. Then you have two quiet nights at a resort across the water with all meals.',
  itinerary: [
    {
      title: 'From Malé to Maafushi',
      activities: [
        'Shared speedboat from the airport jetty, about 30 to 40 minutes, to a guest house on Maafushi.',
        'Walk the main lane in ten minutes. Swimwear is fine on the marked bikini beach; elsewhere dress modestly. Local islands serve no alcohol.',
      ],
    },
    {
      title: 'Sharks, turtles and a sandbank',
      activities: [
        'A full-day boat visits a turtle reef, a shallow spot where nurse sharks gather, and a sandbank for lunch.',
        'Guides swim with you; life jackets are given to those who want them. Dolphins often come along on the way home.',
        'For dinner (own cost) there are grills with fresh fish or paneer on the beach road.',
      ],
    },
    {
      title: 'Across to the resort',
      activities: [
        'Morning free for a fun dive or shopping for lacquer boxes. Speedboat to the resort before lunch.',
        'From the moment you check in, meals and house drinks are part of the plan.',
      ],
    },
    {
      title: 'A free day at the resort',
      activities: [
        'Snorkel off the jetty, try a stand-up paddle board or a badminton game under the palms.',
        'In the evening local drummers play bodu beru, slow at first and very fast by the end.',
      ],
    },
    {
      title: 'Leaving the atoll',
      activities: [
        'Check-out is at 1100 hours; one more lunch if the boat leaves later.',
        'Speedboat to the airport for the flight to Mumbai.',
      ],
    },
  ],
  inclusions: [
    'Two nights in a guest house on Maafushi with breakfast',
    'Two nights in a beach villa with all meals and house drinks',
    'All speedboat transfers',
    'Full-day snorkelling trip with lunch and gear',
    'Non-motorised water sports at the resort, as offered',
    'Help with the IMUGA declaration',
  ],
  exclusions: [
    'Airfare and travel insurance',
    'Lunch and dinner on Maafushi, unless mentioned',
    'Early check-in before 1400 and late check-out after 1100 hours',
    'Diving, spa and personal expenses',
  ],
  gst: 'extra',
  charges: [...greenTaxes(2, 2)],
  hotels: [
    {
      city: 'Maafushi',
      star3: ['Maa Lane Guest House', 'Bikini Beach View Inn'],
      star4: ['Lacquer House Hotel'],
    },
    {
      city: 'South Malé Atoll',
      star4: ['Dhoni Lagoon Island Resort'],
      star5: ['Moonlit Atoll Private Island'],
    },
  ],
  country: 'Maldives',
  tags: ['beach', 'adventure', 'honeymoon'],
  months: [1, 2, 3, 4, 5, 11, 12],
}
