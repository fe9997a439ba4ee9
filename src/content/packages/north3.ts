import type { Package } from '../../contract/catalogue.ts'

export const north3: Package = {
  key: 'north3',
  packageId: 'S07153',
  destination: 'north',
  packageName: 'North East Sikkim Lakes and High Valleys',
  totalGuests: 2,
  nights: 7,
  days: 8,
  theme: 'Ahmedabad',
  destinationCovered: 'Gangtok-2N -- Lachung-2N -- Gangtok-1N -- Pelling-2N',
  highlights: [
    'Tsomgo lake and, when permits are given, Nathu La',
    'Two nights in Lachung for Yumthang’s valley of rhododendrons',
    'Kanchenjunga at dawn from Pelling',
    'Rumtek, Pemayangtse and the ruins of Rabdentse',
    'All permits handled by a registered Gangtok agency',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 68999,
  packageImage: 'kanchenjunga-north',
  overview:
    'A week between 1,600 and 4,300 metres in India’s cleanest hill state. The roads to the north are mended every year after the rains, so we keep a spare night in Gangtok between Lachung and Pelling.',
  itinerary: [
    {
      title: 'Bagdogra to Gangtok',
      activities: [
        'From Bagdogra airport or New Jalpaiguri it is 125 km and about five hours along the Teesta. Please arrive before 1 PM.',
        'Hand over copies of your papers for the permits: originals of a voter card, passport or driving licence, and four photographs each. Stroll MG Marg, closed to cars.',
      ],
    },
    {
      title: 'Tsomgo lake and Nathu La',
      activities: [
        'Forty kilometres and two hours up to Tsomgo, at 3,753 metres, frozen from January to March; yaks wait on the shore. A Protected Area Permit is needed and the road shuts after heavy snow.',
        'Nathu La, at 4,310 metres on the Tibet border, is open to Indian citizens from Wednesday to Sunday, on a separate permit with a daily limit. On other days we go as far as Baba Mandir.',
      ],
    },
    {
      title: 'North to Lachung',
      activities: [
        'A slow 115 km, six to seven hours by Mangan and Chungthang as road repairs allow, in a local four-wheel drive. Waterfalls come right down to the road.',
        'Lachung is at 2,700 metres; dinner is at the hotel, as there is little outside.',
      ],
    },
    {
      title: 'Yumthang and Zero Point',
      activities: [
        'Yumthang, 25 km on at about 3,600 metres, is pink and red with rhododendrons in late April and May, and has a hot spring by the river.',
        'If the road is clear you can pay the driver to continue to Zero Point (Yumesamdong), above 4,600 metres, where there is snow until June. Do not stay up there more than half an hour.',
      ],
    },
    {
      title: 'Back to Gangtok',
      activities: [
        'Lachung monastery in the early light, then the road down to Gangtok by late afternoon.',
        'This night is also the reserve if a landslide costs a day.',
      ],
    },
    {
      title: 'Rumtek, Ravangla and Pelling',
      activities: [
        'Rumtek, seat of the Karmapa, an hour from Gangtok; bring photo identity for the gate. Then the 40-metre Buddha at Ravangla with the range behind it.',
        'Pelling is about six hours in all, at 2,100 metres.',
      ],
    },
    {
      title: 'A day in Pelling',
      activities: [
        'Kanchenjunga turns orange at about 5.30 AM from the hotel roof on clear mornings, best in October to December and March.',
        'Pemayangtse monastery of 1705, the forest walk to Rabdentse, the old capital, and the still lake of Khecheopalri, where leaves are said never to stay on the water.',
      ],
    },
    {
      title: 'Down to Bagdogra',
      activities: [
        'Leave after an early breakfast: about 140 km and five to six hours by Jorethang and Melli.',
        'Flights after 3.30 PM are safe to book. Sikkim bans small plastic water bottles; carry your own and refill.',
      ],
    },
  ],
  inclusions: [
    '3 nights in Gangtok, 2 nights in Lachung and 2 nights in Pelling on double occupancy',
    'Breakfast and dinner every day, and lunch on the Lachung days',
    'Private car from Bagdogra and back; local four-wheel drive to Tsomgo and Lachung',
    'Protected Area Permits for Tsomgo and Lachung',
    'Nathu La permit and vehicle, on days when it is open',
    'Driver’s allowance, fuel, tolls and parking',
    '24x7 phone assistance wherever there is signal',
  ],
  exclusions: [
    'Flights or trains to and from Bagdogra or New Jalpaiguri',
    'Vehicle charge for Zero Point',
    'Yak rides, snow boots, monastery and entry fees',
    'Costs if landslides or snow close a road',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    { city: 'Gangtok', star3: ['MG Marg Terrace Hotel'], star4: ['Enchey Hill Residency'] },
    { city: 'Lachung', star3: ['Rhododendron Rest', 'Lachung Chu Lodge'] },
    { city: 'Pelling', star3: ['Rabdentse View'], star4: ['Upper Pelling Snow Hotel'] },
  ],
  country: 'India',
  tags: ['nature', 'family', 'adventure'],
  months: [3, 4, 5, 10, 11, 12],
}
