import type { Package } from '../../contract/catalogue.ts'
import { HONG_KONG_HOTEL_TAX } from '../charges.ts'

export const hongkong2: Package = {
  key: 'hongkong2',
  packageId: 'S05227',
  destination: 'hongkong',
  packageName: 'Hong Kong and Macau Twin City Tour',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Delhi',
  destinationCovered: 'Hong Kong-3N -- Macau-2N',
  highlights: [
    'Bus across one of the world’s longest sea bridges',
    'Ruins of St Paul’s and tiled Senado Square',
    'Ocean Park, rides and pandas in one place',
    'Warm egg tarts in Coloane village',
    'Harbour cruise by night',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 142999,
  packageImage: 'st-pauls-hongkong',
  overview:
    'Hong Kong and Macau are an hour apart and very different. Three nights of skyline, trams and Ocean Park in Hong Kong, then two nights in Macau with Portuguese squares, temples and hotels with canals inside.',
  itinerary: [
    {
      title: 'Landing on Lantau',
      activities: [
        'Transfer to a hotel on Hong Kong Island or in Kowloon.',
        'Evening harbour cruise of about an hour from Tsim Sha Tsui.',
      ],
    },
    {
      title: 'Trams, temples and the Peak',
      activities: [
        'Ride a double-decker tram through Wan Chai and Causeway Bay, upstairs at the front.',
        'By MTR to Wong Tai Sin, where fortunes are told with bamboo sticks, and the quiet Nan Lian Garden near by.',
        'Peak Tram before sunset; the level Lugard Road path has a very good view without a ticket.',
      ],
    },
    {
      title: 'Ocean Park',
      activities: [
        'Giant pandas, a large aquarium and roller coasters on a headland, linked by cable car and a short underground train.',
        'Back in town by evening. Chungking Mansions and Wan Chai have good thalis at fair prices.',
      ],
    },
    {
      title: 'Over the bridge to Macau',
      activities: [
        'The shuttle bus on the Hong Kong–Zhuhai–Macau Bridge takes about 40 minutes from port to port.',
        'Walk Senado Square’s wave pavement to the Ruins of St Paul’s and up to Mount Fortress.',
        'Check in on the Cotai Strip and see the fountains and the Venetian canals.',
      ],
    },
    {
      title: 'A-Ma, the tower and Coloane',
      activities: [
        'Start at A-Ma Temple, older than the city, which may be named after it.',
        'View from the 223-metre deck of Macau Tower; there is a bungee jump from just above it (extra).',
        'Afternoon in Coloane: a yellow chapel, a village square and Portuguese egg tarts from the oven.',
      ],
    },
    {
      title: 'Return for the flight home',
      activities: [
        'Bus over the bridge to Hong Kong port, beside the airport.',
        'Allow three and a half hours from hotel to check-in counter.',
      ],
    },
  ],
  inclusions: [
    'Three nights in Hong Kong and two in Macau, double room',
    'Daily breakfast',
    'Airport transfers on a sharing basis',
    'Bridge bus tickets both ways with hotel transfers in Macau',
    'Ocean Park ticket, Peak Tram and evening harbour cruise',
    'Guided Macau day with Macau Tower deck',
  ],
  exclusions: [
    'Airfare and travel insurance',
    'Lunches and dinners',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Bungee, gondola rides and personal expenses',
  ],
  gst: 'extra',
  charges: [HONG_KONG_HOTEL_TAX],
  hotels: [
    {
      city: 'Hong Kong',
      star4: ['Tramway Hotel Wan Chai', 'Bamboo Harbour Hotel'],
      star5: ['Kowloon Pearl Grand'],
    },
    { city: 'Macau', star4: ['Azulejo Square Hotel'], star5: ['Lotus Canal Resort'] },
  ],
  country: 'Hong Kong SAR, China',
  tags: ['family', 'adventure', 'honeymoon'],
  months: [1, 2, 3, 10, 11, 12],
}
