import type { Package } from '../../contract/catalogue.ts'
import { HONG_KONG_HOTEL_TAX } from '../charges.ts'

export const hongkong1: Package = {
  key: 'hongkong1',
  packageId: 'S05226',
  destination: 'hongkong',
  packageName: 'Hong Kong with Disneyland and the Big Buddha',
  totalGuests: 2,
  nights: 4,
  days: 5,
  theme: 'Mumbai',
  destinationCovered: 'Hong Kong-4N',
  highlights: [
    'One-day ticket to Disneyland with transfers',
    'Ngong Ping cable car and the fishing village of Tai O',
    'Peak Tram and Sky Terrace at dusk',
    'Star Ferry and the Symphony of Lights',
    'Hotel close to an MTR station in Kowloon',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 118999,
  packageImage: 'hongkong',
  overview:
    'A city holiday that suits children and grandparents. From one Kowloon hotel you see the harbour, Lantau’s Big Buddha and a full day of Disneyland. Distances are short, so evenings are free.',
  itinerary: [
    {
      title: 'Arrival and harbour lights',
      activities: [
        'Shared transfer from the airport on Lantau to Kowloon, 45 minutes over Tsing Ma Bridge.',
        'Walk to the Tsim Sha Tsui promenade by 8 pm for the Symphony of Lights across the water.',
      ],
    },
    {
      title: 'Hong Kong Island and the Peak',
      activities: [
        'Morning tour: Man Mo Temple with its incense coils, the world’s longest covered escalator in Central, and Stanley Market by the sea.',
        'Cross back and forth by Star Ferry, which has made the trip since 1888.',
        'Take the Peak Tram up in the late afternoon and stay until the buildings light up.',
      ],
    },
    {
      title: 'Lantau, the Buddha and Tai O',
      activities: [
        'The Ngong Ping cable car from Tung Chung takes 25 minutes over bay and hills. Climb 268 steps to the 34-metre bronze Buddha.',
        'Vegetarian lunch at Po Lin Monastery suits Jain guests too, if told in advance.',
        'Bus down to Tai O, where houses stand on stilts over the creek.',
      ],
    },
    {
      title: 'Hong Kong Disneyland',
      activities: [
        'Drive to the park before opening. World of Frozen and Mystic Manor have the longest queues, so go there first.',
        'Parade in the afternoon, castle show at night; the coach leaves after it.',
      ],
    },
    {
      title: 'Markets and departure',
      activities: [
        'Time for the Ladies’ Market and the goldfish stalls of Mong Kok, which open late in the morning.',
        'Our car needs about 40 minutes from Kowloon to the airport on Lantau.',
      ],
    },
  ],
  inclusions: [
    'Four nights in Kowloon, double room',
    'Daily breakfast',
    'Airport transfers on a sharing basis',
    'Half-day island tour with guide',
    'Peak Tram with Sky Terrace, Ngong Ping cable car and Star Ferry tickets',
    'Disneyland one-day ticket with transfers',
    'Vegetarian lunch at Po Lin Monastery',
  ],
  exclusions: [
    'Airfare and travel insurance',
    'Other lunches and all dinners',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Octopus card and personal expenses',
  ],
  gst: 'extra',
  charges: [HONG_KONG_HOTEL_TAX],
  hotels: [
    {
      city: 'Hong Kong',
      star4: ['Jordan Lane Hotel', 'Bamboo Harbour Hotel'],
      star5: ['Kowloon Pearl Grand'],
    },
  ],
  country: 'Hong Kong SAR, China',
  tags: ['family'],
  months: [1, 2, 3, 4, 10, 11, 12],
}
