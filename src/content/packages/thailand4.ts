import type { Package } from '../../contract/catalogue.ts'
import { THAI_VISA } from '../charges.ts'

export const thailand4: Package = {
  key: 'thailand4',
  packageId: 'S05212',
  destination: 'thailand',
  packageName: 'Thailand Bangkok and Chiang Mai Temples and Hills',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Delhi',
  destinationCovered: 'Bangkok-2N -- Chiang Mai-3N',
  highlights: [
    'Doi Suthep above Chiang Mai, with its golden chedi',
    'Half a day at an elephant sanctuary without riding',
    'The White and Blue Temples of Chiang Rai',
    'Old-city lanes, coffee and a walking-street market',
    'Bangkok’s canals by long-tail boat',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 72499,
  packageImage: 'doi-suthep-thailand',
  overview:
    'Thailand without the beach: canals and palaces in Bangkok, then three nights in cooler Chiang Mai, the old northern capital with temples and mountain roads. In December, mornings in Chiang Mai need a light jacket.',
  itinerary: [
    {
      title: 'Arrival in Bangkok',
      activities: [
        'Transfer to a hotel near the Skytrain. The evening is free.',
        'Yaowarat, the main street of Chinatown, is at its brightest after 7; try mango sticky rice and toasted buns.',
      ],
    },
    {
      title: 'Palaces and canals',
      activities: [
        'Visit the Grand Palace with its Emerald Buddha and walk on to Wat Pho.',
        'By long-tail boat through the canals of Thonburi, past teak houses, temple steps and monitor lizards.',
        'Evening at Asiatique or ICONSIAM on the river.',
      ],
    },
    {
      title: 'North to Chiang Mai',
      activities: [
        'Fly to Chiang Mai in 75 minutes. Inside the square moat see Wat Phra Singh and the large ruined Wat Chedi Luang.',
        'If it is Sunday, Ratchadamnoen Road turns into a walking street of crafts; the Night Bazaar runs on other days.',
      ],
    },
    {
      title: 'Elephants and Doi Suthep',
      activities: [
        'Drive an hour to a sanctuary in the Mae Taeng valley. Prepare their food, walk beside them to the river and learn each one’s story.',
        'In the late afternoon climb the 306 naga steps, or take the small funicular, to Doi Suthep for evening chanting and city lights.',
      ],
    },
    {
      title: 'Chiang Rai day trip',
      activities: [
        'A long but rewarding day: three hours to Chiang Rai, with a stop at a hot spring.',
        'See Wat Rong Khun, the White Temple begun by an artist in 1997, and the deep blue hall of Wat Rong Suea Ten.',
        'Return to Chiang Mai by 8 for a bowl of khao soi, made with tofu or chicken.',
      ],
    },
    {
      title: 'Leaving the north',
      activities: [
        'Morning alms round or a last coffee on Nimmanhaemin Road.',
        'Fly from Chiang Mai by way of Bangkok.',
      ],
    },
  ],
  inclusions: [
    'Two nights in Bangkok and three in Chiang Mai, double room',
    'Daily breakfast, and lunch at the sanctuary and in Chiang Rai',
    'Economy flight Bangkok – Chiang Mai with 15 kg baggage',
    'Airport transfers by private car',
    'Grand Palace and Wat Pho with guide and tickets, canal boat',
    'Elephant sanctuary half day and Chiang Rai tour on a sharing basis',
    'Private trip to Doi Suthep',
  ],
  exclusions: [
    'International airfare, the flight out of Chiang Mai and insurance',
    'Meals not mentioned',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Donations at temples and optional shows',
    'Tips and personal expenses',
  ],
  gst: 'extra',
  charges: [THAI_VISA],
  hotels: [
    { city: 'Bangkok', star4: ['Pratunam Lotus Hotel'], star5: ['Riverlight Grand Bangkok'] },
    {
      city: 'Chiang Mai',
      star4: ['Moat and Frangipani Hotel', 'Tha Phae Teak Yard'],
      star5: ['Lanna Rice Barn Resort'],
    },
  ],
  country: 'Thailand',
  tags: ['family', 'nature'],
  months: [11, 12, 1, 2],
}
