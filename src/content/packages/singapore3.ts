import type { Package } from '../../contract/catalogue.ts'
import { SINGAPORE_VISA } from '../charges.ts'

/** Singapore for two, flights included, 4 nights. */
export const singapore3: Package = {
  key: 'singapore3',
  packageId: 'S04803',
  destination: 'singapore',
  packageName: 'Singapore for Two with Flights',
  totalGuests: 2,
  nights: 4,
  days: 5,
  theme: 'Mumbai',
  destinationCovered: 'Singapore-4N',
  highlights: [
    'Return economy flights from Mumbai',
    'SkyPark deck on the 57th floor at Marina Bay, with a drink each',
    'Hawker dinner with a food writer',
    'Treetop walk in the MacRitchie rainforest',
    'Dinner in a private cable-car cabin',
  ],
  includes: ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 95199,
  packageImage: 'joo-chiat-singapore',
  overview:
    'Singapore for couples: old streets, a morning walk in the rainforest, and the skyline in the evening. Flights from Mumbai are in the price, and there is no theme park.',
  itinerary: [
    {
      title: 'Night flight and an easy first day',
      activities: [
        'Most flights leave Mumbai before midnight and land after breakfast, five and a half hours later. Luggage storage and showers are at the hotel until rooms open at 2 PM.',
        "In the late afternoon stroll Tiong Bahru's 1930s flats and bookshops. Dinner (own cost) is at Lau Pa Sat, where Boon Tat Street closes to cars at seven.",
      ],
    },
    {
      title: 'Rainforest, orchids and dinner',
      activities: [
        "At 8.30 AM, before it gets hot, walk five kilometres to MacRitchie's 250-metre suspension bridge. It is closed on Mondays; Henderson Waves is visited then.",
        'Midday among the thousand orchids of the Botanic Gardens, a World Heritage site.',
        'After dark a food writer orders for you at two hawker centres; vegetarians have plenty to choose from.',
      ],
    },
    {
      title: 'Peranakan colours and the Marina Bay deck',
      activities: [
        'Katong and Joo Chiat in the east have painted terrace houses and tiles; a baker shows how kueh are layered. The bus back along the sea passes Gardens by the Bay.',
        'Go up to the SkyPark deck at six with a drink voucher each and stay until the lights are on, about 7.20 all year round.',
      ],
    },
    {
      title: 'Southern ridges and dinner in a cable car',
      activities: [
        "A free day until five. Ideas: the National Gallery in the old Supreme Court, the Kampong Glam perfumers, or St John's island by morning ferry for an empty beach.",
        'From Mount Faber your cabin makes the round over the harbour for an hour and a half while a four-course meal comes aboard in stages; vegetarian menus must be ordered 24 hours ahead.',
      ],
    },
    {
      title: 'Back to Mumbai',
      activities: [
        'Late breakfast, check-out by 11 AM. Leave time for the gardens inside the terminals, which are free and beyond security.',
        'Evening departures land in Mumbai the same night, as Indian time is two and a half hours behind.',
      ],
    },
  ],
  inclusions: [
    "Return economy flights Mumbai to Singapore with 20 kg baggage, as per the airline's rules",
    '4 nights with breakfast',
    'Private airport transfers and a stored-value travel card each',
    'Guided treetop walk and orchid garden',
    'Hawker dinner with host, eight tastings',
    'SkyPark deck with one drink each',
    'Cable-car dinner for two',
  ],
  exclusions: [
    'Meals not mentioned',
    'Seat selection and meals on low-cost flights',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Travel insurance',
  ],
  gst: 'extra',
  charges: [SINGAPORE_VISA],
  hotels: [
    {
      city: 'Singapore',
      star3: ['Keong Saik Shophouse Hotel'],
      star4: ['Club Lane Shophouse', 'Tiong Bahru Deco Hotel'],
    },
  ],
  country: 'Singapore',
  tags: ['honeymoon', 'nature'],
  months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
}
