import type { Package } from '../../contract/catalogue.ts'
import { BALI_LEVY, INDONESIA_VISA } from '../charges.ts'

/** Kuta and Ubud, 6 nights. */
export const bali1: Package = {
  key: 'bali1',
  packageId: 'S04390',
  destination: 'bali',
  packageName: 'Blissful Bali Kuta and Ubud Escape',
  totalGuests: 2,
  nights: 6,
  days: 7,
  theme: 'Mumbai',
  destinationCovered: 'Kuta-3N -- Ubud-3N',
  highlights: [
    'Speedboat day trip to Nusa Penida with Kelingking, Broken Beach and Crystal Bay',
    'Kecak fire dance on the Uluwatu cliff at sunset',
    'Tanah Lot at low tide on the road to Ubud',
    'Kintamani lookout over Mount Batur and its lake',
    'Holy-spring bathing at Tirta Empul',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 74999,
  packageImage: 'kelingking-bali',
  overview:
    'Half the trip is by the beach and half among the rice fields. Three nights in Kuta keep you close to the airport, the water sports and the boat to Nusa Penida. Three nights in Ubud leave time for temples, a volcano view and walks.',
  itinerary: [
    {
      title: 'Arrival in Bali and an easy evening in Kuta',
      activities: [
        'Our driver meets you outside arrivals at Ngurah Rai airport; the hotel in Kuta is 15 to 25 minutes away, depending on traffic on Jalan Raya Kuta.',
        'Rooms are ready from 2 PM. Walk to the beach before six: the sun sets over the sea here, and vendors rent out bean bags.',
      ],
    },
    {
      title: 'Tanjung Benoa water sports and Uluwatu at sunset',
      activities: [
        'Drive 40 minutes to the calm water of Tanjung Benoa, where one banana-boat ride each is included. Jet skis and parasailing can be added at the counter; mornings are calmest.',
        'After lunch head south along the Bukit peninsula to Padang Padang beach and on to Uluwatu temple, 70 metres above the surf. Keep spectacles and phones away from the monkeys.',
        'The Kecak performance starts at 6 PM; seats are reserved for you. The drive back takes about an hour.',
      ],
    },
    {
      title: 'Nusa Penida by speedboat',
      activities: [
        "Leave at 6.30 AM for Sanur harbour and a 40-minute crossing to Nusa Penida. A private car takes you round the west coast to Kelingking, Angel's Billabong and Broken Beach; the roads are narrow and bumpy.",
        'Lunch is at a local warung, then a swim at Crystal Bay if the current allows. The last boats leave about 4 PM and you are back in Kuta by six.',
      ],
    },
    {
      title: 'Tanah Lot and on to Ubud',
      activities: [
        'Check out by 11 AM and drive an hour north-west to Tanah Lot, a sea temple on a rock of its own. At low tide you can walk across to the spring at its foot.',
        'Continue by way of the royal temple of Taman Ayun at Mengwi with its moat and tiered roofs, reaching Ubud in the late afternoon.',
      ],
    },
    {
      title: 'Tegalalang, Tirta Empul and the Kintamani lookout',
      activities: [
        'Start at eight to see the Tegalalang rice terraces before the tour buses arrive. The path down and up again takes about 40 minutes; a small donation is asked by the farmers.',
        'At Tirta Empul in Tampaksiring you may join the purification bath; sarongs are provided, bring a dry set of clothes.',
        "An hour's climb by road ends at Penelokan on the crater rim, where you stop for lunch (own cost) with a view of Mount Batur and its lake. Cloud usually closes in by mid-afternoon, so we go early.",
      ],
    },
    {
      title: 'Ubud on foot',
      activities: [
        'No car today unless you want one. Walk the Campuhan ridge before the heat, then the Sacred Monkey Forest and the craft stalls opposite the palace.',
        'In the evening a Legong dance at Ubud Palace is an easy addition; the programme changes nightly and starts at 7.30 PM.',
      ],
    },
    {
      title: 'Departure from Bali',
      activities: [
        'Breakfast, and check-out by 11 AM. If your flight is late, we stop at the silver workshops of Celuk or the stone carvers of Batubulan on the way.',
        'Allow an hour and a half from Ubud to the airport; our driver drops you three hours before departure.',
      ],
    },
  ],
  inclusions: [
    '6 nights in a double or twin room with daily breakfast',
    'Airport transfers and all touring by private air-conditioned car with an English-speaking driver',
    'Nusa Penida return speedboat, island car and local lunch',
    'One banana-boat ride each at Tanjung Benoa',
    'Entrance to Uluwatu, Tanah Lot, Taman Ayun, Tegalalang, Tirta Empul and the Monkey Forest',
    'Reserved seats at the Uluwatu Kecak dance',
    '24x7 telephone help in English and Hindi',
  ],
  exclusions: [
    'Flights to and from Bali',
    'Lunches and dinners not listed, drinks and tips',
    'Check-in before 2 PM and check-out after 11 AM',
    'Travel insurance',
  ],
  gst: 'extra',
  charges: [BALI_LEVY, INDONESIA_VISA],
  hotels: [
    {
      city: 'Kuta, Bali',
      star4: ['Segara Lane Hotel Kuta', 'The Frangipani Court Legian'],
      star5: ['Ombak Kuta Beach Resort'],
    },
    {
      city: 'Ubud, Bali',
      star4: ['Sawah View Resort Ubud', 'Kebun Kenanga Ubud'],
      star5: ['Tirta Padma Valley Resort'],
    },
  ],
  country: 'Indonesia',
  tags: ['honeymoon', 'beach', 'nature'],
  months: [4, 5, 6, 7, 8, 9, 10],
}
