import type { Package } from '../../contract/catalogue.ts'
import { VIETNAM_VISA } from '../charges.ts'

/** Hanoi, Ha Long and Da Nang, 6 nights. */
export const vietnam1: Package = {
  key: 'vietnam1',
  packageId: 'S04701',
  destination: 'vietnam',
  packageName: 'Vietnam Highlights Hanoi Ha Long and Da Nang',
  totalGuests: 2,
  nights: 6,
  days: 7,
  theme: 'Mumbai',
  destinationCovered: 'Hanoi-2N -- Ha Long Bay-1N -- Da Nang-3N',
  highlights: [
    'A night aboard in Ha Long Bay with all meals',
    'Golden Bridge at Ba Na Hills',
    'Hoi An by lantern light',
    "Water puppets and egg coffee in Hanoi's Old Quarter",
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 100999,
  packageImage: 'golden-bridge-vietnam',
  overview:
    'One week with three different parts: Hanoi, the islands of Ha Long Bay, and the long beach of Da Nang with Hoi An near by. The one internal flight is included, so no day is lost on the road.',
  itinerary: [
    {
      title: 'Arrival in Hanoi',
      activities: [
        'From Noi Bai airport the city is 45 minutes away across the Red River. Hotel rooms are ready at 2 PM.',
        'If you land early, walk once around Hoan Kiem lake; at weekends its streets are closed to traffic and full of families. A cup of egg coffee is a local speciality.',
      ],
    },
    {
      title: 'Hanoi, from the Temple of Literature to the puppets',
      activities: [
        "See Ho Chi Minh's stilt house and the One Pillar Pagoda in the morning. The mausoleum itself is shut on Mondays and Fridays; we then see it from Ba Dinh square.",
        "The Temple of Literature, the country's first university, follows, then a cyclo through the 36 guild streets.",
        'At the water-puppet theatre farmers, dragons and phoenixes perform for fifty minutes to live music.',
      ],
    },
    {
      title: 'To the bay and aboard',
      activities: [
        'Two and a half hours by expressway to Tuan Chau marina and on board by half past twelve. Lunch is served while the boat sails between the limestone islands.',
        'The afternoon stops are Sung Sot, a cave of three great chambers, and a bay for kayaks. Vegetarian and Jain meals are cooked if we tell the boat two days ahead.',
      ],
    },
    {
      title: 'Tai chi on deck and a flight south',
      activities: [
        'Early risers get tai chi at sunrise and the climb on Ti Top island, about 400 steps to a famous view. Brunch is served on the way back to the pier.',
        'A direct drive to Noi Bai and an evening flight of 80 minutes to Da Nang; the hotel by My Khe beach is ten minutes from the airport.',
      ],
    },
    {
      title: 'Ba Na Hills and the Golden Bridge',
      activities: [
        'Leave at 7.30 AM to be on the Golden Bridge before the tour groups. The cable car climbs nearly 1,400 metres in twenty minutes and it is cooler on top, so take a layer.',
        'The French village, the gardens and the alpine coaster are all on the ticket; the buffet lunch has an Indian corner. Back on the beach by four.',
      ],
    },
    {
      title: 'Marble Mountains and Hoi An',
      activities: [
        'Climb, or take the lift, into the caves and pagodas of Thuy Son, the only one of the five Marble Mountains with a stair.',
        'Hoi An is half an hour south. One ticket covers the Japanese bridge and four old houses of your choice; tailors need a day, so give your measurements first.',
        'At dusk a sampan takes you on the Thu Bon among floating candles before we return to Da Nang.',
      ],
    },
    {
      title: 'Departure from Da Nang',
      activities: [
        'A morning swim, check-out by 11 AM and a short transfer.',
        'With a late flight, stop at the Linh Ung pagoda on Son Tra, where a white Lady Buddha 67 metres tall looks over the sea.',
      ],
    },
  ],
  inclusions: [
    '2 nights in Hanoi, 1 on a Ha Long Bay boat with full board, 3 in Da Nang',
    'Daily breakfast',
    'Economy flight Hanoi to Da Nang',
    'Private car and English-speaking guide on tour days',
    'Ba Na Hills cable car with lunch',
    'Hoi An old-town ticket and sampan ride',
    'Water-puppet show and cyclo ride',
  ],
  exclusions: [
    'International flights',
    'Meals and drinks not mentioned, drinks on the boat',
    'Tips to guide, driver and crew',
    'Early check-in before 2 PM and late check-out after 11 AM',
  ],
  gst: 'extra',
  charges: [VIETNAM_VISA],
  hotels: [
    {
      city: 'Hanoi',
      star4: ['Hang Trong Lane Hotel', 'Lotus Court Hanoi'],
      star5: ['Ngoc Lake Grand Hanoi'],
    },
    { city: 'Ha Long Bay', star4: ['Jade Junk Cruise'], star5: ['Emerald Sail Cruise'] },
    { city: 'Da Nang', star4: ['My Khe Breeze Hotel'], star5: ['Son Tra Sands Resort'] },
  ],
  country: 'Vietnam',
  tags: ['family', 'honeymoon', 'nature'],
  months: [1, 2, 3, 4, 5],
}
