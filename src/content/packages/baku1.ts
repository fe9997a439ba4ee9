import type { Package } from '../../contract/catalogue.ts'
import { AZERBAIJAN_VISA } from '../charges.ts'

export const baku1: Package = {
  key: 'baku1',
  packageId: 'S05201',
  destination: 'baku',
  packageName: 'Baku City Break with Gobustan and Absheron Fire Trail',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Delhi',
  destinationCovered: 'Baku-5N',
  highlights: [
    'Five nights in one hotel, so you unpack once',
    'Old City walk with the Maiden Tower and the Shirvanshahs’ palace',
    'Gobustan rock carvings and mud volcanoes',
    'Ateshgah Fire Temple and the burning hillside of Yanar Dag',
    'A mountain day at Gabala with the Tufandag cable car',
  ],
  includes: ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 87399,
  packageImage: 'baku',
  overview:
    'An easy first look at Azerbaijan from one Baku hotel. Mornings go to rock carvings, fire temples and a day in the Caucasus foothills; evenings stay free for the seafront, tea houses and the lit-up Flame Towers.',
  itinerary: [
    {
      title: 'Arrival in Baku and the seafront',
      activities: [
        'Your driver meets you at Heydar Aliyev International Airport. The hotel in the centre is about 25 km away, a half-hour drive.',
        'Rest, then stroll along Baku Boulevard beside the Caspian and try black tea with a spoon of cherry jam.',
      ],
    },
    {
      title: 'The walled Old City and Highland Park',
      activities: [
        'Walk through Icherisheher, the UNESCO-listed Old City: the 12th-century Maiden Tower, caravanserais, carpet shops and the Palace of the Shirvanshahs.',
        'After lunch drive up to Highland Park for the wide view over the bay, the Old City roofs and the port.',
        'Stay till dark, when the three Flame Towers behind you are lit like flames.',
      ],
    },
    {
      title: 'Gobustan carvings and mud volcanoes',
      activities: [
        'Drive an hour south-west to Gobustan. The small museum explains the hunters, boats and dancers carved here over thousands of years; then see them on the rocks.',
        'Continue to the mud volcanoes, low grey cones where cool mud bubbles and pops. Wear shoes you can wash.',
        'On the way back stop at Bibi-Heybat Mosque above the sea. Scarves are lent to women at the door.',
      ],
    },
    {
      title: 'Ateshgah and Yanar Dag on the Absheron',
      activities: [
        'About 30 km from the centre, Ateshgah at Surakhani was kept by fire worshippers and by Hindu and Sikh traders from India; several door stones carry Devanagari and Gurmukhi inscriptions.',
        'Go on to Yanar Dag, a hillside where natural gas has been burning along a low wall of rock for a very long time.',
        'Back in town, photograph the white curves of the Heydar Aliyev Centre. Evening free on Nizami Street.',
      ],
    },
    {
      title: 'A day in the hills at Gabala',
      activities: [
        'Leave by 7.30 for Gabala, about 220 km and three hours. Near Maraza, stop at Diri Baba, a 15th-century tomb set into a cliff.',
        'Ride the Tufandag cable cars over beech forest, then see Nohur Lake. Return to Baku by about 9 in the evening.',
      ],
    },
    {
      title: 'Last walk and departure',
      activities: [
        'If your flight allows, buy pakhlava and saffron at a bazaar or step into the Carpet Museum, built in the shape of a rolled carpet (closed on Mondays).',
        'Transfer to the airport three hours before the flight home.',
      ],
    },
  ],
  inclusions: [
    'Return economy flights Delhi – Baku with check-in baggage',
    'Five nights in the hotel listed or similar, double room',
    'Daily breakfast',
    'Airport transfers and all drives in a private air-conditioned car',
    'Entry to Maiden Tower, Shirvanshahs’ palace, Gobustan, Ateshgah and Yanar Dag',
    'Tufandag cable car ticket for two sectors',
    'English-speaking guide on the sightseeing days',
  ],
  exclusions: [
    'Travel insurance',
    'Lunches and dinners',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Local cars on the mud volcano track, where needed',
    'Tips and personal expenses',
  ],
  gst: 'extra',
  charges: [AZERBAIJAN_VISA],
  hotels: [
    {
      city: 'Baku',
      star4: ['Sabayil Court Hotel', 'Nizami Lane Hotel'],
      star5: ['Khazar Terrace Grand', 'Seven Carpets Palace Hotel'],
    },
  ],
  country: 'Azerbaijan',
  tags: ['family', 'honeymoon'],
  months: [3, 4, 5, 6, 9, 10, 11],
}
