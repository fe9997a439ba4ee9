import type { Package } from '../../contract/catalogue.ts'
import { TURKEY_VISA } from '../charges.ts'

export const turkey2: Package = {
  key: 'turkey2',
  packageId: 'S05206',
  destination: 'turkey',
  packageName: 'Turkey Fairy Chimneys and the Turquoise Coast',
  totalGuests: 2,
  nights: 7,
  days: 8,
  theme: 'Mumbai',
  destinationCovered: 'Istanbul-2N -- Cappadocia-2N -- Antalya-2N -- Istanbul-1N',
  highlights: [
    'City, stone valleys and sea in eight days',
    'Ihlara gorge and the underground city of Derinkuyu',
    'A morning in the Roman theatre of Aspendos',
    'Antalya’s old harbour and a day by the Mediterranean',
    'A Bosphorus dinner evening with folk dances',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 136299,
  packageImage: 'old-harbour-turkey',
  overview:
    'A honeymoon route that ends by the sea. Istanbul’s monuments first, then Cappadocia for balloons and a green gorge, and two warm days in Antalya, where the mountains are close behind the beach.',
  itinerary: [
    {
      title: 'Arrival in Istanbul',
      activities: [
        'Private transfer from the airport to a hotel on the European side.',
        'At night board a dinner boat from Kabataş: meze, folk dances and the lit bridges overhead for about three hours.',
      ],
    },
    {
      title: 'Sultanahmet in a day',
      activities: [
        'Walk the Hippodrome with its Egyptian obelisk, then the Blue Mosque and Hagia Sophia. Carry a scarf and clothes that cover shoulders and knees.',
        'Continue to the courts of Topkapi Palace, or to the Archaeological Museums if it is a Tuesday.',
        'End under the painted vaults of the Grand Bazaar, or at the Spice Bazaar on a Sunday.',
      ],
    },
    {
      title: 'Flight to Cappadocia',
      activities: [
        'Fly to Kayseri in about 90 minutes. On the road in, stop at Devrent, where rocks look like camels and hats.',
        'Settle into your cave room. Optional evening: a whirling ceremony in a caravanserai, a form of prayer, watched in silence.',
      ],
    },
    {
      title: 'Ihlara gorge and Derinkuyu',
      activities: [
        'Weather allowing, balloons go up at sunrise; the flight is optional and lasts about an hour.',
        'Drive south to Derinkuyu, eight levels of rooms, stables and wells under the plain.',
        'Walk three or four flat kilometres along the Melendiz stream in Ihlara gorge, past rock churches, with lunch by the water.',
      ],
    },
    {
      title: 'Down to the Mediterranean',
      activities: [
        'Spend the morning at Uçhisar and in the pottery workshops of Avanos.',
        'Fly to Antalya, usually with a change in Istanbul; allow about four hours. Check in by the sea at Lara or Konyaaltı.',
      ],
    },
    {
      title: 'Antalya, Aspendos and Düden',
      activities: [
        'Drive 45 minutes east to Aspendos, whose Roman theatre is so well preserved that concerts are still held there, and see the ruined streets of Perge on the way back.',
        'Watch the lower Düden fall drop from the cliff straight into the sea.',
        'Evening in Kaleiçi: Hadrian’s Gate, wooden Ottoman houses and the little harbour.',
      ],
    },
    {
      title: 'A swim and back to Istanbul',
      activities: [
        'A free morning on the pebbles of Konyaaltı or the sand of Lara.',
        'Afternoon flight to Istanbul, a little over an hour. Last dinner in Karaköy, where baklava is sold by weight.',
      ],
    },
    {
      title: 'Flight home',
      activities: [
        'Turkish breakfast: cheeses, olives, honey with cream, eggs with peppers.',
        'Transfer to the airport for the flight to Mumbai.',
      ],
    },
  ],
  inclusions: [
    'Three nights in Istanbul, two in Cappadocia and two in Antalya, double room',
    'Daily breakfast',
    'Economy flights Istanbul – Kayseri – Antalya – Istanbul',
    'Airport transfers by private car',
    'Shared guided tours with entry fees as in the itinerary',
    'Lunch at Ihlara and dinner on the Bosphorus boat',
    'Help with the visa file',
  ],
  exclusions: [
    'International airfare to and from Istanbul',
    'Travel insurance',
    'Meals not mentioned, and drinks on the dinner boat',
    'Balloon flight and whirling ceremony',
    'Early check-in before 1400 and late check-out after 1100 hours',
    'Tips and personal expenses',
  ],
  gst: 'extra',
  charges: [TURKEY_VISA],
  hotels: [
    {
      city: 'Istanbul',
      star4: ['Karakoy Quay Hotel', 'Sirkeci Lantern Hotel'],
      star5: ['Halic Terrace House'],
    },
    {
      city: 'Cappadocia',
      star4: ['Apricot Stone House'],
      star5: ['Red Tuff Cave Suites', 'Dovecote Cave Residence'],
    },
    {
      city: 'Antalya',
      star4: ['Orange Grove Kaleici', 'Lara Breeze Hotel'],
      star5: ['Taurus Bay Resort'],
    },
  ],
  country: 'Turkey',
  tags: ['honeymoon', 'beach', 'adventure'],
  months: [4, 5, 6, 9, 10],
}
