import type { Package } from '../../contract/catalogue.ts'
import { RESORT_GREEN_TAX } from '../charges.ts'

export const maldives2: Package = {
  key: 'maldives2',
  packageId: 'S05215',
  destination: 'maldives',
  packageName: 'Maldives Beach and Water Villa Honeymoon',
  totalGuests: 2,
  nights: 3,
  days: 4,
  theme: 'Bengaluru',
  destinationCovered: 'North Malé Atoll-3N',
  highlights: [
    'Two nights in a beach villa, one over the water',
    'Candle-lit dinner on the sand',
    'Sandbank visit with snorkelling',
    'Flower bed decoration and a cake',
  ],
  includes: ['Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 108499,
  packageImage: 'maldives',
  overview:
    'A Maldives honeymoon at a moderate price: two nights in a beach villa, then one night in a villa over the water with steps into the lagoon. North Malé Atoll is near the airport, so the speedboat runs at any hour.',
  itinerary: [
    {
      title: 'Arrival and a decorated villa',
      activities: [
        'From the airport jetty a speedboat brings you to the resort in 30 to 45 minutes.',
        'Cold towels, a welcome drink and a beach villa laid with flowers. Watch the sunset from your villa.',
      ],
    },
    {
      title: 'Sandbank morning, dinner by the sea',
      activities: [
        'A boat takes you to a sandbank for two hours, with umbrella, fruit and snorkels. Carry enough sunscreen.',
        'Tonight a table for two is set on the beach. Tell us beforehand if you eat Jain or vegetarian; the kitchen is used to it.',
      ],
    },
    {
      title: 'Move to the water villa',
      activities: [
        'The staff move your bags at noon to the water villa. Swim from the ladder; rays often glide below in the evening.',
        'A 30-minute massage is included at the spa, and after dinner you can see the stars from the jetty.',
      ],
    },
    {
      title: 'Last swim and departure',
      activities: [
        'Breakfast over the lagoon and check-out by 1100 hours.',
        'Boat to Velana International Airport to suit your flight.',
      ],
    },
  ],
  inclusions: [
    'Two nights in a beach villa and one in a water villa',
    'Daily breakfast and dinner, one of them by candlelight on the beach',
    'Return shared speedboat transfers',
    'Two-hour sandbank trip with snorkelling gear',
    'Flower decoration and a honeymoon cake',
    'One 30-minute massage for each guest',
    'Help with the IMUGA declaration',
  ],
  exclusions: [
    'Airfare and travel insurance',
    'Lunches and drinks',
    'Early check-in before 1400 and late check-out after 1100 hours',
    'Excursions and personal expenses not mentioned',
  ],
  gst: 'extra',
  charges: [RESORT_GREEN_TAX],
  hotels: [
    {
      city: 'North Malé Atoll',
      star4: ['Screwpine Island Resort', 'Turtle Reef Isle'],
      star5: ['Hibiscus Atoll Retreat'],
    },
  ],
  country: 'Maldives',
  tags: ['honeymoon', 'beach'],
  months: [1, 2, 3, 4, 11, 12],
}
