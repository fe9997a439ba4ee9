import type { Package } from '../../contract/catalogue.ts'
import { THAI_VISA } from '../charges.ts'

export const thailand1: Package = {
  key: 'thailand1',
  packageId: 'S05209',
  destination: 'thailand',
  packageName: 'Thailand Pattaya and Bangkok Value Holiday',
  totalGuests: 2,
  nights: 4,
  days: 5,
  theme: 'Mumbai',
  destinationCovered: 'Pattaya-2N -- Bangkok-2N',
  highlights: [
    'Coral Island by speedboat with an Indian lunch',
    'The carved wooden Sanctuary of Truth by the sea',
    'Temple tour of Bangkok with the reclining Buddha',
    'A free evening on the river or in Chinatown',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 49399,
  packageImage: 'sanctuary-thailand',
  overview:
    'The classic first trip abroad, kept short and affordable. Two nights by the beach in Pattaya, two in Bangkok, with the island, the temples and every transfer arranged and enough free time for shopping.',
  itinerary: [
    {
      title: 'Bangkok airport to Pattaya',
      activities: [
        'Your driver waits at Suvarnabhumi Airport; Pattaya is about 125 km away, under two hours by expressway.',
        'Evening free on Beach Road. A cabaret show can be added for tonight.',
      ],
    },
    {
      title: 'Coral Island and the Sanctuary of Truth',
      activities: [
        'A speedboat from the beach takes 20 minutes to Koh Larn, the Coral Island. Swim, snorkel or try parasailing, paid on the spot.',
        'Indian lunch back in Pattaya, then the Sanctuary of Truth, a hall of carved teak that has been under construction since 1981.',
      ],
    },
    {
      title: 'Nong Nooch Garden and on to Bangkok',
      activities: [
        'Stop at Nong Nooch Tropical Garden, 20 minutes south, for its palms, bonsai and a copy of Stonehenge.',
        'Drive two and a half hours to Bangkok and check in around Sukhumvit or Pratunam.',
        'Walk out to a night market, or ride the Skytrain a few stops to see the city.',
      ],
    },
    {
      title: 'Temples of Bangkok',
      activities: [
        'Half-day tour: the five-and-a-half-tonne Golden Buddha of Wat Traimit, the marble temple Wat Benchamabophit and the 46-metre reclining Buddha at Wat Pho.',
        'Afternoon free for the malls of Siam and Pratunam. A dinner cruise on the Chao Phraya is optional.',
      ],
    },
    {
      title: 'Departure from Bangkok',
      activities: [
        'Check-out is at 11 AM; bags can stay with the hotel while you finish shopping.',
        'Transfer to Suvarnabhumi or Don Mueang, 45 minutes to an hour and a half depending on traffic.',
      ],
    },
  ],
  inclusions: [
    'Two nights in Pattaya and two in Bangkok, double room',
    'Daily breakfast, and one Indian lunch',
    'Airport and inter-city transfers by private car',
    'Coral Island speedboat tour on a sharing basis',
    'Tickets for the Sanctuary of Truth and Nong Nooch Garden',
    'Half-day Bangkok temple tour with a guide',
  ],
  exclusions: [
    'Airfare and travel insurance',
    'Water sports, shows and the dinner cruise',
    'Meals not mentioned',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Tips and personal expenses',
  ],
  gst: 'extra',
  charges: [THAI_VISA],
  hotels: [
    { city: 'Pattaya', star4: ['Sandbar Bay Hotel', 'Jomtien Palm Court'], star5: ['Cape Lantern Resort'] },
    {
      city: 'Bangkok',
      star4: ['Pratunam Lotus Hotel', 'Sukhumvit Teak House'],
      star5: ['Riverlight Grand Bangkok'],
    },
  ],
  country: 'Thailand',
  tags: ['family', 'beach'],
  months: [11, 12, 1, 2, 3, 4],
}
