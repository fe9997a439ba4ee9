import type { Package } from '../../contract/catalogue.ts'
import { JAPAN_SPRING_TAX, JAPAN_VISA } from '../charges.ts'

export const japan2: Package = {
  key: 'japan2',
  packageId: 'S05229',
  destination: 'japan',
  packageName: 'Japan Alps and Inland Sea Discovery',
  totalGuests: 2,
  nights: 9,
  days: 10,
  theme: 'Mumbai',
  destinationCovered: 'Tokyo-2N -- Takayama-2N -- Kyoto-2N -- Hiroshima-1N -- Osaka-2N',
  highlights: [
    'Thatched farmhouses of Shirakawa-go',
    'Morning markets and merchants’ lanes of Takayama',
    'Tea ceremony in Kyoto',
    'Hiroshima’s Peace Park and the floating gate of Miyajima',
    'One night in a ryokan with hot-spring bath',
  ],
  includes: ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 418999,
  packageImage: 'shirakawa-japan',
  overview:
    'For a longer first visit, or a second one. Besides the famous cities you see a mountain town with sake breweries, a village of thatched houses and an island with a shrine in the sea. Long distances are by express train.',
  itinerary: [
    {
      title: 'First night in Tokyo',
      activities: [
        'Train from the airport and check in near Tokyo Station.',
        'Walk to the moats of the Imperial Palace or ride up to a free viewing floor in Marunouchi.',
      ],
    },
    {
      title: 'Old and new Tokyo',
      activities: [
        'Asakusa in the morning, then a boat down the Sumida to Hamarikyu Garden and its tea house on a tidal pond.',
        'Ginza’s pavements, closed to cars on weekend afternoons, and Tokyo Tower at dusk.',
      ],
    },
    {
      title: 'Into the Alps',
      activities: [
        'Shinkansen to Nagoya, then the Hida express up a river gorge to Takayama, four and a half hours in all.',
        'Stroll Sanmachi’s dark timber houses. Cedar balls hang over the sake breweries.',
        'Sleep on futons in a ryokan and soak in the communal bath before a many-course dinner, vegetarian if ordered ahead.',
      ],
    },
    {
      title: 'Shirakawa-go',
      activities: [
        'Start at the Miyagawa morning market for pickles and apples.',
        'Bus for 50 minutes to Shirakawa-go and its gassho houses with steep thatched roofs; climb to the Shiroyama viewpoint.',
        'Back to Takayama for the night, in a hotel near the station.',
      ],
    },
    {
      title: 'Down to Kyoto',
      activities: [
        'Return to Nagoya by the river line and take the Shinkansen to Kyoto, three and a half hours with the change.',
        'Late afternoon at Nishiki Market and along the Kamo River.',
      ],
    },
    {
      title: 'Kyoto with tea',
      activities: [
        'Early at Fushimi Inari; walk up to the Yotsutsuji lookout, 45 minutes up.',
        'A tea ceremony in a small machiya house, with time to ask questions.',
        'Ginkaku-ji and the Philosopher’s Path, a canal lined with cherry trees.',
      ],
    },
    {
      title: 'Hiroshima',
      activities: [
        'One hour and forty minutes by Shinkansen. Peace Memorial Park, the Dome and the museum need a slow two to three hours.',
        'In the evening try Hiroshima’s layered okonomiyaki at a counter with an iron plate.',
      ],
    },
    {
      title: 'Miyajima and on to Osaka',
      activities: [
        'Local train and a ten-minute ferry to Miyajima. At high tide the orange gate of Itsukushima stands in the sea; at low tide you can walk to it.',
        'Ropeway towards Mount Misen for the islands of the Inland Sea.',
        'Shinkansen to Shin-Osaka, about an hour and a half.',
      ],
    },
    {
      title: 'Free day in Osaka',
      activities: [
        'Free day: Osaka Castle and the aquarium Kaiyukan, or a half day to Nara’s deer.',
        'Kuromon Market for fruit and grilled things, Dotonbori’s neon at night.',
      ],
    },
    {
      title: 'Departure from Osaka',
      activities: [
        'Check-out is at 11 AM.',
        'Airport coach to Kansai, about an hour, and the flight to Mumbai with one stop.',
      ],
    },
  ],
  inclusions: [
    'Return economy flights Mumbai – Tokyo and Osaka – Mumbai',
    'Eight nights in hotels and one in a ryokan, double room',
    'Daily breakfast, and dinner at the ryokan',
    'All trains of the route with reserved seats, ordinary class',
    'Bus to Shirakawa-go, Miyajima ferry and ropeway',
    'Guides in Tokyo, Kyoto and Hiroshima',
    'Tea ceremony and temple entries',
    'Help with the visa file',
  ],
  exclusions: [
    'Travel insurance',
    'Lunches, and dinners not mentioned',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Luggage forwarding and personal expenses',
  ],
  gst: 'extra',
  charges: [JAPAN_VISA, JAPAN_SPRING_TAX],
  hotels: [
    { city: 'Tokyo', star4: ['Sumida Heron Hotel'], star5: ['Paper Crane Tokyo'] },
    { city: 'Takayama', star4: ['Cedar Ball Ryokan', 'Hida Station Hotel'] },
    { city: 'Kyoto', star4: ['Kamo Willow Hotel'], star5: ['Quiet Stone Residence'] },
    { city: 'Hiroshima', star4: ['Seven Rivers Hotel'], star5: ['Inland Sea Grand'] },
    { city: 'Osaka', star4: ['Namba Paper Lantern Hotel'], star5: ['Castle Moat Grand Osaka'] },
  ],
  country: 'Japan',
  tags: ['nature', 'honeymoon', 'family'],
  months: [4, 5, 10, 11],
}
