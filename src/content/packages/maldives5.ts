import type { Package } from '../../contract/catalogue.ts'
import { GUEST_HOUSE_GREEN_TAX } from '../charges.ts'

export const maldives5: Package = {
  key: 'maldives5',
  packageId: 'S05218',
  destination: 'maldives',
  packageName: 'Maldives Manta Season in Baa Atoll',
  totalGuests: 2,
  nights: 4,
  days: 5,
  theme: 'Mumbai',
  destinationCovered: 'Dharavandhoo-4N',
  highlights: [
    'Stay in a UNESCO biosphere reserve',
    'Minutes by boat from Hanifaru Bay',
    'Domestic flight over the atolls, both ways',
    'Turtle reefs and an uninhabited island',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 129499,
  packageImage: 'manta-bay-maldives',
  overview:
    'From June to October, plankton fills Hanifaru Bay and manta rays come to feed, some days a few, some days dozens. You stay on Dharavandhoo, the village island next to the bay, so you can go out as soon as the rangers see them.',
  itinerary: [
    {
      title: 'Flight to Baa Atoll',
      activities: [
        'Change at Velana to the domestic terminal and fly about 20 minutes to Dharavandhoo; take a window seat for the rings of reef.',
        'The hotel is a short buggy ride away. Evening swim on the beach beyond the runway.',
      ],
    },
    {
      title: 'Hanifaru Bay',
      activities: [
        'Rangers limit boats and give each group 45 minutes. You snorkel, with a licensed guide; scuba is not allowed in the bay.',
        'Mantas about three metres wide swim past with open mouths to feed. The best days follow the full and new moon from June to October.',
        'Rest, then a talk with slides on the reserve at the dive centre.',
      ],
    },
    {
      title: 'Turtles and a desert island',
      activities: [
        'Boat to a reef where green and hawksbill turtles rest under ledges.',
        'Lunch on an uninhabited island, with time to walk round its beach.',
      ],
    },
    {
      title: 'A second manta day',
      activities: [
        'Another slot at Hanifaru, or a cleaning station outside it if the plankton has moved.',
        'Afternoon on a village walk: the harbour, the school field and a house where thatch is woven.',
      ],
    },
    {
      title: 'Flight back to Malé',
      activities: [
        'Check out by 1100 hours and fly to Velana.',
        'Leave four hours between this flight and the one to Mumbai; bad weather can delay it.',
      ],
    },
  ],
  inclusions: [
    'Four nights on Dharavandhoo with breakfast and dinner',
    'Return domestic flights Malé – Dharavandhoo with 20 kg baggage',
    'Two guided snorkel trips to Hanifaru Bay with the entry fee',
    'One turtle reef and island picnic day with lunch',
    'Mask, fins and life jacket',
    'Village walk with a local host',
  ],
  exclusions: [
    'International airfare and travel insurance',
    'Lunches not mentioned, diving and spa',
    'Early check-in before 1400 and late check-out after 1100 hours',
    'Tips and personal expenses',
  ],
  gst: 'extra',
  charges: [GUEST_HOUSE_GREEN_TAX],
  hotels: [
    {
      city: 'Dharavandhoo',
      star3: ['Biosphere Guest House'],
      star4: ['Manta Season Hotel', 'Baa Lagoon Inn'],
    },
  ],
  country: 'Maldives',
  tags: ['adventure', 'nature'],
  months: [6, 7, 8, 9, 10],
}
