import type { Package } from '../../contract/catalogue.ts'
import { BALI_LEVY, INDONESIA_VISA, NUSA_PENIDA_FEE } from '../charges.ts'

/** Ubud and Nusa Penida for the active, 5 nights. */
export const bali4: Package = {
  key: 'bali4',
  packageId: 'S04393',
  destination: 'bali',
  packageName: 'Bali Volcano River and Island Adventure',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Bengaluru',
  destinationCovered: 'Ubud-3N -- Nusa Penida-2N',
  highlights: [
    'Sunrise from the 1,717-metre summit of Mount Batur with a licensed guide',
    'Two hours of grade II and III rapids on the Ayung',
    'Snorkelling at Manta Point and Crystal Bay',
    'Two nights on Nusa Penida, after the day boats have gone',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 64999,
  packageImage: 'batur-bali',
  overview:
    'An active trip: you climb a volcano, raft on a river, swim with reef fish, and sleep on the quieter island of Nusa Penida. Ordinary fitness is enough; only the last half hour of the Batur path is steep.',
  itinerary: [
    {
      title: 'From the airport to Ubud',
      activities: [
        'Airport welcome and a 90-minute drive inland to Ubud. Check-in opens at 2 PM.',
        'Your guide calls in the evening to fit boots and head-torches and to settle the plan around the weather.',
      ],
    },
    {
      title: 'White water on the Ayung',
      activities: [
        'Ten kilometres of rapids between forest and carved rocks, with helmets, vests and a river guide in every raft. Some four hundred steps lead down to the start and up from the end.',
        'A hot shower and a buffet lunch follow at the base. Afternoon free: the Blanco museum and the Campuhan walk are both on foot from the centre.',
      ],
    },
    {
      title: 'Mount Batur at sunrise',
      activities: [
        'Pick-up is at 2 AM; by four you are walking up from Toya Bungkah on the lake. It takes about two hours, the last part on loose lava gravel.',
        "Eggs cooked in volcanic steam are breakfast on top, with Agung and, on clear days, Lombok's Rinjani on the horizon. Bring a jacket: it is near 10 °C.",
        'Soak your legs in the hot springs beside the lake and be back in Ubud by noon, with the rest of the day free.',
      ],
    },
    {
      title: 'Across the strait to Nusa Penida',
      activities: [
        'Fifty minutes by road to Sanur and forty by fast boat to Banjar Nyuh. Luggage goes with you to the hotel.',
        'After three, when the day trippers leave, ride to Kelingking for the famous headland and to Broken Beach. The path down Kelingking is a scramble and we advise you to see it from the top and not climb down.',
      ],
    },
    {
      title: 'Mantas, corals and the eastern cliffs',
      activities: [
        'A shared boat visits three snorkelling spots, Manta Point among them if the swell permits; the rays are wild and sightings cannot be promised. Wetsuits can be hired, as the water there is cold.',
        'Later cross the island to Diamond Beach and Atuh on the east coast. About two hundred steps cut in the cliff lead to the beach; you can also see it from the top.',
      ],
    },
    {
      title: 'Boat to Sanur and flight',
      activities: [
        'Take the mid-morning boat; from Sanur the airport is 35 to 45 minutes by the toll road over the water.',
        'Please choose a flight after 4 PM, so that a rough-sea delay does not matter.',
      ],
    },
  ],
  inclusions: [
    '3 nights in Ubud and 2 on Nusa Penida with breakfast',
    'Private transfers and return fast boat Sanur to Nusa Penida',
    'Batur trek with guide, torch, breakfast and hot-spring entrance',
    'Ayung rafting with gear, insurance by the operator and lunch',
    'Shared snorkelling boat with mask and fins',
    'Car with driver on Nusa Penida for two half days',
  ],
  exclusions: [
    'Flights and airport meals',
    'Wetsuit hire, lunches and dinners not listed, tips',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Adventure travel insurance',
  ],
  gst: 'extra',
  charges: [BALI_LEVY, INDONESIA_VISA, NUSA_PENIDA_FEE],
  hotels: [
    { city: 'Ubud, Bali', star4: ['Batu Kali Lodge Ubud'], star5: ['Jurang Retreat Ubud'] },
    {
      city: 'Nusa Penida, Bali',
      star4: ['Karang Bay Hotel Nusa Penida'],
      star5: ['Toya Cliff Villas Nusa Penida'],
    },
  ],
  country: 'Indonesia',
  tags: ['adventure', 'nature', 'beach'],
  months: [4, 5, 6, 7, 8, 9, 10],
}
