import type { Package } from '../../contract/catalogue.ts'
import { MAURITIUS_TOURIST_FEE } from '../charges.ts'

export const mauritius1: Package = {
  key: 'mauritius1',
  packageId: 'S05224',
  destination: 'mauritius',
  packageName: 'Mauritius West Coast Beach Holiday',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Mumbai',
  destinationCovered: 'Flic en Flac-5N',
  highlights: [
    'Sunset side of the island, on a long casuarina beach',
    'Île aux Cerfs by speedboat with a barbecue lunch',
    'Chamarel’s coloured earth and hundred-metre waterfall',
    'Ganga Talao and the Black River Gorges',
    'Port Louis and the giant lilies of Pamplemousses',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 112499,
  packageImage: 'chamarel-mauritius',
  overview:
    'One beach hotel in Flic en Flac for all five nights and three day trips with free time between: south, east and north. Dinner is included, and on an island this size nothing is much more than an hour and a half away.',
  itinerary: [
    {
      title: 'Arrival and the road west',
      activities: [
        'Drive an hour from the airport at Plaisance through cane fields to Flic en Flac.',
        'The lagoon is shallow; you can have a first swim before sunset.',
      ],
    },
    {
      title: 'Tour of the south-west',
      activities: [
        'Over the plateau to Trou aux Cerfs, an old crater above Curepipe, and Ganga Talao, the lake sacred to Mauritian Hindus, with its 33-metre Shiva.',
        'Look into the Black River Gorges, then see the waterfall and the seven coloured earths at Chamarel.',
        'Return along the coast below Le Morne.',
      ],
    },
    {
      title: 'Île aux Cerfs',
      activities: [
        'Drive across to Trou d’Eau Douce, an hour and a half, and take a speedboat up to the falls of Grand River South East.',
        'Barbecue lunch with a vegetarian grill, then beach time on Île aux Cerfs. Parasailing and tube rides are paid on the spot.',
      ],
    },
    {
      title: 'Dolphin boat or a free morning',
      activities: [
        'Spinner dolphins rest in Tamarin Bay early in the day; boats leave at 7 for those who want to see them, from a distance.',
        'Otherwise the morning is free for the beach; reef shoes are useful.',
      ],
    },
    {
      title: 'Port Louis and the botanical garden',
      activities: [
        'Walk the Central Market for dholl puri, gâteau piment and vanilla, then the shaded Caudan Waterfront.',
        'On to Pamplemousses, the oldest botanical garden of the southern hemisphere, with its pond of giant water lilies.',
        'See the capital from Fort Adelaide on the way back.',
      ],
    },
    {
      title: 'Last swim and flight',
      activities: [
        'Check-out is at 11 AM. Bags can wait while you walk the beach once more.',
        'Transfer of one hour to the airport.',
      ],
    },
  ],
  inclusions: [
    'Five nights in Flic en Flac, double room',
    'Daily breakfast and dinner',
    'Airport transfers by private car',
    'South-west and north tours by private car with driver-guide',
    'Île aux Cerfs speedboat day with barbecue lunch',
    'Entry to Chamarel and Pamplemousses',
  ],
  exclusions: [
    'Airfare and travel insurance',
    'Lunches and drinks not mentioned',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Water sports, dolphin boat and personal expenses',
  ],
  gst: 'extra',
  charges: [MAURITIUS_TOURIST_FEE],
  hotels: [
    {
      city: 'Flic en Flac',
      star4: ['Coral Heron Hotel', 'Filao Bay Resort'],
      star5: ['Tamarind Lagoon Resort'],
    },
  ],
  country: 'Mauritius',
  tags: ['beach', 'family', 'honeymoon'],
  months: [4, 5, 6, 9, 10, 11, 12],
}
