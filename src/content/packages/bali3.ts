import type { Package } from '../../contract/catalogue.ts'
import { BALI_LEVY, INDONESIA_VISA } from '../charges.ts'

/** Kuta and Ubud with children in mind, 5 nights. */
export const bali3: Package = {
  key: 'bali3',
  packageId: 'S04392',
  destination: 'bali',
  packageName: 'Bali Family Beach and Safari Break',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Ahmedabad',
  destinationCovered: 'Kuta-3N -- Ubud-2N',
  highlights: [
    'A full day at the Waterbom slides in Kuta',
    'Bali Safari at Gianyar with the tram ride',
    'The 121-metre Garuda Wisnu Kencana statue',
    'Ulun Danu temple on its lake, where it is cool',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 65499,
  packageImage: 'ulun-danu-bali',
  overview:
    'Short drives, big pools and animal parks: six days arranged so that children and grandparents enjoy the same things. Tell us the ages, and we quote the price for the children.',
  itinerary: [
    {
      title: 'Landing in Bali and straight to the pool',
      activities: [
        'A van with room for pushchairs collects you at the airport; most Kuta hotels are within 20 minutes.',
        'Check-in is from 2 PM. Those who land in the morning can leave bags at the desk and walk to the beach, where the sand is wide and lifeguards watch between the flags.',
      ],
    },
    {
      title: 'Slides and lazy river at Waterbom',
      activities: [
        'The park opens at nine and is in the middle of Kuta. Tickets are on your phone, towels and lockers can be hired, and the toddler zone is fully shaded.',
        'Then walk through the beachwalk mall across the road. There are three Indian restaurants within walking distance for dinner.',
      ],
    },
    {
      title: 'Garuda Wisnu Kencana and a seafood or veg dinner',
      activities: [
        'Late morning at Pandawa, a sheltered beach reached between limestone walls, with canoes for hire.',
        'From three, explore the Garuda Wisnu Kencana park at Ungasan; the copper Garuda can be seen from far away, and folk dances are performed through the afternoon.',
        'Dinner is at your own cost on Jimbaran bay, 15 minutes away, before the half-hour drive to Kuta.',
      ],
    },
    {
      title: 'Bird walk and batik on the way to Ubud',
      activities: [
        "Check out by 11 AM. At Singapadu's bird park see Bali starlings and hornbills in walk-in aviaries; the feeding sessions are before lunch.",
        'At a family workshop in Batubulan everyone paints a small batik to take home. Ubud is 40 minutes further.',
      ],
    },
    {
      title: 'Bali Safari at Gianyar',
      activities: [
        "It is 40 minutes to the safari park near Gianyar. The tram goes round zebras, rhinos and tigers in about half an hour and runs all day; the elephants' bath and the orangutan feeding have fixed times, which our driver will give you.",
        'There is a theatre show on Balinese legends at the end of the visit on most days except Monday. Return to Ubud by five for a swim.',
      ],
    },
    {
      title: 'Lake temple and departure',
      activities: [
        'With an evening flight, leave at 8.30 AM for Bedugul, an hour and a half away, where Ulun Danu Beratan seems to float on the lake at 1,200 metres. Strawberry stalls line the road.',
        'The descent to the airport takes two and a half hours. With a morning flight we transfer you directly from Ubud instead.',
      ],
    },
  ],
  inclusions: [
    '3 nights in Kuta and 2 in Ubud with breakfast',
    'Private van with driver for transfers and sightseeing',
    'One-day Waterbom ticket each',
    'Bali Safari entrance with tram ride',
    'Garuda Wisnu Kencana, Pandawa, bird park and Ulun Danu entrances',
    'Batik painting for everyone in the room',
    'Phone support in English, Hindi and Gujarati',
  ],
  exclusions: [
    'Return flights to Denpasar',
    'Rooms, beds and tickets for children unless quoted',
    'Lunches, dinners, lockers and tips',
    'Early check-in (before 2 PM) and late check-out (after 11 AM)',
  ],
  gst: 'extra',
  charges: [BALI_LEVY, INDONESIA_VISA],
  hotels: [
    {
      city: 'Kuta, Bali',
      star4: ['Kelapa Family Hotel Kuta', 'Bintang Lima Court Tuban'],
      star5: ['Laguna Anak Resort Tuban'],
    },
    { city: 'Ubud, Bali', star4: ['Padi Hill Family Resort Ubud'], star5: ['Taman Dewi Resort Ubud'] },
  ],
  country: 'Indonesia',
  tags: ['family', 'beach', 'nature'],
  months: [4, 5, 6, 7, 8, 9, 10, 12],
}
