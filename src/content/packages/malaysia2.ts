import type { Package } from '../../contract/catalogue.ts'
import { MALAYSIA_TOURISM_TAX, MALAYSIA_VISA } from '../charges.ts'

export const malaysia2: Package = {
  key: 'malaysia2',
  packageId: 'S05237',
  destination: 'malaysia',
  packageName: 'Malaysia City Heritage and Langkawi Beaches',
  totalGuests: 2,
  nights: 6,
  days: 7,
  theme: 'Bengaluru',
  destinationCovered: 'Kuala Lumpur-1N -- Penang-2N -- Langkawi-3N',
  highlights: [
    'George Town’s clan houses, murals and hawkers',
    'Kek Lok Si and the Penang Hill funicular',
    'Langkawi SkyCab and the curved Sky Bridge',
    'Mangroves and eagles of Kilim Geoforest Park',
    'Two domestic flights included',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 92999,
  packageImage: 'sky-bridge-malaysia',
  overview:
    'Food, heritage and beach. One evening in Kuala Lumpur, two nights among the old shophouses of Penang, which is famous for its food, and three nights by the beach on Langkawi with a cable car and a boat day.',
  itinerary: [
    {
      title: 'An evening in Kuala Lumpur',
      activities: [
        'Transfer to a hotel near KLCC.',
        'Walk round the lit Petronas Towers and have nasi lemak, made with fried tempeh for vegetarians.',
      ],
    },
    {
      title: 'George Town on foot',
      activities: [
        'Fly an hour to Penang. After check-in join a guide through Armenian Street’s murals, the carved Khoo Kongsi and the houses on stilts at Chew Jetty.',
        'Little India has sari shops, Tamil music and pulled tea.',
        'Dinner among the stalls of Gurney Drive or New Lane.',
      ],
    },
    {
      title: 'Penang Hill and Kek Lok Si',
      activities: [
        'Funicular to 735 metres for the view of both bridges and a walk in cooler forest.',
        'At Kek Lok Si, a terraced temple on the next hill, see the tall bronze Guanyin.',
        'Afternoon at the batik studios or the beach of Batu Ferringhi.',
      ],
    },
    {
      title: 'Short hop to Langkawi',
      activities: [
        'Flight of 40 minutes. Stop at Eagle Square in Kuah for a photograph and duty-free chocolate.',
        'Sunset on Cenang Beach, with parasailing in view.',
      ],
    },
    {
      title: 'Mangroves of Kilim',
      activities: [
        'Boat up a green river between limestone walls: the bat cave, a floating fish farm and white-bellied sea eagles with brahminy kites above.',
        'Lunch on a floating restaurant. Please do not ask the boatman to feed the birds.',
      ],
    },
    {
      title: 'SkyCab and Sky Bridge',
      activities: [
        'Among the steepest cable cars anywhere, up Machinchang to 708 metres; the 125-metre Sky Bridge curves round a peak. Wind may stop it for an hour or two.',
        'Seven Wells waterfall is near by, 638 steps up.',
        'The last evening is free for a dinner by the sea (own cost).',
      ],
    },
    {
      title: 'Home by way of Kuala Lumpur',
      activities: [
        'Morning swim and a short drive to the airport.',
        'Fly to Kuala Lumpur and on to Bengaluru.',
      ],
    },
  ],
  inclusions: [
    'One night in Kuala Lumpur, two in Penang and three in Langkawi, double room',
    'Daily breakfast',
    'Economy flights Kuala Lumpur – Penang – Langkawi with 20 kg baggage',
    'Airport transfers by private car',
    'Guided George Town walk, Penang Hill and Kek Lok Si tour',
    'Shared Kilim mangrove boat with lunch',
    'SkyCab and Sky Bridge tickets',
  ],
  exclusions: [
    'International airfare, the flight out of Langkawi and insurance',
    'Lunches and dinners not mentioned',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Water sports and personal expenses',
  ],
  gst: 'extra',
  charges: [MALAYSIA_VISA, MALAYSIA_TOURISM_TAX],
  hotels: [
    { city: 'Kuala Lumpur', star4: ['Bukit Rain Tree Hotel'], star5: ['Twin Hibiscus Grand'] },
    { city: 'Penang', star4: ['Nutmeg Lane Heritage Hotel', 'Clan Court Hotel'], star5: ['Straits Veranda'] },
    { city: 'Langkawi', star4: ['Cenang Casuarina Resort'], star5: ['Eagle Bay Retreat'] },
  ],
  country: 'Malaysia',
  tags: ['beach', 'family', 'honeymoon', 'nature'],
  months: [1, 2, 3, 4, 6, 7, 12],
}
