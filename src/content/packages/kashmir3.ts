import type { Package } from '../../contract/catalogue.ts'

export const kashmir3: Package = {
  key: 'kashmir3',
  packageId: 'S07123',
  destination: 'kashmir',
  packageName: 'Kashmir Winter and First Turns on Ski',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Delhi',
  destinationCovered: 'Gulmarg-3N -- Srinagar-2N',
  highlights: [
    'Three nights in Gulmarg in the snow months',
    'Two half-days on skis with an instructor, equipment included',
    'Gondola to Kongdoori for the snow slopes of the Pir Panjal',
    'A winter shikara ride and a wazwan dinner in Srinagar',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 61999,
  packageImage: 'gulmarg-kashmir',
  overview:
    'A snow holiday. You learn to ski on Gulmarg’s gentle meadow, where beginners have the slope almost to themselves until mid-morning, then spend two days in Srinagar.',
  itinerary: [
    {
      title: 'Srinagar airport to Gulmarg',
      activities: [
        'Land before 1 PM if you can: the road is safer in daylight. Two hours to Tangmarg and, in a chained four-wheel drive, up the last 13 km through fir forest.',
        'Collect boots and jackets from the ski shop, and rest, so that you get used to the height of 2,650 metres.',
      ],
    },
    {
      title: 'First lesson on the meadow',
      activities: [
        'Three hours with a certified instructor on the beginners’ slopes by the golf course: stopping, snowplough, and getting up again.',
        'Afternoon for a sledge ride or a hot kahwa by the window. Fresh snow can cut power for a while; hotels keep generators and wood stoves.',
      ],
    },
    {
      title: 'Gondola and the second lesson',
      activities: [
        'To Kongdoori by the first cabins. On clear days Nanga Parbat stands across the valley. The bowls of the second stage are for good skiers with a guide and avalanche gear only.',
        'Second lesson after lunch, with the first linked turns.',
      ],
    },
    {
      title: 'Down to Srinagar',
      activities: [
        'Snowshoe or walk to the Outer Circle for a last view, then drive down to a heated hotel near the Dal.',
        'In the evening a tasting of wazwan: rista, rogan josh and yakhni, or the vegetarian haak, nadru and dum aloo.',
      ],
    },
    {
      title: 'A winter day in Srinagar',
      activities: [
        'There is mist on the lake in the cold; you see it by shikara with blankets and a kangri (a clay fire pot). In the coldest weeks the edges freeze and the ride is shortened.',
        'Later the Shankaracharya hill (about 240 steps), the SPS Museum at Lal Mandi (closed on Mondays) and Polo View market for pherans and shawls.',
      ],
    },
    {
      title: 'Departure',
      activities: [
        'Breakfast and transfer to the airport, at least three hours before the flight.',
        'Fog and snow delay morning flights from December to February, so please book one after 11 AM and keep your onward plans flexible.',
      ],
    },
  ],
  inclusions: [
    '3 nights in Gulmarg and 2 nights in Srinagar in heated rooms, double occupancy',
    'Daily breakfast and dinner',
    'Transfers and sightseeing by private car, and four-wheel drive from Tangmarg to Gulmarg and back',
    'Two ski lessons of three hours with instructor, skis, boots and poles',
    'Gondola seats to Kongdoori (first stage), when it runs',
    'Wazwan dinner and a winter shikara ride',
    'Driver’s allowance, fuel, tolls and parking',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights to and from Srinagar',
    'Ski clothing hire, lift passes and the second stage of the gondola',
    'Lunches',
    'Travel and ski insurance, which we strongly advise',
    'Extra nights if snow closes the road or the airport',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    { city: 'Gulmarg', star3: ['Meadow Rim Lodge'], star4: ['Apharwat Pines Resort', 'Snow Fir Chalets'] },
    { city: 'Srinagar', star3: ['Chinar Boulevard Hotel'], star4: ['Dal Crescent Hotel'] },
  ],
  country: 'India',
  tags: ['adventure', 'honeymoon', 'nature'],
  months: [1, 2, 3],
}
