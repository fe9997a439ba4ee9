import type { Package } from '../../contract/catalogue.ts'
import { SOUTH_AFRICA_VISA } from '../charges.ts'

export const southafrica2: Package = {
  key: 'southafrica2',
  packageId: 'S05233',
  destination: 'southafrica',
  packageName: 'South Africa Garden Route and Kruger',
  totalGuests: 2,
  nights: 9,
  days: 10,
  theme: 'Mumbai',
  destinationCovered: 'Cape Town-3N -- Oudtshoorn-1N -- Knysna-2N -- Hazyview-3N',
  highlights: [
    'A full day and a dawn drive in Kruger National Park',
    'Blyde River Canyon and God’s Window',
    'Cango Caves and the passes of the Little Karoo',
    'Knysna lagoon and Tsitsikamma’s bridges',
    'Wine valley of Franschhoek',
  ],
  includes: ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 378999,
  packageImage: 'kruger-southafrica',
  overview:
    'From Cape Town along the southern coast and up to Kruger. You drive the Garden Route in short stages with a private driver-guide; then a flight north brings you to three nights at the edge of the national park.',
  itinerary: [
    {
      title: 'Arrival in Cape Town',
      activities: [
        'Meet your driver-guide; the centre is 25 minutes away.',
        'See the city from Signal Hill, then rest.',
      ],
    },
    {
      title: 'Mountain and peninsula',
      activities: [
        'Early cable car up Table Mountain if the wind allows, otherwise tomorrow.',
        'Round the peninsula by Hout Bay, Cape Point and Simon’s Town, where penguins nest between the boulders.',
      ],
    },
    {
      title: 'Franschhoek and Stellenbosch',
      activities: [
        'An hour inland to oak-lined Stellenbosch and its white gabled houses.',
        'Ride the wine tram between estates in Franschhoek; grape juice and chocolate pairings are there for those who do not drink.',
      ],
    },
    {
      title: 'Route 62 to Oudtshoorn',
      activities: [
        'About five and a half hours through Robertson and Barrydale, with Montagu’s red cliffs for a picnic.',
        'The evening is free. Restaurants here serve ostrich, and vegetarian dishes such as butternut.',
      ],
    },
    {
      title: 'Cango Caves and over to Knysna',
      activities: [
        'Heritage tour of the Cango Caves, one hour; the Adventure tour has squeezes 27 cm high.',
        'Over the Outeniqua Pass to George and the lakes of Wilderness, and into Knysna by afternoon.',
        'Sunset at the Heads, two sandstone cliffs at the mouth of the lagoon.',
      ],
    },
    {
      title: 'Tsitsikamma',
      activities: [
        'Drive an hour and a quarter to Storms River Mouth and walk the boardwalk to the suspension bridges, 2 km return.',
        'Coming back, look down from Bloukrans Bridge, 216 metres high, where the bungee jumpers go, and swim at Plettenberg Bay.',
      ],
    },
    {
      title: 'Fly north to the lowveld',
      activities: [
        'One hour to George Airport; fly to Johannesburg and on to Kruger Mpumalanga.',
        'Reach the lodge near Hazyview, an hour from the airport, for dinner round the fire.',
      ],
    },
    {
      title: 'Kruger from sunrise to sunset',
      activities: [
        'Enter by Phabeni Gate when it opens. An open vehicle and a ranger for the whole day, with a rest at Skukuza camp in the heat.',
        'Elephants, giraffe and buffalo are near certain, lions likely, leopards are seen less often.',
      ],
    },
    {
      title: 'Panorama Route',
      activities: [
        'See the Three Rondavels over Blyde River Canyon, Bourke’s Luck Potholes and God’s Window, mist permitting.',
        'Pancakes in the gold-rush village of Graskop.',
        'Those who want more animals take a dawn drive in the park first.',
      ],
    },
    {
      title: 'Flight home',
      activities: [
        'Transfer to Kruger Mpumalanga Airport and fly to Johannesburg.',
        'Onward flight to Mumbai in the afternoon or evening.',
      ],
    },
  ],
  inclusions: [
    'Return economy flights Mumbai – Cape Town and Johannesburg – Mumbai',
    'Economy flights George – Kruger Mpumalanga – Johannesburg with 20 kg baggage',
    'Nine nights in the places listed, double room',
    'Daily breakfast, and dinner on three nights at Hazyview',
    'Private car with driver-guide in the Cape and on the Garden Route',
    'Full-day and dawn game drives in Kruger with park fees',
    'Cable car, Cape Point, wine tram, Cango Caves and Tsitsikamma tickets',
    'Help with the visa application',
  ],
  exclusions: [
    'Travel insurance',
    'Lunches, and dinners not mentioned',
    'Malaria tablets for Kruger; ask your doctor',
    'Bungee, boat trips and other optional activities',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Tips for rangers and guides, and personal expenses',
  ],
  gst: 'extra',
  charges: [SOUTH_AFRICA_VISA],
  hotels: [
    { city: 'Cape Town', star4: ['Lion’s Flank House'], star5: ['Two Oceans Crown'] },
    { city: 'Oudtshoorn', star4: ['Karoo Feather Guest Farm'] },
    { city: 'Knysna', star4: ['Lagoon Heads Hotel'], star5: ['Outeniqua Forest Estate'] },
    { city: 'Hazyview', star4: ['Sabie Bend Lodge'], star5: ['Marula Sky Safari Lodge'] },
  ],
  country: 'South Africa',
  tags: ['nature', 'adventure', 'honeymoon'],
  months: [3, 4, 5, 8, 9, 10],
}
