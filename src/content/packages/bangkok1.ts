import type { Package } from '../../contract/catalogue.ts'
import { THAI_VISA } from '../charges.ts'

export const bangkok1: Package = {
  key: 'bangkok1',
  packageId: 'S05234',
  destination: 'bangkok',
  packageName: 'Bangkok Long Weekend with Floating Market',
  totalGuests: 2,
  nights: 3,
  days: 4,
  theme: 'Mumbai',
  destinationCovered: 'Bangkok-3N',
  highlights: [
    'Damnoen Saduak by paddle boat',
    'The railway market at Maeklong, where a train passes through the stalls',
    'Wat Pho and Wat Arun in one morning',
    'Dinner cruise with vegetarian buffet',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 41999,
  packageImage: 'floating-market-bangkok',
  overview:
    'Four days that need two days of leave. You stay in a hotel on the Skytrain line, with two half-day outings and one evening cruise. The rest of the time is free for malls, massages and food.',
  itinerary: [
    {
      title: 'Arrival in Bangkok',
      activities: [
        'Private transfer from Suvarnabhumi or Don Mueang, about an hour.',
        'Evening on your own around Pratunam’s night stalls or the food floor of a Siam mall, where many counters mark vegetarian dishes.',
      ],
    },
    {
      title: 'Floating market and railway market',
      activities: [
        'Start by 7 for Damnoen Saduak, an hour and a half south-west. Paddle between boats selling fruit, coconut pancakes and hats.',
        'At Maeklong stand back as stallholders pull in their awnings and a train comes through, four times a day each way.',
        'You are back by two, with time for a foot massage.',
      ],
    },
    {
      title: 'River temples and a dinner cruise',
      activities: [
        'By boat to Wat Arun, then across to Wat Pho’s reclining Buddha and the school of Thai massage in its courtyard.',
        'Afternoon free: Chatuchak on Saturday or Sunday, Jodd Fairs or Platinum Mall otherwise.',
        'From about 7.30 two hours on a dinner boat past the floodlit Grand Palace.',
      ],
    },
    {
      title: 'Last shopping and flight home',
      activities: [
        'Erawan Shrine, where dancers perform for people whose wishes were granted, is five minutes from Chit Lom station.',
        'Check out by 11 AM and leave for the airport three and a half hours before the flight.',
      ],
    },
  ],
  inclusions: [
    'Three nights in Bangkok, double room',
    'Daily breakfast',
    'Airport transfers by private car',
    'Shared tour to Damnoen Saduak and Maeklong with paddle boat',
    'Wat Arun and Wat Pho with guide, boat and tickets',
    'Chao Phraya dinner cruise with buffet',
  ],
  exclusions: [
    'Airfare and travel insurance',
    'Lunches, and dinners not mentioned',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Drinks on the cruise',
    'Tips and personal expenses',
  ],
  gst: 'extra',
  charges: [THAI_VISA],
  hotels: [
    {
      city: 'Bangkok',
      star4: ['Pratunam Lotus Hotel', 'Ploenchit Jasmine Hotel'],
      star5: ['Riverlight Grand Bangkok'],
    },
  ],
  country: 'Thailand',
  tags: ['family', 'honeymoon'],
  months: [1, 2, 3, 11, 12],
}
