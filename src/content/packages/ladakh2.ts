import type { Package } from '../../contract/catalogue.ts'

/** Leh, Nubra with Turtuk, and Pangong, with flights, 7 nights. */
export const ladakh2: Package = {
  key: 'ladakh2',
  packageId: 'S04602',
  destination: 'ladakh',
  packageName: 'Ladakh Slow Journey to Turtuk and Pangong',
  totalGuests: 2,
  nights: 7,
  days: 8,
  theme: 'Delhi',
  destinationCovered: 'Leh-3N -- Nubra Valley-2N -- Pangong-1N -- Leh-1N',
  highlights: [
    'Return flights from Delhi',
    'Three nights in Leh before the first pass',
    'Turtuk, a Balti village open to visitors only since 2010',
    'Morning prayers at Thiksey',
    'Rafting from Phey to Nimmu',
  ],
  includes: ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 84999,
  packageImage: 'turtuk-ladakh',
  overview:
    'Eight days that leave time for more than viewpoints: three nights to get used to the height, two in Nubra so that Turtuk fits without rushing, and a night by Pangong lake. Flights from Delhi are in the price.',
  itinerary: [
    {
      title: 'Delhi to Leh and a day of rest',
      activities: [
        'Take the first flight from Delhi, 75 minutes; ask for a seat on the left for the best mountains.',
        'At the hotel in Changspa there is butter tea, and the day is for rest. In the evening a five-minute walk along the poplar lane is enough.',
      ],
    },
    {
      title: 'Walk through old Leh',
      activities: [
        "A local guide leads a slow two-hour walk: Jama Masjid, the bakers' lane with its tandoor bread, the central Asian museum and, if you feel well, the nine-storey palace which looks like the Potala in Lhasa.",
        'Rest after lunch. Tea at Shanti Stupa towards sunset is reached by car.',
      ],
    },
    {
      title: 'Thiksey prayers and an easy raft',
      activities: [
        'Leave at 5.30 AM to hear the long horns on the roof of Thiksey and sit at the back of the assembly hall. Hemis, the richest of the monasteries, lies half an hour beyond, in a side valley.',
        'From mid-June to early September the afternoon can be a grade II float from Phey to Nimmu, dry suits provided. Otherwise see the Stok palace museum.',
      ],
    },
    {
      title: 'Khardung La and down to Hunder',
      activities: [
        'After three nights most people cross the 5,359-metre pass without trouble, though you may feel light-headed. Photos, tea, and down again within twenty minutes.',
        'The Nubra valley opens below North Pullu: sea-buckthorn, barley and sand. Check in at an orchard camp in Hunder, about five hours from Leh.',
      ],
    },
    {
      title: 'A day in Turtuk',
      activities: [
        'Eighty-five kilometres down the Shyok, two and a half hours each way, the Karakoram closes in and people speak Balti. Turtuk came to India only in 1971.',
        "Cross the footbridge to Farol, see the Yabgo family's small museum and stone-cooled cellars, and stop for lunch (own cost) in an apricot garden. Carry an identity card: it is checked twice on the road.",
      ],
    },
    {
      title: 'Shyok road to Pangong Tso',
      activities: [
        'A last look at Diskit monastery and its Maitreya statue, then 150 kilometres beside the river through Agham and Tangtse. The track is partly unmade and takes six hours with lunch.',
        'Cottages at Man, past Spangmik, face the widest part of the lake and are away from the crowd. At 4,250 metres, walk slowly and keep a cap on after dark.',
      ],
    },
    {
      title: 'Chang La and the Stakna bend',
      activities: [
        'With luck black-necked cranes stand in the marsh near Tangtse and marmots beside the road below Chang La. The pass is at 5,360 metres; we are over it by eleven.',
        'Pause at Stakna, a small monastery on a rock in the middle of the Indus valley, and be in Leh by four for last shopping in Moti market.',
      ],
    },
    {
      title: 'Leh to Delhi',
      activities: [
        'An early transfer and a morning flight. If fog or wind cancels it, we help you get a seat on the next flight and find a room, at your own cost.',
        'You land in Delhi before noon; connections after 3 PM are safe.',
      ],
    },
  ],
  inclusions: [
    "Return economy flights Delhi to Leh with 15 kg baggage, as per the airline's rules",
    '7 nights with breakfast; dinners at Hunder and Pangong',
    'Private car with Ladakhi driver',
    'Guide for the Leh walk and at Turtuk',
    'Rafting Phey to Nimmu in season',
    'Area permits and environment fees',
    'Oxygen cylinder in the car and in camp',
  ],
  exclusions: [
    'Travel to Delhi and any night there',
    'Lunches, and dinners in Leh',
    'Monastery photography fees and tips',
    'Anything caused by closed passes or cancelled flights',
    'Travel and medical insurance',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    {
      city: 'Leh',
      star3: ['Hotel Changspa Garden Leh'],
      star4: ['Saboo Heights Leh', 'The Apricot Yard Leh'],
    },
    { city: 'Nubra Valley', star3: ['Willow Stream Camp Hunder'], star4: ['Shyok Orchard Retreat Hunder'] },
    { city: 'Pangong', star3: ['Man Village Cottages'], star4: ['Lakeface Cottages Man'] },
  ],
  country: 'India',
  tags: ['adventure', 'nature', 'honeymoon'],
  months: [6, 7, 8, 9],
}
