import type { Package } from '../../contract/catalogue.ts'
import { RESORT_GREEN_TAX } from '../charges.ts'

export const maldives1: Package = {
  key: 'maldives1',
  packageId: 'S05214',
  destination: 'maldives',
  packageName: 'Maldives Lagoon Resort Short Escape',
  totalGuests: 2,
  nights: 3,
  days: 4,
  theme: 'Mumbai',
  destinationCovered: 'South Malé Atoll-3N',
  highlights: [
    'Beach villa a few steps from the water',
    'Speedboat from the airport in about 40 minutes',
    'House-reef snorkelling with gear for the stay',
    'Sunset dolphin cruise',
  ],
  includes: ['Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 100099,
  packageImage: 'dolphin-dhoni-maldives',
  overview:
    'A long weekend on a small resort island of South Malé Atoll. One villa with breakfast and dinner, snorkelling on the house reef and a boat trip to see dolphins. It takes four days of leave at most.',
  itinerary: [
    {
      title: 'Speedboat to the island',
      activities: [
        'Resort staff meet you outside arrivals at Velana International Airport. The speedboat to South Malé Atoll takes about 40 minutes and runs after dark too.',
        'Check-in is at 1400 hours. Take a short walk right round the island; it takes about twenty minutes.',
      ],
    },
    {
      title: 'The reef in front of the villa',
      activities: [
        'Borrow mask and fins from the dive centre and get a short lesson in the lagoon before you swim out to the reef.',
        'Look for parrotfish, hawksbill turtles and blacktip pups in the shallows. Wear a rash vest against the sun and touch nothing.',
        'Dinner is a buffet with an Indian corner.',
      ],
    },
    {
      title: 'Free day and a dolphin cruise',
      activities: [
        'The day is free until the afternoon: rest, swim, or use a kayak without charge.',
        'A one-hour boat looks for spinner dolphins in the channel; sightings are common but not certain.',
      ],
    },
    {
      title: 'Back to the airport',
      activities: [
        'Check out by 1100 hours; the shower room by the jetty is open for late flights.',
        'Speedboat to Velana about three hours before departure.',
      ],
    },
  ],
  inclusions: [
    'Three nights in a beach villa',
    'Daily breakfast and dinner',
    'Return speedboat transfers, about 40 minutes each way',
    'Snorkelling gear during the stay',
    'One shared sunset dolphin cruise',
    'Help with the IMUGA declaration',
  ],
  exclusions: [
    'Airfare and travel insurance',
    'Lunches and drinks',
    'Early check-in before 1400 and late check-out after 1100 hours',
    'Spa, diving, motor sports and personal expenses',
  ],
  gst: 'extra',
  charges: [RESORT_GREEN_TAX],
  hotels: [
    {
      city: 'South Malé Atoll',
      star4: ['Dhoni Lagoon Island Resort', 'Coral Garden Isle'],
      star5: ['Moonlit Atoll Private Island'],
    },
  ],
  country: 'Maldives',
  tags: ['beach', 'honeymoon', 'family'],
  months: [1, 2, 3, 4, 11, 12],
}
