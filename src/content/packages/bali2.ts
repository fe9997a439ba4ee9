import type { Package } from '../../contract/catalogue.ts'
import { BALI_LEVY, INDONESIA_VISA } from '../charges.ts'

/** Ubud, Candidasa and Seminyak, 7 nights. */
export const bali2: Package = {
  key: 'bali2',
  packageId: 'S04391',
  destination: 'bali',
  packageName: 'Bali Honeymoon from Rice Fields to Sea',
  totalGuests: 2,
  nights: 7,
  days: 8,
  theme: 'Mumbai',
  destinationCovered: 'Ubud-3N -- Candidasa-2N -- Seminyak-2N',
  highlights: [
    'One night of the Ubud stay in a villa with its own plunge pool',
    'Gates of Lempuyang and the Tirta Gangga water palace on one quiet eastern road',
    "Two-hour Balinese couples' massage",
    'Snorkelling over the Blue Lagoon reef at Padang Bai',
    'Dinner on the sand at Jimbaran',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 82499,
  packageImage: 'bali',
  overview:
    'A week for couples in three parts: green and quiet Ubud, the old fishing coast of Candidasa in the east, and the cafés and sunsets of Seminyak. Days start late where possible, and no drive is longer than two and a half hours.',
  itinerary: [
    {
      title: 'Arrival and a garden welcome in Ubud',
      activities: [
        'You are met at Ngurah Rai airport and driven an hour and a half to Ubud, past the wood-carving village of Mas.',
        'Check in from 2 PM; flowers and a small cake are waiting. Dinner is your choice, and the lanes around Jalan Goutama are full of good small restaurants, several of them vegetarian.',
      ],
    },
    {
      title: 'Elephant Cave, spring water and rice terraces',
      activities: [
        'Begin at Goa Gajah, the Elephant Cave, ten minutes from town, whose bathing pools were found only in 1954.',
        'Continue to Gunung Kawi, ten shrines cut into a river cliff. There are nearly three hundred steps each way, so wear shoes that grip.',
        'End with a coffee stop (own cost) at a cafe above Tegalalang; the light on the terraces is best after four.',
      ],
    },
    {
      title: 'Market visit, cooking class and massage',
      activities: [
        "Meet the cook at the morning market at seven and learn to grind base gede, the island's spice paste. You eat what you make; Jain and vegetarian menus are arranged if we know a day before.",
        'In the afternoon the two of you have a two-hour massage and flower bath at a spa above the Ayung valley, transfers included.',
      ],
    },
    {
      title: 'Lempuyang, Tirta Gangga and the east coast',
      activities: [
        'Leave at six and reach the car park below Pura Lempuyang in about two hours; a shuttle takes you up. Photographs at the gate go by numbered ticket, so an early number saves an hour. Mount Agung is seen best before ten.',
        'Then see Tirta Gangga, the water garden of the kings of Karangasem, then drive 35 minutes to the sea at Candidasa.',
      ],
    },
    {
      title: 'A reef morning at Padang Bai',
      activities: [
        'An outrigger takes you to the Blue Lagoon and Tanjung Jepun reefs for two hours of snorkelling. Masks, fins and life vests are on board, and beginners practise in shallow water first.',
        'The afternoon is free: the white-sand cove of Pasir Putih is twenty minutes away, or stay by the hotel pool and watch the ferries to Lombok go by.',
      ],
    },
    {
      title: 'Salt farms and south-west to Seminyak',
      activities: [
        'Stop at Kusamba, where families still dry sea salt in hollowed palm trunks, and at Goa Lawah, a temple around a cave full of bats.',
        "Past Klungkung's painted ceilings at Kerta Gosa the road meets the coast highway; Seminyak is about two hours in all. The evening is free for the beach clubs.",
      ],
    },
    {
      title: 'Boutiques by day, dinner at Jimbaran',
      activities: [
        'Sleep in. Jalan Kayu Aya and the lanes towards Petitenget are for browsing linen, ceramics and small galleries; the sea temple there is worth ten minutes.',
        'At five we drive 45 minutes to Jimbaran bay, where tables stand on the sand and fish is grilled over coconut husk. A set dinner for two is included, with a vegetarian version.',
      ],
    },
    {
      title: 'Farewell and flight home',
      activities: [
        'Last breakfast and check-out by 11 AM. Seminyak to the airport is 30 to 45 minutes, more in the late afternoon.',
        'Luggage can stay with the hotel if you fly at night; tell us and we change the pick-up time.',
      ],
    },
  ],
  inclusions: [
    '3 nights in Ubud (one in a plunge-pool villa), 2 in Candidasa and 2 in Seminyak with breakfast',
    'Private car and English-speaking driver for every transfer and tour',
    'Cooking class with market visit',
    "Two-hour couples' massage and flower bath",
    'Outrigger snorkelling trip with gear at Padang Bai',
    'Set dinner for two on Jimbaran beach',
    'Temple entrances and sarongs on the listed tours',
    'Honeymoon cake and flowers on arrival',
  ],
  exclusions: [
    'Airfare and airline baggage charges',
    'Meals and drinks not mentioned, tips',
    'Early check-in before 2 PM or late check-out after 11 AM',
    'Travel insurance',
  ],
  gst: 'extra',
  charges: [BALI_LEVY, INDONESIA_VISA],
  hotels: [
    { city: 'Ubud, Bali', star4: ['Lembah Hijau Villas Ubud'], star5: ['Amreta Riverside Villas Ubud'] },
    { city: 'Candidasa, Bali', star4: ['Nelayan Bay Candidasa'], star5: ['Pantai Emas Resort Candidasa'] },
    {
      city: 'Seminyak, Bali',
      star4: ['Kayu Lane Hotel Seminyak', 'The Teak Terrace Seminyak'],
      star5: ['Senja Beach Suites Seminyak'],
    },
  ],
  country: 'Indonesia',
  tags: ['honeymoon', 'nature', 'beach'],
  months: [4, 5, 6, 7, 8, 9, 10, 11],
}
