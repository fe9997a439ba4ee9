import type { Package } from '../../contract/catalogue.ts'
import { SINGAPORE_VISA } from '../charges.ts'

/** City and Sentosa with children, 5 nights. */
export const singapore2: Package = {
  key: 'singapore2',
  packageId: 'S04805',
  destination: 'singapore',
  packageName: 'Singapore Family Fun with a Sentosa Stay',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Ahmedabad',
  destinationCovered: 'Singapore-3N -- Sentosa-2N',
  highlights: [
    'Two nights on Sentosa itself, monorail at the door',
    'A whole day at Universal Studios',
    'Singapore Zoo and River Wonders on one ticket',
    "Adventure Cove's rainbow-reef snorkelling",
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 81499,
  packageImage: 'sentosa-singapore',
  overview:
    'Three nights in the city for the animals and the gardens, then two on Sentosa beside the rides, so children can rest in between. Tickets for children are priced by height and age.',
  itinerary: [
    {
      title: 'Settling in by the river',
      activities: [
        'A private van with booster seats takes the East Coast Parkway into town, 30 minutes. Check in from 2 PM at a hotel with a rooftop pool.',
        'Walk along the water to the Merlion (prams are fine) and watch the Spectra light show at eight from the promenade; no ticket is needed.',
      ],
    },
    {
      title: 'Orangutans and pandas at Mandai',
      activities: [
        'The zoo opens at half past eight, when the orangutans are most active. Elephants, sea lions and the splash play area follow; bring swimwear.',
        'River Wonders is next door, with giant pandas, manatees and a gentle boat ride for those above 1.06 metres. Back at the hotel by four.',
      ],
    },
    {
      title: 'Science by day, Supertrees by night',
      activities: [
        'Future World in the ArtScience Museum lets children play with light, sound and their own drawings; entry is by time slot.',
        "Rest, then the Cloud Forest dome and the OCBC Skyway between the Supertrees. The Far East Organization Children's Garden has water jets and closes on Mondays.",
      ],
    },
    {
      title: 'Over to Sentosa',
      activities: [
        'Check out by 11 AM; the van crosses the causeway in twenty minutes. Bags go to the hotel, you to the Oceanarium and its wall of manta rays.',
        'Play on Palawan beach and cross the rope bridge to its small islet. Sleep early, as the next day is long.',
      ],
    },
    {
      title: 'Full day at Universal Studios',
      activities: [
        'Be in line twenty minutes before opening and start with Minion Land; then Sesame Street for under-sixes or the Battlestar coasters for teenagers.',
        'The food court has vegetarian and halal counters. You can leave early if the children are tired.',
      ],
    },
    {
      title: 'Adventure Cove and flight',
      activities: [
        'Slides, a lazy river with fish behind glass, and snorkelling over a tame reef, from ten until two. There are showers to use before the flight.',
        'Luggage meets you at the hotel desk; Changi is 30 minutes. If there is time, Jewel at the airport has slides for children (extra).',
      ],
    },
  ],
  inclusions: [
    '3 nights in the city and 2 on Sentosa with breakfast',
    'Private airport and hotel transfers',
    'Zoo and River Wonders park-hopper',
    'Future World, Cloud Forest and Skyway tickets',
    'Oceanarium and Universal Studios day tickets',
    'Adventure Cove day ticket',
  ],
  exclusions: [
    'Airfare',
    "Children's beds, tickets and express passes",
    'Lunches, dinners and lockers',
    'Room use before 2 PM or after 11 AM',
  ],
  gst: 'extra',
  charges: [SINGAPORE_VISA],
  hotels: [
    {
      city: 'Singapore',
      star3: ['River Lantern Inn'],
      star4: ['Clarke Terrace Hotel', 'Riverlight Hotel Singapore'],
    },
    { city: 'Sentosa', star3: ['Siloso Treehouse Hotel'], star4: ['Imbiah Garden Resort'] },
  ],
  country: 'Singapore',
  tags: ['family'],
  months: [2, 3, 4, 5, 6, 7, 8, 9, 12],
}
