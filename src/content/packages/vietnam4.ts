import type { Package } from '../../contract/catalogue.ts'
import { VIETNAM_VISA } from '../charges.ts'

/** Da Nang and Hoi An, 5 nights. */
export const vietnam4: Package = {
  key: 'vietnam4',
  packageId: 'S04704',
  destination: 'vietnam',
  packageName: 'Vietnam Family Week Da Nang and Hoi An',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Ahmedabad',
  destinationCovered: 'Da Nang-3N -- Hoi An-2N',
  highlights: [
    'One coast, two hotels, no internal flight',
    'Basket boats spun by fishermen at Cam Thanh',
    'A workshop where each of you makes a lantern',
    'Dragon Bridge breathing fire on weekend nights',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 92599,
  packageImage: 'hoi-an-vietnam',
  overview:
    'Central Vietnam suits families: a city beach with lifeguards, a cool hilltop park and a car-free old town, all within an hour of one another. Travel between February and August, when the sea is calm.',
  itinerary: [
    {
      title: 'Beach evening in Da Nang',
      activities: [
        "Da Nang's airport is in the town, so you are at My Khe beach ten minutes after the luggage arrives. Rooms from 2 PM.",
        'Walk to the Han river after dinner. On Friday, Saturday and Sunday the Dragon Bridge spits fire and water at nine; stand upwind to stay dry.',
      ],
    },
    {
      title: 'A day out on Ba Na Hills',
      activities: [
        'The base station is 45 minutes inland. Ride up early, cross the Golden Bridge, then take the children to the indoor Fantasy Park, whose rides are free with the ticket except the claw machines.',
        'A buffet lunch is included. Prams are difficult on the steps; baby carriers are better.',
      ],
    },
    {
      title: 'Monkeys, museum and sand',
      activities: [
        'The Son Tra peninsula is home to red-shanked doucs, monkeys with red legs; a naturalist knows where to find them.',
        'Return by the Lady Buddha at Linh Ung. Free afternoon for the sea, or the Cham sculpture museum if it rains.',
      ],
    },
    {
      title: 'Coracles and a lantern workshop in Hoi An',
      activities: [
        "Half an hour's drive to Hoi An, then a morning in Cam Thanh's water-coconut palms. The round bamboo boats take two, and the boatmen can spin them.",
        'After check-in everyone bends bamboo and glues silk at a lantern workshop. The lanterns fold flat to carry home. In the evening see the lanterns of the old streets, which are closed to motors from three.',
      ],
    },
    {
      title: 'Bicycles to Tra Que and An Bang',
      activities: [
        'Flat lanes, three kilometres: at the herb village of Tra Que you dig, plant and water with a farmer, and cook lunch from what you picked.',
        'A further ten minutes by bicycle is An Bang beach, with sunbeds under straw shades. Child seats and trailers are available.',
      ],
    },
    {
      title: 'Back along the coast to the airport',
      activities: [
        'Collect anything the tailor has been sewing. Check-out is at 11 AM.',
        "Allow 50 minutes to Da Nang airport, with a stop at the Marble Mountains' stone yards on the way if time allows.",
      ],
    },
  ],
  inclusions: [
    '3 nights in Da Nang and 2 in Hoi An with breakfast',
    'Private van for transfers and outings',
    'Ba Na Hills ticket with buffet lunch',
    'Son Tra morning with naturalist',
    'Basket boats, lantern workshop and Tra Que cooking lunch',
    'Hoi An old-town ticket',
  ],
  exclusions: [
    'Airfare',
    'Child rates, quoted on request',
    'Lunches and dinners not listed',
    'Rooms before 2 PM or after 11 AM',
  ],
  gst: 'extra',
  charges: [VIETNAM_VISA],
  hotels: [
    {
      city: 'Da Nang',
      star4: ['Han River Family Hotel', 'Pham Van Dong Beach Hotel'],
      star5: ['Ngu Hanh Bay Resort'],
    },
    {
      city: 'Hoi An',
      star4: ['Thu Bon Garden Villas', 'An Hoi Bridge Hotel'],
      star5: ['Yellow Wall Resort Hoi An'],
    },
  ],
  country: 'Vietnam',
  tags: ['family', 'beach'],
  months: [2, 3, 4, 5, 6, 7, 8],
}
