import type { Package } from '../../contract/catalogue.ts'
import { MALAYSIA_TOURISM_TAX, MALAYSIA_VISA } from '../charges.ts'

export const malaysia1: Package = {
  key: 'malaysia1',
  packageId: 'S05236',
  destination: 'malaysia',
  packageName: 'Malaysia Kuala Lumpur and Genting Family Break',
  totalGuests: 2,
  nights: 4,
  days: 5,
  theme: 'Mumbai',
  destinationCovered: 'Kuala Lumpur-2N -- Genting Highlands-1N -- Kuala Lumpur-1N',
  highlights: [
    'Petronas Skybridge with a timed ticket',
    'Batu Caves on the way to the hills',
    'A night in cool Genting, reached by gondola',
    'Putrajaya’s lake and pink mosque',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 58499,
  packageImage: 'malaysia',
  overview:
    'A short, inexpensive family trip with no long drives: Kuala Lumpur’s towers and parks, the golden Murugan statue at Batu Caves, and one night at 1,800 metres in Genting, with rides for children. Carry a sweater.',
  itinerary: [
    {
      title: 'KLIA to the city by way of Putrajaya',
      activities: [
        'Meet your driver at KLIA. Putrajaya, half-way to town, has a rose-coloured mosque on its lake; a stop of an hour fits most arrivals.',
        'Check in near Bukit Bintang. Jalan Alor’s food street is a walk away.',
      ],
    },
    {
      title: 'Kuala Lumpur: towers, old city and aquarium',
      activities: [
        'Petronas Towers: the Skybridge on floor 41 and the deck on 86 (closed on Mondays; KL Tower then).',
        'Merdeka Square, the Moorish court building and Masjid Jamek where two muddy rivers meet.',
        'Sharks and rays at Aquaria below KLCC, and the park’s fountain show after dark.',
      ],
    },
    {
      title: 'Batu Caves and up to Genting',
      activities: [
        'Twenty-five minutes north, climb 272 painted steps to Batu Caves beside a 43-metre Murugan. Knees must be covered; keep food away from the monkeys.',
        'Ride the Awana SkyWay gondola over cloud forest, getting off at Chin Swee temple if you like.',
        'Evening in the indoor rides and cinemas of the resort.',
      ],
    },
    {
      title: 'Theme park and back to KL',
      activities: [
        'Outdoor park in the morning (optional ticket; closed on some weekdays), or the strawberry farm at Gohtong Jaya.',
        'Down to the city in an hour. Shop at Central Market and Petaling Street, and eat banana-leaf rice in Brickfields.',
      ],
    },
    {
      title: 'Flight from Kuala Lumpur',
      activities: [
        'Morning at the Bird Park in the Lake Gardens, if the flight leaves after four.',
        'One hour to KLIA.',
      ],
    },
  ],
  inclusions: [
    'Three nights in Kuala Lumpur and one in Genting Highlands, double room',
    'Daily breakfast',
    'Airport and hotel transfers by private car',
    'Half-day city tour, Putrajaya and Batu Caves stops',
    'Petronas Towers and Aquaria tickets',
    'Return Awana SkyWay gondola',
  ],
  exclusions: [
    'Airfare and travel insurance',
    'Lunches and dinners',
    'Theme park and Bird Park tickets',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Personal expenses',
  ],
  gst: 'extra',
  charges: [MALAYSIA_VISA, MALAYSIA_TOURISM_TAX],
  hotels: [
    {
      city: 'Kuala Lumpur',
      star4: ['Bukit Rain Tree Hotel', 'Alor Lantern Hotel'],
      star5: ['Twin Hibiscus Grand'],
    },
    { city: 'Genting Highlands', star4: ['Cloud Forest Hotel Genting'], star5: ['Highland Mist Resort'] },
  ],
  country: 'Malaysia',
  tags: ['family'],
  months: [1, 2, 3, 5, 6, 7, 8, 12],
}
