import type { Package } from '../../contract/catalogue.ts'

export const kashmir2: Package = {
  key: 'kashmir2',
  packageId: 'S07122',
  destination: 'kashmir',
  packageName: 'Kashmir Three Valleys at Leisure',
  totalGuests: 2,
  nights: 6,
  days: 7,
  theme: 'Mumbai',
  destinationCovered: 'Srinagar-2N -- Gulmarg-1N -- Pahalgam-2N -- Srinagar-1N',
  highlights: [
    'Sonamarg, Gulmarg and Pahalgam, with nights in the last two',
    'Old Srinagar on foot with a guide: shrines, bakers and coppersmiths',
    'Gulmarg meadow after the day visitors have left',
    'Local taxis to Aru and Betaab already paid',
    'The floating vegetable market at dawn from your houseboat',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 52999,
  packageImage: 'pahalgam-kashmir',
  overview:
    'A week with enough time for each valley. You sleep one night in Gulmarg and two in Pahalgam, so mornings are quiet, and stay on the houseboat on the last night.',
  itinerary: [
    {
      title: 'Arrival and the terraces above the Dal',
      activities: [
        'Transfer to a hotel near the Boulevard, with time for lunch (own cost). In the afternoon see Chashme Shahi’s spring, Pari Mahal for the view across the lake, and Nishat Bagh.',
        'Dinner at the hotel. Ask for kahwa, green tea with saffron and almonds.',
      ],
    },
    {
      title: 'Day trip to Sonamarg',
      activities: [
        'Eighty kilometres up the Sindh valley, about two and a half hours, the end of it through the tunnel that opened in 2025 and keeps Sonamarg reachable in winter.',
        'Ponies or local vehicles take you towards the Thajiwas glacier; walking there takes an hour each way. Stop on the way back at the Kheer Bhawani temple under its chinars at Tulmulla.',
      ],
    },
    {
      title: 'Old city walk and up to Gulmarg',
      activities: [
        'Two hours on foot with a guide: the wooden Shah-i-Hamdan shrine, Zaina Kadal’s copper shops, and a baker’s oven. On Fridays the walk is moved, as the old city closes for prayers.',
        'After lunch an hour and a half to Gulmarg, at 2,650 metres. When the day crowd leaves, walk to St Mary’s church and the Maharani temple.',
      ],
    },
    {
      title: 'Gondola in the morning, then to Pahalgam',
      activities: [
        'Seats are booked for the first cabins to Kongdoori. If the sky is clear you can add the second stage to the shoulder of Apharwat, close to 3,950 metres; not advised with heart or breathing trouble.',
        'Four hours by road to Pahalgam, skirting Srinagar, with a break at the Avantipora ruins.',
      ],
    },
    {
      title: 'Aru and Betaab',
      activities: [
        'You have a local taxi for the day. Aru, at 2,400 metres, is the start of the Kolahoi trail: walk an hour through pines and eat in the village.',
        'Betaab valley lies on the other branch of the Lidder. From May to September there is rafting at Yanner below the town, for which you pay the operator.',
      ],
    },
    {
      title: 'Back to the lake',
      activities: [
        'Drive down past apple orchards; picking is in September and early October. See Hazratbal, the white mosque on the lake’s west shore, and its row of halwa and nadru stalls.',
        'Move into a houseboat on Nigeen or Dal, with an hour in a shikara before dinner.',
      ],
    },
    {
      title: 'Floating market and departure',
      activities: [
        'If you wake at 5 you can go by shikara to the vegetable market, where growers trade boat to boat for an hour.',
        'After breakfast transfer to the airport, to be there two and a half to three hours before the flight.',
      ],
    },
  ],
  inclusions: [
    '2 nights in a hotel and 1 night on a houseboat in Srinagar, 1 night in Gulmarg and 2 nights in Pahalgam, double occupancy',
    'Daily breakfast and dinner',
    'Transfers and sightseeing by private car',
    'Local taxi in Pahalgam for Aru and Betaab',
    'Gondola seats to Kongdoori (first stage), when it runs',
    'Guided walk in the old city',
    'Two shikara rides, one of them at dawn',
    'Driver’s allowance, fuel, tolls and parking',
  ],
  exclusions: [
    'Flights or trains to and from Srinagar',
    'Second stage of the gondola, ponies, sledges and rafting',
    'Local vehicles in Sonamarg, and from Tangmarg in snow',
    'Garden entry fees and lunches',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    {
      city: 'Srinagar',
      star3: ['Chinar Boulevard Hotel', 'Deluxe houseboat on Dal lake'],
      star4: ['Dal Crescent Hotel', 'Super deluxe houseboat on Nigeen lake'],
    },
    { city: 'Gulmarg', star3: ['Meadow Rim Lodge'], star4: ['Apharwat Pines Resort'] },
    { city: 'Pahalgam', star3: ['Lidder Bank Hotel'], star4: ['Deodar Heights Resort'] },
  ],
  country: 'India',
  tags: ['family', 'nature', 'honeymoon'],
  months: [4, 5, 6, 7, 8, 9, 10],
}
