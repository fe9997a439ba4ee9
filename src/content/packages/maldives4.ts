import type { Package } from '../../contract/catalogue.ts'
import { GUEST_HOUSE_GREEN_TAX } from '../charges.ts'

export const maldives4: Package = {
  key: 'maldives4',
  packageId: 'S05217',
  destination: 'maldives',
  packageName: 'Maldives Whale Shark Adventure at Dhigurah',
  totalGuests: 2,
  nights: 4,
  days: 5,
  theme: 'Bengaluru',
  destinationCovered: 'Dhigurah-4N',
  highlights: [
    'Whale-shark search in a marine protected area',
    'A three-kilometre island with a sandspit at its end',
    'Night fishing with local crew',
    'Reef trips by small boat with a naturalist guide',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 121499,
  packageImage: 'whale-shark-maldives',
  overview:
    'For travellers who want to snorkel every day. The outer reef of South Ari Atoll is one of the few places where whale sharks are seen in every month. Dhigurah, a long green island with a village at one end, is right beside it.',
  itinerary: [
    {
      title: 'South to Dhigurah',
      activities: [
        'Scheduled speedboat from Malé, about two hours; it leaves at fixed times and not at night, so take a morning flight.',
        'Settle in and borrow a bicycle. The sandspit at the far end of the island is three kilometres through the trees.',
      ],
    },
    {
      title: 'Looking for whale sharks',
      activities: [
        'A half-day boat follows the South Ari protected reef with spotters on the roof. Young whale sharks of four to seven metres feed close to the surface.',
        'Swim in small groups, three metres away, no flash. If none is seen, you snorkel with mantas or turtles instead.',
        'Rest in the afternoon, then try short eats, the Maldivian tea-time snacks.',
      ],
    },
    {
      title: 'Reefs and night fishing',
      activities: [
        'Two reef stops by boat, one shallow and one along a wall with sea fans.',
        'After sunset join the crew for line fishing and have the catch grilled; there is a vegetable curry for those who do not eat fish.',
      ],
    },
    {
      title: 'Sandbank picnic, or a second search',
      activities: [
        'Choose between a picnic on a sandbank and another whale-shark boat.',
        'Divers can go to Kudarah Thila near by, a pinnacle for experienced divers only, at extra cost.',
      ],
    },
    {
      title: 'North to Malé and home',
      activities: [
        'Early speedboat to Velana Airport.',
        'With a late flight, see Malé’s coral-stone Friday Mosque and the fish market on a two-hour walk.',
      ],
    },
  ],
  inclusions: [
    'Four nights on Dhigurah with breakfast and dinner',
    'Return scheduled speedboat Malé – Dhigurah',
    'One whale-shark trip and one reef trip with gear and guide',
    'Night fishing with barbecue',
    'One sandbank picnic or second whale-shark trip',
    'Bicycles for the stay',
  ],
  exclusions: [
    'Airfare and travel insurance',
    'Scuba diving, and lunches not mentioned',
    'Early check-in before 1400 and late check-out after 1100 hours',
    'A night in Malé or Hulhumalé if flights do not meet the boat',
    'Tips and personal expenses',
  ],
  gst: 'extra',
  charges: [GUEST_HOUSE_GREEN_TAX],
  hotels: [
    {
      city: 'Dhigurah',
      star3: ['Tall Palm Guest House', 'Ari Tide Inn'],
      star4: ['Sandspit Boutique Hotel'],
    },
  ],
  country: 'Maldives',
  tags: ['adventure', 'nature', 'beach'],
  months: [1, 2, 3, 4, 8, 9, 10, 11, 12],
}
