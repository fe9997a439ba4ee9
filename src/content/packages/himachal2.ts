import type { Package } from '../../contract/catalogue.ts'

export const himachal2: Package = {
  key: 'himachal2',
  packageId: 'S07132',
  destination: 'himachal',
  packageName: 'Himachal West Dalhousie and Dharamshala from Amritsar',
  totalGuests: 2,
  nights: 6,
  days: 7,
  theme: 'Ahmedabad',
  destinationCovered: 'Amritsar-1N -- Dalhousie-2N -- Dharamshala-3N',
  highlights: [
    'An evening at the Golden Temple',
    'Khajjiar meadow and the Kalatop forest above Dalhousie',
    'McLeod Ganj, Norbulingka and Kangra Fort',
    'Bir and Billing, with a tandem flight if you wish',
    'Fly in to Amritsar and out of Kangra, or finish at Pathankot by train',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 47999,
  packageImage: 'billing-himachal',
  overview:
    'The western valleys, at lower heights and with fewer people than Manali. A night in Amritsar makes the journey part of the holiday, and the Dhauladhar range is in view for the rest.',
  itinerary: [
    {
      title: 'Arrival in Amritsar',
      activities: [
        'Transfer from the airport or station. At dusk walk into the Golden Temple with covered head and bare feet; eat in the langar with everyone else.',
        'At about 10 PM (earlier in winter) the Guru Granth Sahib is carried in procession to the Akal Takht for the night.',
      ],
    },
    {
      title: 'Into the hills to Dalhousie',
      activities: [
        'Jallianwala Bagh in the early morning, then 190 km and about five and a half hours by Pathankot and the Chakki river.',
        'Dalhousie spreads over five hills near 2,000 metres. Walk the level Garam Sadak between Gandhi Chowk and Subhash Chowk.',
      ],
    },
    {
      title: 'Kalatop, Khajjiar and Chamba valley views',
      activities: [
        'A three-kilometre forest road leads to the Kalatop rest house among deodars. Beyond it Khajjiar, 22 km from Dalhousie, is a round meadow with a small lake and a 12th-century Khajji Nag temple.',
        'From December to March this road may be under snow; we then go down to Chamba for the Laxmi Narayan temples and the Bhuri Singh museum (closed on Mondays).',
      ],
    },
    {
      title: 'Along the Dhauladhar to Dharamshala',
      activities: [
        'Four hours by Nurpur and Shahpur, with the Dhauladhar range on the left. Stop at Nurpur’s ruined fort, where Krishna’s temple has Meera beside him.',
        'Reach Dharamshala for the evening; the cricket stadium below the mountains is open to visitors when there is no match.',
      ],
    },
    {
      title: 'McLeod Ganj and Norbulingka',
      activities: [
        'The Tsuglagkhang complex opens early, with butter lamps and the prayer circuit round the hill. Bhagsu’s spring temple and waterfall are 2 km on.',
        'After lunch the Norbulingka institute at Sidhpur, where thangka painters and wood carvers work (studios rest on Sundays), and Gyuto monastery at chanting time.',
        'Strong walkers can use the day for Triund instead: four hours up, three down, at 2,850 metres.',
      ],
    },
    {
      title: 'Kangra valley to Bir',
      activities: [
        'East through Palampur’s tea gardens to the stone Baijnath temple of 1204, and on to Bir, two and a half hours in all.',
        'Billing’s take-off is at 2,400 metres; a tandem flight lasts 20 to 30 minutes. Flying is stopped by order from mid-July to mid-September. Tibetan monasteries and cafés fill the rest of the day.',
      ],
    },
    {
      title: 'Kangra Fort and departure',
      activities: [
        'Kangra Fort, above the meeting of two rivers, is half an hour away and needs an hour and a half.',
        'Transfer to Kangra airport at Gaggal, 15 km from Dharamshala, or to Pathankot Cantt station, two and a half hours. Hill flights are often cancelled in poor weather.',
      ],
    },
  ],
  inclusions: [
    '1 night in Amritsar, 2 nights in Dalhousie and 3 nights in Dharamshala on double occupancy',
    'Daily breakfast, and dinner in the hills',
    'Private car from Amritsar to Kangra airport or Pathankot, with sightseeing',
    'Evening visit to the Golden Temple with a guide',
    'Driver’s allowance, fuel, tolls, state tax and parking',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights or trains to Amritsar and from Kangra or Pathankot',
    'Paragliding and other activities',
    'Entry fees and lunches',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    { city: 'Amritsar', star3: ['Katra Lane Hotel'], star4: ['Guru Bazaar Residency'] },
    { city: 'Dalhousie', star3: ['Bakrota Pines'], star4: ['Garam Sadak Grand'] },
    { city: 'Dharamshala', star3: ['Dhauladhar Steps'], star4: ['Kotwali Tea Resort', 'Naddi Ridge Hotel'] },
  ],
  country: 'India',
  tags: ['family', 'nature', 'adventure'],
  months: [3, 4, 5, 6, 9, 10, 11],
}
