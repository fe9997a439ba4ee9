import type { Package } from '../../contract/catalogue.ts'
import { JAPAN_CITY_TAX, JAPAN_VISA } from '../charges.ts'

export const japan1: Package = {
  key: 'japan1',
  packageId: 'S05228',
  destination: 'japan',
  packageName: 'Japan Golden Route Tokyo Kyoto and Osaka',
  totalGuests: 2,
  nights: 7,
  days: 8,
  theme: 'Delhi',
  destinationCovered: 'Tokyo-3N -- Kyoto-2N -- Osaka-2N',
  highlights: [
    'Mount Fuji day at Lake Kawaguchi',
    'Shinkansen from Tokyo to Kyoto',
    'Fushimi Inari and the Golden Pavilion',
    'Deer and the Great Buddha of Nara',
    'A day at Universal Studios Japan or in Himeji',
  ],
  includes: ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 328999,
  packageImage: 'japan',
  overview:
    'The route for a first visit to Japan: Tokyo, Mount Fuji with its lake, Kyoto’s gardens and Osaka’s food, all along one railway line, with a guide on the days that need one.',
  itinerary: [
    {
      title: 'Arrival in Tokyo',
      activities: [
        'Airport coach or train to a hotel in Ueno or Asakusa, about an hour from Narita.',
        'See Senso-ji by night, when the lanterns are lit and the lane of stalls is quiet.',
      ],
    },
    {
      title: 'Tokyo: Meiji Shrine, Shibuya and teamLab',
      activities: [
        'With a guide by metro: the forest of Meiji Shrine, Takeshita Street and the great crossing at Shibuya.',
        'Digital art at teamLab Planets in Toyosu, barefoot and partly in water; wear trousers that roll up.',
        'Akihabara on the way back for anyone who loves games or cameras.',
      ],
    },
    {
      title: 'Mount Fuji and Lake Kawaguchi',
      activities: [
        'Coach for two hours to the lake. From Oishi Park Fuji stands over lavender in summer and red kochia in October.',
        'Climb the 398 steps to Chureito Pagoda. Clouds often hide the peak by noon, so we go early.',
      ],
    },
    {
      title: 'Shinkansen to Kyoto',
      activities: [
        'Two hours and a quarter by train; sit on the right-hand side for Fuji about 45 minutes out.',
        'Afternoon at Kiyomizu-dera’s wooden stage and down the lanes of Sannenzaka.',
        'Dusk in Gion. Photography is not allowed in its private alleys.',
      ],
    },
    {
      title: 'Fushimi Inari, Golden Pavilion and bamboo grove',
      activities: [
        'Be at Fushimi Inari by 8 for the tunnels of orange gates.',
        'Then the Golden Pavilion on its pond and Ryoan-ji’s fifteen stones, not all of which can be seen from one place.',
        'Late afternoon in Arashiyama: the bamboo grove and the Togetsu Bridge.',
      ],
    },
    {
      title: 'Nara and on to Osaka',
      activities: [
        'Train to Nara in 45 minutes. Feed the deer with crackers sold there. Todai-ji holds a bronze Buddha 15 metres high.',
        'Continue to Osaka in 40 minutes. Dotonbori’s signs glow till late; we give you a list of vegetarian and Indian restaurants near by.',
      ],
    },
    {
      title: 'Universal Studios or Himeji Castle',
      activities: [
        'Choose: a full day at Universal Studios Japan, or the white castle of Himeji, an hour away by fast train, with Kobe’s harbour after it.',
        'Evening in Shinsekai below Tsutenkaku Tower.',
      ],
    },
    {
      title: 'Flight home from Kansai',
      activities: [
        'Osaka Castle park is a good last walk if the flight leaves late.',
        'Train or coach to Kansai International Airport, 50 to 70 minutes.',
      ],
    },
  ],
  inclusions: [
    'Return economy flights Delhi – Tokyo and Osaka – Delhi',
    'Three nights in Tokyo, two in Kyoto and two in Osaka, double room',
    'Daily breakfast',
    'Shinkansen Tokyo – Kyoto with reserved seats, and local trains as per plan',
    'Prepaid transport card with JPY 2,000 for each guest',
    'Guides in Tokyo and Kyoto, Fuji coach tour',
    'teamLab Planets, temple entries, and Universal Studios or Himeji',
    'Help with the visa file',
  ],
  exclusions: [
    'Travel insurance',
    'Lunches and dinners',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Express passes, luggage forwarding and personal expenses',
  ],
  gst: 'extra',
  charges: [JAPAN_VISA, JAPAN_CITY_TAX],
  hotels: [
    { city: 'Tokyo', star4: ['Ueno Lantern Hotel', 'Sumida Heron Hotel'], star5: ['Paper Crane Tokyo'] },
    { city: 'Kyoto', star4: ['Kamo Willow Hotel', 'Maple Gate Kyoto'], star5: ['Quiet Stone Residence'] },
    { city: 'Osaka', star4: ['Namba Paper Lantern Hotel'], star5: ['Castle Moat Grand Osaka'] },
  ],
  country: 'Japan',
  tags: ['family', 'honeymoon'],
  months: [3, 4, 5, 9, 10, 11],
}
