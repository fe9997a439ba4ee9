import type { Package } from '../../contract/catalogue.ts'

/** Leh, Nubra and Pangong, 5 nights. */
export const ladakh1: Package = {
  key: 'ladakh1',
  packageId: 'S04601',
  destination: 'ladakh',
  packageName: 'Ladakh Lakes and Passes Circuit',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Mumbai',
  destinationCovered: 'Leh-2N -- Nubra Valley-1N -- Pangong-1N -- Leh-1N',
  highlights: [
    'Two nights at 3,500 metres before any high pass',
    'Khardung La (5,359 m) and Chang La (5,360 m) by road',
    'Bactrian camels on the Hunder dunes',
    'Sunrise at Pangong Tso',
    'Oxygen cylinder in every vehicle',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 46999,
  packageImage: 'ladakh',
  overview:
    'The classic Ladakh circuit in the shortest time we recommend. The first day is for rest, so that your body gets used to the height. You fly into Leh and travel the circuit by road.',
  itinerary: [
    {
      title: 'Land in Leh and rest',
      activities: [
        'The morning flight crosses the Great Himalaya. You go straight to the hotel, ten minutes away, where early check-in is arranged for you.',
        'Stay in bed or in the garden. Drink three litres of water, take no alcohol and avoid stairs: the body needs a day at 3,500 metres. The guide checks your oxygen level before dinner.',
      ],
    },
    {
      title: 'Sangam, Magnetic Hill and Leh bazaar',
      activities: [
        'An easy drive down the Indus, no higher than Leh: Gurudwara Pathar Sahib, the optical trick of Magnetic Hill, and Nimmu, where the green Zanskar joins the grey Indus.',
        "Back in town visit Shanti Stupa by road and walk the main bazaar slowly. The women's co-op sells apricots, dried and fresh.",
      ],
    },
    {
      title: 'Over Khardung La to Nubra',
      activities: [
        'Forty kilometres of bends lead to the pass at 5,359 metres. We stop there fifteen minutes and no longer, then descend to the Shyok river, with a lunch stop at Khalsar.',
        "Diskit's 32-metre Maitreya looks down the valley. By five you are on the white dunes at Hunder, where the two-humped camels are; the camp is at 3,150 metres, lower than Leh, and sleep comes easily.",
      ],
    },
    {
      title: 'Along the Shyok to Pangong',
      activities: [
        'A long day of 160 kilometres, five to six hours, on the river road through Agham and Durbuk. In June and July melt-water crossings are easiest before noon, so we leave at seven.',
        'Pangong, 134 kilometres long and a third of it in India, appears after Tangtse. Nights at Spangmik, 4,250 metres, are cold even in July; the tents have hot-water bottles.',
      ],
    },
    {
      title: 'Back over Chang La by way of Thiksey',
      activities: [
        'Watch the first light on the water, then drive five hours to Leh over Chang La, where the army serves tea to visitors.',
        "In the Indus valley stop at Thiksey, a twelve-storey white monastery on a hill with a two-storey Buddha inside, and at Shey's ruined palace.",
      ],
    },
    {
      title: 'Flight from Leh',
      activities: [
        'Flights leave in the morning because of the wind, so breakfast is packed if needed. Hand baggage rules are strict here; carry batteries in it and nothing you do not need.',
        'Your driver leaves you at the terminal two and a half hours before departure.',
      ],
    },
  ],
  inclusions: [
    '3 nights in Leh, 1 in a Nubra camp and 1 in a Pangong camp',
    'Breakfast every day; dinner too in Nubra and at Pangong',
    'Private car from Leh with a local driver',
    'Environment, wildlife and Red Cross fees for the listed places',
    'Oxygen cylinder and oximeter in the car',
    'Entrances at Thiksey, Shey and Diskit',
  ],
  exclusions: [
    'Flights to and from Leh',
    'Lunches, and dinners in Leh',
    'Camel, rafting and quad-bike rides',
    'Medical costs, rescue and travel insurance',
    'Extra nights caused by closed roads or cancelled flights',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    { city: 'Leh', star3: ['Chu Lok Guest House Leh', 'Hotel Shel Ri Leh'], star4: ['The Poplar Court Leh'] },
    { city: 'Nubra Valley', star3: ['Hunder Sands Camp'], star4: ['Stonewall Orchard Camp Hunder'] },
    { city: 'Pangong', star3: ['Blue Shore Camp Spangmik'], star4: ['Spangmik Cottages'] },
  ],
  country: 'India',
  tags: ['adventure', 'nature'],
  months: [5, 6, 7, 8, 9],
}
