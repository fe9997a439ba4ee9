import type { Package } from '../../contract/catalogue.ts'
import { MARINE_PARK_FEE, THAI_VISA } from '../charges.ts'

export const thailand5: Package = {
  key: 'thailand5',
  packageId: 'S05213',
  destination: 'thailand',
  packageName: 'Thailand Koh Samui and Bangkok Summer Honeymoon',
  totalGuests: 2,
  nights: 6,
  days: 7,
  theme: 'Mumbai',
  destinationCovered: 'Koh Samui-4N -- Bangkok-2N',
  highlights: [
    'Gulf beaches, mostly dry when the Andaman side has rain',
    'Ang Thong Marine Park with kayaks and a green lake',
    'Couple’s massage and a beach dinner',
    'Fisherman’s Village in Bophut',
    'Two nights by the river in Bangkok',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 98999,
  packageImage: 'big-buddha-thailand',
  overview:
    'For couples who travel in summer. Koh Samui lies in the Gulf of Thailand, where the weather is mostly fair from January to August. Four relaxed nights there, with one full-day boat trip, are followed by two in Bangkok.',
  itinerary: [
    {
      title: 'To Koh Samui by way of Bangkok',
      activities: [
        'Land in Bangkok, connect to the small open-air airport of Samui (70 minutes) and ride to your beach hotel.',
        'The first evening is free.',
      ],
    },
    {
      title: 'Round the island',
      activities: [
        'See the seated Big Buddha and Wat Plai Laem’s eighteen-armed Guanyin standing in a lake.',
        'Drive on to Na Muang waterfall and to the grandfather and grandmother rocks at Lamai.',
        'Dinner among the wooden shophouses of Fisherman’s Village; Friday is market night.',
      ],
    },
    {
      title: 'Ang Thong Marine Park',
      activities: [
        'A speedboat of about 45 minutes reaches this group of 42 islands. Kayak along the cliffs and climb the steep steps to the emerald lake on Koh Mae Ko.',
        'Lunch on a beach, snorkelling in the afternoon. The park closes for some weeks each November and December.',
      ],
    },
    {
      title: 'A day for two',
      activities: [
        'The morning is free. In the afternoon you have a two-hour Thai massage for two.',
        'Candle-lit dinner on the beach.',
      ],
    },
    {
      title: 'Samui to Bangkok',
      activities: [
        'Late-morning flight and check-in near the river.',
        'Take the hotel shuttle or public express boat to ICONSIAM and see the Chao Phraya from the terrace.',
      ],
    },
    {
      title: 'Bangkok at leisure',
      activities: [
        'Go early to Wat Arun, where couples hire Thai costume for photographs.',
        'Afternoon at Jim Thompson’s teak house and silk collection, then the shops of Siam, ten minutes away on foot.',
      ],
    },
    {
      title: 'Flight home',
      activities: [
        'Breakfast at the hotel.',
        'Set off for Suvarnabhumi three and a half hours before the Mumbai flight.',
      ],
    },
  ],
  inclusions: [
    'Four nights in Koh Samui and two in Bangkok, double room',
    'Daily breakfast',
    'Economy flights Bangkok – Koh Samui – Bangkok',
    'Airport transfers by private car',
    'Half-day island tour and shared speedboat tour to Ang Thong with lunch',
    'One couple’s massage and one beach dinner',
    'Honeymoon room decoration on arrival',
  ],
  exclusions: [
    'International airfare and travel insurance',
    'Meals and drinks not mentioned',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Tips and personal expenses',
  ],
  gst: 'extra',
  charges: [THAI_VISA, MARINE_PARK_FEE],
  hotels: [
    {
      city: 'Koh Samui',
      star4: ['Bophut Coconut Lodge', 'Lamai Shell Resort'],
      star5: ['Choeng Mon Hideaway'],
    },
    { city: 'Bangkok', star4: ['Sukhumvit Teak House'], star5: ['Chao Phraya Bend Hotel'] },
  ],
  country: 'Thailand',
  tags: ['honeymoon', 'beach'],
  months: [1, 2, 3, 4, 5, 6, 7, 8],
}
