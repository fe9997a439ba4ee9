import type { Package } from '../../contract/catalogue.ts'
import { MARINE_PARK_FEE, THAI_VISA } from '../charges.ts'

export const thailand2: Package = {
  key: 'thailand2',
  packageId: 'S05210',
  destination: 'thailand',
  packageName: 'Thailand Phuket and Krabi Island Escape',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Bengaluru',
  destinationCovered: 'Phuket-3N -- Krabi-2N',
  highlights: [
    'Phi Phi Islands by speedboat with Pileh Lagoon',
    'Pastel shophouses of old Phuket Town',
    'Krabi’s four islands and the sandbar of Talay Waek',
    'Long-tail boat to Railay, reached only by sea',
    'Two beach towns, one road transfer',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 67899,
  packageImage: 'thailand',
  overview:
    'Five nights on the Andaman coast with a boat day in each place. Phuket has the old town and the nightlife, Krabi is quieter, with cliffs by the sea; you fly into one and out of the other.',
  itinerary: [
    {
      title: 'Phuket airport to the beach',
      activities: [
        'Meet your driver and reach Patong or Kata in about an hour.',
        'Swim only between the red and yellow flags, then find a table for sunset.',
      ],
    },
    {
      title: 'Phi Phi by speedboat',
      activities: [
        'Pick-up by 7.30; the boat takes about an hour to Phi Phi Leh. See Pileh Lagoon and Maya Bay, which is closed each year in August and September.',
        'Snorkel off Phi Phi Don, eat a buffet lunch on the island and stop at Khai Island on the way home, by about 4.30.',
      ],
    },
    {
      title: 'Phuket Town and Promthep Cape',
      activities: [
        'Visit Wat Chalong, the island’s best-loved temple, and the viewpoint over Kata Noi, Kata and Karon bays.',
        'Walk Thalang Road and Soi Romanee in the old town, where tin merchants built in Chinese and Portuguese style.',
        'End at Promthep Cape, the southern tip, for the sunset.',
      ],
    },
    {
      title: 'Round the bay to Krabi',
      activities: [
        'Drive about three hours round Phang Nga Bay to Ao Nang, with a halt at a viewpoint over the limestone towers.',
        'Afternoon on the beach. Thai massage huts stand in a row at the far end.',
      ],
    },
    {
      title: 'Four islands of Krabi',
      activities: [
        'A shared boat visits Phra Nang Cave Beach, Poda, Chicken Island and the sandbar of Talay Waek, which joins three islets at low tide.',
        'Before dinner take a long-tail round the headland to Railay, 15 minutes, and watch climbers on the cliffs.',
      ],
    },
    {
      title: 'Krabi to home',
      activities: [
        'A last swim in front of the hotel.',
        'Transfer to Krabi Airport, 40 minutes from Ao Nang.',
      ],
    },
  ],
  inclusions: [
    'Three nights in Phuket and two in Krabi, double room',
    'Daily breakfast, and lunch on both boat tours',
    'Airport transfers and the Phuket – Krabi drive by private car',
    'Shared Phi Phi speedboat and Krabi four-island tours',
    'Half-day Phuket tour with a driver-guide',
    'Return long-tail boat to Railay',
  ],
  exclusions: [
    'Airfare and travel insurance',
    'Meals not mentioned',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Tips and personal expenses',
  ],
  gst: 'extra',
  charges: [THAI_VISA, MARINE_PARK_FEE],
  hotels: [
    { city: 'Phuket', star4: ['Kata Cicada Retreat', 'Patong Drift Hotel'], star5: ['Andaman Sail Resort'] },
    { city: 'Krabi', star4: ['Ao Nang Hornbill Hotel'], star5: ['Limestone Bay Resort'] },
  ],
  country: 'Thailand',
  tags: ['beach', 'honeymoon', 'family'],
  months: [11, 12, 1, 2, 3, 4],
}
