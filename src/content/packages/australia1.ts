import type { Package } from '../../contract/catalogue.ts'
import { AUSTRALIA_VISA } from '../charges.ts'

export const australia1: Package = {
  key: 'australia1',
  packageId: 'S05222',
  destination: 'australia',
  packageName: 'Australia Sydney and Melbourne Highlights',
  totalGuests: 2,
  nights: 6,
  days: 7,
  theme: 'Mumbai',
  destinationCovered: 'Sydney-3N -- Melbourne-3N',
  highlights: [
    'Opera House tour and a harbour lunch cruise',
    'Blue Mountains with Scenic World rides',
    'Great Ocean Road to the Twelve Apostles',
    'Penguin Parade on Phillip Island',
    'Domestic flight Sydney – Melbourne included',
  ],
  includes: ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 248999,
  packageImage: 'australia',
  overview:
    'Sydney and Melbourne in one week. Sydney has the harbour and the beaches, Melbourne the lanes, cafés and coast road. In each city you have time in town and day trips to the mountains, the coast or the penguins.',
  itinerary: [
    {
      title: 'Arrival in Sydney',
      activities: [
        'Most flights from India land in the morning or at noon. Transfer to a hotel near Hyde Park or Darling Harbour, half an hour.',
        'An easy walk through the Botanic Garden to Mrs Macquarie’s Chair gives a view of the bridge and the Opera House together.',
      ],
    },
    {
      title: 'Opera House and harbour',
      activities: [
        'One-hour guided tour inside the Opera House.',
        'Lunch cruise on the harbour, past Fort Denison and the inlets of Vaucluse.',
        'Bus to Bondi; the cliff walk to Bronte takes 45 minutes and has the best views.',
      ],
    },
    {
      title: 'Blue Mountains',
      activities: [
        'By coach two hours west to Katoomba: the Three Sisters from Echo Point, and at Scenic World a very steep railway and a glass-floored skyway.',
        'Stop at a wildlife park on the way to see koalas close up and feed kangaroos.',
      ],
    },
    {
      title: 'South to Melbourne',
      activities: [
        'Fly to Melbourne in an hour and a half and check in within the free tram zone.',
        'Follow the lanes on foot: Hosier for street art, Degraves for coffee, the Block Arcade for tiled floors.',
        'Sunset from the Skydeck, 88 floors up.',
      ],
    },
    {
      title: 'Great Ocean Road',
      activities: [
        'A full day, twelve hours with the return: surf coast at Torquay, koalas in the gum trees of Kennett River, lunch at Apollo Bay.',
        'Reach the Twelve Apostles and Loch Ard Gorge in the afternoon light. We return inland, which is quicker.',
      ],
    },
    {
      title: 'Phillip Island penguins',
      activities: [
        'Free morning at Queen Victoria Market (closed on Mondays and Wednesdays).',
        'After lunch drive two hours to Phillip Island; see the Nobbies boardwalk and, at dusk, hundreds of little penguins walking up the beach. Photography is not allowed.',
        'Back in the city late, towards 11 in summer.',
      ],
    },
    {
      title: 'Departure from Melbourne',
      activities: [
        'Breakfast at the hotel; with a late flight you can walk along the Yarra river.',
        'Transfer to Tullamarine Airport, about 40 minutes.',
      ],
    },
  ],
  inclusions: [
    'Return economy flights Mumbai – Sydney and Melbourne – Mumbai',
    'Economy flight Sydney – Melbourne with 20 kg baggage',
    'Three nights each in Sydney and Melbourne, double room',
    'Daily breakfast',
    'Airport transfers on a sharing basis',
    'Opera House tour, lunch cruise and Melbourne Skydeck tickets',
    'Coach tours to the Blue Mountains, Great Ocean Road and Phillip Island',
    'Help with the visa application',
  ],
  exclusions: [
    'Travel insurance',
    'Lunches and dinners not mentioned',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Public transport cards (Opal, Myki)',
    'Personal expenses',
  ],
  gst: 'extra',
  charges: [AUSTRALIA_VISA],
  hotels: [
    {
      city: 'Sydney',
      star4: ['Figtree Hyde Park Hotel', 'Pyrmont Wharf Hotel'],
      star5: ['Harbour Sail Grand'],
    },
    {
      city: 'Melbourne',
      star4: ['Plane Tree Laneway Hotel', 'Tramline Hotel'],
      star5: ['Yarra Crest Hotel'],
    },
  ],
  country: 'Australia',
  tags: ['family', 'honeymoon', 'nature'],
  months: [3, 4, 5, 9, 10, 11, 12],
}
