import type { Package } from '../../contract/catalogue.ts'

export const andaman2: Package = {
  key: 'andaman2',
  packageId: 'S07142',
  destination: 'andaman',
  packageName: 'Andaman Three Islands for Two',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Mumbai',
  destinationCovered: 'Port Blair-1N -- Havelock-2N -- Neil-1N -- Port Blair-1N',
  highlights: [
    'Port Blair, Havelock and Neil with no crossing longer than two hours',
    'A try dive each in the sheltered shallows at Havelock',
    'The natural rock bridge of Neil at low tide',
    'Ross island’s ruins and deer on the last day',
    'A candlelit dinner by the sea',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 56499,
  packageImage: 'rock-bridge-andaman',
  overview:
    'A route for couples: from Port Blair to Havelock and on to Neil, which is smaller and quieter, and back to Port Blair. We book all ferries together, so if you miss a boat we rebook it for you.',
  itinerary: [
    {
      title: 'Port Blair and the Cellular Jail',
      activities: [
        'Our driver meets you at the airport and takes you to the hotel. Rest after the early flight, or take a short drive to the beach at Corbyn’s Cove.',
        'By 3 PM at the Cellular Jail: three of its seven wings still stand. Light and sound show in the evening.',
      ],
    },
    {
      title: 'To Havelock',
      activities: [
        'Morning catamaran, about an hour and a half to two hours at sea, then 10 minutes by car to the resort.',
        'Radhanagar in the late afternoon. Neel’s Cove, a clear inlet at its northern end, is a short walk along the sand.',
      ],
    },
    {
      title: 'First dive',
      activities: [
        'Your try dive starts with a briefing and breathing practice in waist-deep water, then 20 to 30 minutes with an instructor each, down to 6 to 10 metres. You need not swim, but must be healthy and at least 10 years old; no flying for 18 hours after it.',
        'Free afternoon. On nights without a moon you can take a guided kayak trip in the mangroves to see glowing plankton (extra).',
      ],
    },
    {
      title: 'Across to Neil',
      activities: [
        'Under an hour by catamaran to Neil (Shaheed Dweep), a small, flat farming island.',
        'The rock bridge near Laxmanpur beach can be reached only at low tide, so we time the drive to suit; wear shoes with grip. Sunset follows at Laxmanpur. Dinner tonight is by candlelight.',
      ],
    },
    {
      title: 'Bharatpur and back to the capital',
      activities: [
        'The lagoon at Bharatpur beach is next to the jetty: take a glass-bottom boat or snorkel before the ferry (extra).',
        'An hour to an hour and a half to Port Blair. Drive 25 km south to Chidiya Tapu, at the end of the road, for the sunset.',
      ],
    },
    {
      title: 'Ross island and departure',
      activities: [
        'For flights after 1 PM: a 10-minute boat to Ross (Netaji Subhas Chandra Bose Island), to see the old British headquarters, now covered by banyan roots. There are no boats on Wednesdays, when we show you Chatham’s old saw mill (closed on Sundays) or Gandhi Park.',
        'Transfer to the airport.',
      ],
    },
  ],
  inclusions: [
    '2 nights in Port Blair, 2 nights in Havelock and 1 night in Neil on double occupancy',
    'Daily breakfast and one candlelit dinner',
    'Private air-conditioned car on each island',
    'Catamaran tickets for all three crossings in the standard class',
    'One try dive per person with an instructor and photographs',
    'Ross island boat, Cellular Jail entry and light and sound show',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights to and from Port Blair',
    'Meals not listed',
    'Glass-bottom boat, kayak and other water sports',
    'Extra costs if weather stops a ferry',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    { city: 'Port Blair', star3: ['Aberdeen Bazaar Hotel'], star4: ['Phoenix Bay Residency'] },
    {
      city: 'Havelock',
      star3: ['Govind Nagar Huts'],
      star4: ['Mahua Shore Resort', 'Kalapathar Bay Villas'],
    },
    { city: 'Neil', star3: ['Sitapur Sunrise Cottages'], star4: ['Shaheed Lagoon Resort'] },
  ],
  country: 'India',
  tags: ['honeymoon', 'beach', 'adventure'],
  months: [10, 11, 12, 1, 2, 3, 4, 5],
}
