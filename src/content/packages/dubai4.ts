import type { Package } from '../../contract/catalogue.ts'
import { RAS_AL_KHAIMAH_FEE, tourismDirham, UAE_VISA } from '../charges.ts'

/** Dubai and Ras Al Khaimah, 4 nights. */
export const dubai4: Package = {
  key: 'dubai4',
  packageId: 'S04503',
  destination: 'dubai',
  packageName: 'Dubai Long Weekend with Jebel Jais',
  totalGuests: 2,
  nights: 4,
  days: 5,
  theme: 'Mumbai',
  destinationCovered: 'Dubai-3N -- Ras Al Khaimah-1N',
  highlights: [
    'The mountain road of Jebel Jais, the highest road in the Emirates',
    'Sky-tour ziplines over the Hajar canyons',
    'Kayaking on the Hatta dam',
    'Sunset at Jumeirah public beach beside the Burj Al Arab',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 77599,
  packageImage: 'jebel-jais-dubai',
  overview:
    'Five days that need four days of leave, for travellers who prefer mountains to shopping malls. City sights take one day; the rest goes to wadis, a mountain road and a night by the sea in Ras Al Khaimah.',
  itinerary: [
    {
      title: 'Into Dubai, out to the beach',
      activities: [
        'Met at the airport and taken to a hotel off Sheikh Zayed Road. If your room is not ready before 2 PM, leave the bags and have brunch.',
        'Late in the day a taxi to Umm Suqeim beach takes 15 minutes: a view of the Burj Al Arab, warm water and shawarma stalls.',
      ],
    },
    {
      title: 'One full city day',
      activities: [
        'Before the heat, a guided walk of coral-stone houses in Al Fahidi with an Emirati breakfast of chebab pancakes and saffron chai.',
        'Cross the Creek for the textile and perfume souks, then the driverless metro to Burj Khalifa station for a late-afternoon visit to the top.',
        'Dinner is at your own cost; Karama, the old Indian area, has good thalis from about twenty dirhams.',
      ],
    },
    {
      title: "Hatta's green water",
      activities: [
        'The road to Hatta takes 90 minutes across gravel plains. An hour in a double kayak on the dam is included; the water is jade coloured and life vests are compulsory.',
        'See the restored heritage village and its watchtower. Between October and April you may also try the mountain-bike trails. Return to Dubai by five.',
      ],
    },
    {
      title: 'Ziplines and the summit road of Jebel Jais',
      activities: [
        'Check out at seven and drive two hours north. The sky tour links several ziplines; riders must weigh 40 to 130 kg and it closes in high wind, when the fare is refunded.',
        'Those who do not want to zipline can visit the viewing deck at 1,250 metres. It is ten degrees cooler than the coast.',
        'Descend in an hour to the beach at Al Marjan in Ras Al Khaimah and watch the flamingos feed on the flats at dusk.',
      ],
    },
    {
      title: 'Swim, and the road back to DXB',
      activities: [
        'Morning on the sand; check-out is at 11 AM. Dhayah Fort, the last hill fort in the Emirates, is a short climb if you would rather see something.',
        'Dubai airport is an hour and a quarter by the E311.',
      ],
    },
  ],
  inclusions: [
    '3 nights in Dubai and 1 in Ras Al Khaimah with breakfast',
    'Private transfers throughout',
    'Guided old-town walk with Emirati breakfast',
    'Burj Khalifa level 124 ticket',
    'Hatta trip with one hour of kayaking',
    'Jebel Jais sky tour for two',
  ],
  exclusions: [
    'Flights to Dubai',
    'Lunches and dinners',
    'Early check-in before 2 PM, late check-out after 11 AM',
    'Insurance covering adventure sports',
  ],
  gst: 'extra',
  charges: [UAE_VISA, tourismDirham(3), RAS_AL_KHAIMAH_FEE],
  hotels: [
    {
      city: 'Dubai',
      star4: ['Trade Centre Lane Hotel', 'Rimal Business Bay'],
      star5: ['The Ghaf Tree Hotel Downtown'],
    },
    { city: 'Ras Al Khaimah', star4: ['Al Marjan Shore Hotel'], star5: ['Coral Tide Resort Al Marjan'] },
  ],
  country: 'United Arab Emirates',
  tags: ['adventure', 'nature', 'beach'],
  months: [11, 12, 1, 2, 3],
}
