import type { Package } from '../../contract/catalogue.ts'
import { ABU_DHABI_FEE, tourismDirham, UAE_VISA } from '../charges.ts'

/** Dubai and Abu Dhabi, 6 nights. */
export const dubai2: Package = {
  key: 'dubai2',
  packageId: 'S04502',
  destination: 'dubai',
  packageName: 'Dubai and Abu Dhabi Two City Holiday',
  totalGuests: 2,
  nights: 6,
  days: 7,
  theme: 'Delhi',
  destinationCovered: 'Dubai-4N -- Abu Dhabi-2N',
  highlights: [
    'Louvre Abu Dhabi, or a kayak tour in the Jubail mangroves',
    'A day at one Yas Island park of your choice',
    'Dubai Frame, Creek and Al Seef at a walking pace',
    'Miracle Garden or Dubai Butterfly Garden, by season',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 91499,
  packageImage: 'grand-mosque-dubai',
  overview:
    'Dubai and Abu Dhabi in one trip. Four nights in Dubai cover the famous towers and the old Creek. Two nights in Abu Dhabi give enough time for its museum, mosque and mangroves, which a day trip does not.',
  itinerary: [
    {
      title: 'Welcome to Dubai',
      activities: [
        'A private car takes you from the terminal to your hotel; check in from 2 PM.',
        'Stretch your legs at Al Seef on the Creek in the evening, a waterfront rebuilt in 1950s style, with low-cost tea stalls.',
      ],
    },
    {
      title: 'The Frame, the Creek and the souks',
      activities: [
        'Dubai Frame in Zabeel Park opens at nine. From the glass floor, 150 metres up, you see old Dubai on one side and new Dubai on the other.',
        "Follow with the Al Shindagha Museum by the water and an abra to Deira's markets; saffron is sold by the gram, so compare two shops before you buy.",
      ],
    },
    {
      title: 'Downtown on foot',
      activities: [
        "Sharks, rays and a 48-metre tunnel: the aquarium in Dubai Mall is calmest before noon. See the mall's waterfall with its diver statues too.",
        'Go up the Burj Khalifa in the afternoon. The fountains are free to watch from the Souk Al Bahar bridge, and a dozen Indian restaurants face them.',
      ],
    },
    {
      title: 'Flowers, then the dunes',
      activities: [
        'From October to May the Miracle Garden is in bloom; in the hot months we take you to the air-conditioned Butterfly Garden next door.',
        'At half past two a 4x4 leaves for the desert conservation edge near Al Awir. After a gentle dune drive there is sandboarding, a falcon show and dinner in the open.',
      ],
    },
    {
      title: 'Down the coast to Abu Dhabi',
      activities: [
        'Check out and drive 90 minutes. Sheikh Zayed Grand Mosque is on the way into the city; its halls and courtyard hold forty thousand worshippers.',
        'Your hotel is on the Corniche or on Yas Island. Walk the beach promenade at dusk, when it is cooler.',
      ],
    },
    {
      title: 'The Louvre or mangroves, and one Yas park',
      activities: [
        'Choose a morning: the Louvre on Saadiyat Island (closed on Mondays), or a guided 90-minute kayak trip in the Jubail mangroves, both 20 minutes from the centre.',
        'The rest of the day is for one Yas Island park, Ferrari World, Warner Bros. World or Yas Waterworld; your ticket is valid until closing time.',
      ],
    },
    {
      title: 'Departure from Abu Dhabi or Dubai',
      activities: [
        'Breakfast and check-out at 11 AM. Zayed International Airport is half an hour away; if you fly from Dubai, allow two hours on the road.',
        'If you have time we stop at Qasr Al Watan, the presidential palace, which opens at ten.',
      ],
    },
  ],
  inclusions: [
    '4 nights in Dubai and 2 in Abu Dhabi with breakfast',
    'All transfers, the inter-city drive by private car',
    'Dubai Frame, aquarium and Burj Khalifa (124th floor) tickets',
    'Miracle Garden or Butterfly Garden entrance',
    'Desert evening with dinner',
    'One-day ticket to one Yas Island park',
    'Louvre entrance or mangrove kayak tour',
  ],
  exclusions: [
    'International flights',
    'Travel and visa insurance',
    'Meals other than those listed',
    'Early check-in and late check-out (2 PM and 11 AM are standard)',
  ],
  gst: 'extra',
  charges: [UAE_VISA, tourismDirham(4), ABU_DHABI_FEE],
  hotels: [
    {
      city: 'Dubai',
      star4: ['Zabeel Court Hotel', 'Palm Gate Hotel Al Barsha'],
      star5: ['Marsa Crown Hotel Dubai'],
    },
    { city: 'Abu Dhabi', star4: ['Corniche Pearl Hotel'], star5: ['Saadiyat Dunes Resort'] },
  ],
  country: 'United Arab Emirates',
  tags: ['family', 'nature'],
  months: [10, 11, 12, 1, 2, 3, 4],
}
