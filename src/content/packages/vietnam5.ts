import type { Package } from '../../contract/catalogue.ts'
import { VIETNAM_VISA } from '../charges.ts'

/** The whole country, north to south, 9 nights. */
export const vietnam5: Package = {
  key: 'vietnam5',
  packageId: 'S04705',
  destination: 'vietnam',
  packageName: 'Grand Vietnam Hanoi to Saigon',
  totalGuests: 2,
  nights: 9,
  days: 10,
  theme: 'Mumbai',
  destinationCovered: 'Hanoi-2N -- Ha Long Bay-1N -- Hue-1N -- Hoi An-2N -- Ho Chi Minh City-3N',
  highlights: [
    'Five places from Hanoi to Saigon, with two short flights',
    'The citadel of the Nguyen emperors at Hue',
    'Over the Hai Van pass by open-topped jeep',
    'Cham towers of My Son in the early morning',
    'The canals of Cai Be or the tunnels of Cu Chi, as you choose',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 122999,
  packageImage: 'noon-gate-vietnam',
  overview:
    'Ten days from Hanoi to Saigon without rushing. The long distances are by air. The scenic road over the Hai Van pass is by open jeep.',
  itinerary: [
    {
      title: 'Arrival in Hanoi',
      activities: [
        'Your guide meets you at Noi Bai and tells the story of the city on the 45-minute ride. Check-in is from 2 PM.',
        'Dinner tonight is on your own. Tong Duy Tan is a lane of restaurants that stay open late, and there are good Indian tables around Hoan Kiem.',
      ],
    },
    {
      title: 'Hanoi in depth',
      activities: [
        "The Museum of Ethnology, with whole houses in its garden, opens the morning; it is closed on Mondays, when the Women's Museum takes its place.",
        "Then the Temple of Literature, a drip coffee from a tin phin, and St Joseph's Cathedral.",
        'The day ends with an hour by cyclo through the Old Quarter.',
      ],
    },
    {
      title: 'Overnight in Ha Long Bay',
      activities: [
        'Travel by the expressway through Hai Phong to the pier and embark at noon. Sixteen hundred islands, most of them too steep to land on, stand in green water.',
        'Visit a floating village by bamboo boat, learn to roll spring rolls at sunset and sleep at anchor.',
      ],
    },
    {
      title: 'From the bay to imperial Hue',
      activities: [
        'After brunch aboard you drive to Noi Bai for a late-afternoon flight of 75 minutes to Hue.',
        "Hue's hotels line the Perfume river. The Trang Tien bridge changes colour after dark, and the walking street is near the hotel.",
      ],
    },
    {
      title: 'Citadel, Hai Van pass and Hoi An',
      activities: [
        "Two hours inside the Imperial City at eight, before it gets hot, then Khai Dinh's tomb, all broken porcelain and dragons.",
        'By jeep along Lap An lagoon and up to Hai Van, 496 metres, which divides the weather of north and south. Da Nang lies below; Hoi An is an hour on, four hours in all.',
      ],
    },
    {
      title: 'My Son and the lantern town',
      activities: [
        'Leave at six for the brick towers of My Son, an hour inland, built for Shiva from the 4th century on. An Archaeological Survey of India team has helped to restore them.',
        'Back for a rest. From four, wander the Fujian hall, the covered bridge and the riverside without engine noise.',
      ],
    },
    {
      title: 'Fly to Saigon',
      activities: [
        "A free morning for the tailor's second fitting or An Bang beach, check-out by 11 AM, and an 85-minute flight from Da Nang in the afternoon.",
        'Nguyen Hue walking street is at its best at eight in the evening, with students, bubbles and street dance.',
      ],
    },
    {
      title: 'Sights of Saigon',
      activities: [
        'The Reunification Palace, the Jade Emperor pagoda in its incense haze, and Cholon, whose Binh Tay market is a large wholesale market.',
        'Vintage-scooter rides at dusk, with helmets and careful student drivers, can be booked as an extra.',
      ],
    },
    {
      title: 'Delta canals or Cu Chi',
      activities: [
        'Take the boat at Cai Be, two hours south-west: brick kilns, rice-paper makers and narrow canals by sampan, with lunch in a garden house.',
        'Or drive 90 minutes to the Cu Chi tunnels and return by speedboat on the Saigon river. Tell us which by the evening before.',
      ],
    },
    {
      title: 'Departure from Ho Chi Minh City',
      activities: [
        'Breakfast, and time for cashew nuts and lacquer at Ben Thanh. Rooms are kept until 11 AM.',
        'The airport is 30 to 50 minutes away, depending on traffic.',
      ],
    },
  ],
  inclusions: [
    '9 nights in all, one of them on a Ha Long Bay boat with full board',
    'Breakfast daily, brunch on the day of disembarking',
    'Economy flights Hanoi to Hue and Da Nang to Ho Chi Minh City',
    'Private cars and local guides in each city',
    'Open jeep over the Hai Van pass, or a closed car in rain',
    'Entrances at Hue, My Son, Hoi An and in Saigon',
    'Mekong or Cu Chi day',
  ],
  exclusions: [
    'International flights',
    'Meals other than those stated',
    'Tips for guides, drivers and crew',
    'Hotel time outside 2 PM check-in and 11 AM check-out',
    'Travel insurance',
  ],
  gst: 'extra',
  charges: [VIETNAM_VISA],
  hotels: [
    { city: 'Hanoi', star4: ['Red River Boutique Hanoi'], star5: ['Opera Square Hotel Hanoi'] },
    { city: 'Ha Long Bay', star4: ['Tamarind Junk Cruise'], star5: ['Bay Lantern Cruise'] },
    { city: 'Hue', star4: ['Perfume River Inn Hue'], star5: ['Citadel Gate Hotel Hue'] },
    { city: 'Hoi An', star4: ['Cua Dai Lane Hotel'], star5: ['Bamboo River Resort Hoi An'] },
    { city: 'Ho Chi Minh City', star4: ['Le Loi Central Hotel'], star5: ['Saigon Lotus Tower'] },
  ],
  country: 'Vietnam',
  tags: ['nature', 'adventure'],
  months: [1, 2, 3, 4],
}
