import type { Package } from '../../contract/catalogue.ts'
import { AZERBAIJAN_VISA } from '../charges.ts'

export const baku4: Package = {
  key: 'baku4',
  packageId: 'S05204',
  destination: 'baku',
  packageName: 'Baku and Shahdag Snow and City Lights',
  totalGuests: 2,
  nights: 6,
  days: 7,
  theme: 'Mumbai',
  destinationCovered: 'Baku-2N -- Shahdag-3N -- Baku-1N',
  highlights: [
    'Three nights at Shahdag, at the foot of its lifts',
    'A beginner’s ski lesson in winter or the alpine coaster in summer',
    'Quba and the Red Village of the Mountain Jews',
    'Striped hills of Khizi on the road north',
    'Flame Towers and the Old City of Baku',
  ],
  includes: ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 126999,
  packageImage: 'shahdag-baku',
  overview:
    'A first snow holiday without a Schengen visa. Shahdag lies below four-thousand-metre peaks, three and a half hours north of Baku, with gentle slopes, sledges and a heated gondola. The trip begins and ends in the city.',
  itinerary: [
    {
      title: 'Landing in Baku',
      activities: [
        'Meet and transfer to the hotel, half an hour from the airport.',
        'After a rest walk to Fountain Square, full of lights and roasted chestnuts in winter and of pavement cafés the rest of the year.',
      ],
    },
    {
      title: 'Old City and the fire temples',
      activities: [
        'Visit the Maiden Tower and the lanes round it in the morning, when they are quiet.',
        'Drive out to Ateshgah Fire Temple and to Yanar Dagwhere the ground is warm even in winter.',
        'Drive back past the Heydar Aliyev Centre and up to the Flame Towers after dark.',
      ],
    },
    {
      title: 'Khizi, Quba and up to Shahdag',
      activities: [
        'Head north along the Caspian. A short detour in Khizi shows hills banded in red, white and pink.',
        'In Quba, two and a half hours from Baku, cross the brick bridge to the Red Village, home of the Mountain Jews, and try apple jam and bukma sweets.',
        'Climb the last hour to the resort and check in before dark.',
      ],
    },
    {
      title: 'First day on the mountain',
      activities: [
        'In season (mid-December to March) meet your instructor on the nursery slope for a two-hour ski lesson with equipment.',
        'From May to October ride the chairlift and the alpine coaster instead. The evening is for the hammam or the pool, depending on the hotel.',
      ],
    },
    {
      title: 'A day at your own pace in Shahdag',
      activities: [
        'Take the gondola to the upper station for the view along the ridge to Mount Shahdag.',
        'Choose from sledging, snowmobiles, zip-line or horse riding on the spot, or rest at the hotel.',
      ],
    },
    {
      title: 'Back to the Caspian',
      activities: [
        'Drive down after breakfast with a halt below Beshbarmag, the Five Finger rock that pilgrims climb.',
        'Check in at Baku by mid-afternoon. Take the funicular or a taxi up to Highland Park for a last view of the city.',
      ],
    },
    {
      title: 'Home to Mumbai',
      activities: [
        'Last shopping for tea sets and silk scarves near Nizami Street.',
        'Transfer to Heydar Aliyev International Airport for your flight.',
      ],
    },
  ],
  inclusions: [
    'Return economy flights Mumbai – Baku with check-in baggage',
    'Three nights in Baku and three at Shahdag, double room',
    'Daily breakfast, and dinner at Shahdag',
    'Airport transfers and all drives in a private car with winter tyres in season',
    'Entry to the Maiden Tower, Ateshgah and Yanar Dag',
    'One ski lesson with equipment in season, or chairlift and alpine coaster',
    'One return gondola ride at Shahdag',
    'English-speaking guide on the sightseeing days',
  ],
  exclusions: [
    'Travel insurance with winter-sports cover',
    'Meals not mentioned',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Ski passes, snow clothing hire and activities on the spot',
    'Tips and personal expenses',
  ],
  gst: 'extra',
  charges: [AZERBAIJAN_VISA],
  hotels: [
    {
      city: 'Baku',
      star4: ['Fountain Row Hotel', 'Twin Gates Hotel'],
      star5: ['Caspian Crescent Hotel', 'Khazar Terrace Grand'],
    },
    { city: 'Shahdag', star4: ['White Ridge Lodge'], star5: ['Shah Peak Mountain Resort'] },
  ],
  country: 'Azerbaijan',
  tags: ['adventure', 'family', 'nature'],
  months: [1, 2, 3, 6, 7, 8, 12],
}
