import type { Package } from '../../contract/catalogue.ts'
import { TURKEY_VISA } from '../charges.ts'

export const turkey3: Package = {
  key: 'turkey3',
  packageId: 'S05207',
  destination: 'turkey',
  packageName: 'Turkey Aegean Ruins and White Terraces',
  totalGuests: 2,
  nights: 7,
  days: 8,
  theme: 'Delhi',
  destinationCovered: 'Istanbul-3N -- Kusadasi-2N -- Pamukkale-1N -- Istanbul-1N',
  highlights: [
    'Guided visit to the ancient city of Ephesus',
    'The village of Şirince among its orchards',
    'Pamukkale’s terraces at evening light, when the coaches have left',
    'Dolmabahçe Palace and a ferry to the Princes’ Islands',
    'Flights to and from the Aegean coast, and no drive longer than about three hours',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 142799,
  packageImage: 'pamukkale-turkey',
  overview:
    'For travellers who like ruins and the sea. In Istanbul you see palaces and an island without cars. The Aegean coast adds Ephesus, hill villages and a harbour town. At Pamukkale you stay the night and see the terraces in the evening light.',
  itinerary: [
    {
      title: 'First evening in Istanbul',
      activities: [
        'Arrive and drive to the hotel, about an hour from the airport.',
        'If you are not tired, take the ferry from Eminönü to Kadıköy and back for the price of a bus ticket, with the skyline at sunset.',
      ],
    },
    {
      title: 'Hagia Sophia, Blue Mosque and Basilica Cistern',
      activities: [
        'A guided walk takes in Hagia Sophia’s gallery mosaics, the Blue Mosque’s Iznik tiles and the Basilica Cistern.',
        'Then up to Süleymaniye, Sinan’s mosque on the hill, and a bowl of beans and rice in the lane beside it.',
        'Walk down through the workshops behind the Grand Bazaar to the Spice Bazaar.',
      ],
    },
    {
      title: 'Dolmabahçe or the islands',
      activities: [
        'Morning at Dolmabahçe, the sultans’ palace on the water with a four-and-a-half-tonne chandelier (closed on Mondays).',
        'Take the ferry to Büyükada, about an hour and a half. Hire a bicycle or ride the electric bus between pine woods and wooden mansions.',
        'Be back in the city by dinner time.',
      ],
    },
    {
      title: 'Flight to Izmir, Şirince and Kuşadası',
      activities: [
        'Fly to Izmir in a little over an hour. Drive an hour to Şirince, a hill village of whitewashed houses that sells fruit wines, olive oil and soap.',
        'Reach Kuşadası for the evening walk along the harbour to the castle on Pigeon Island.',
      ],
    },
    {
      title: 'Ephesus and Selçuk',
      activities: [
        'Enter Ephesus by the upper gate and walk downhill: the odeon, the Library of Celsus, the theatre for 24,000.',
        'See the House of the Virgin Mary on the hill above, and the one standing column of the Temple of Artemis.',
        'Late afternoon free for Ladies’ Beach in Kuşadası.',
      ],
    },
    {
      title: 'Aphrodisias and sunset at Pamukkale',
      activities: [
        'Drive inland for about three hours, with a halt at Aphrodisias for its marble stadium and sculpture museum.',
        'Walk barefoot up the terraces of Pamukkale to Hierapolis, with its huge theatre and necropolis. A dip in the antique pool is optional.',
        'Sleep at a thermal hotel in Pamukkale or nearby Karahayıt and try its hot red springs.',
      ],
    },
    {
      title: 'Back to Istanbul from Denizli',
      activities: [
        'One hour by road to Denizli Çardak Airport and a flight of about an hour and a quarter to Istanbul.',
        'Use the last afternoon for a hammam or the shops and galleries of Nişantaşı and Beyoğlu.',
      ],
    },
    {
      title: 'Departure from Istanbul',
      activities: ['Breakfast and checkout by 1100 hours.', 'Car to the airport for the flight to Delhi.'],
    },
  ],
  inclusions: [
    'Four nights in Istanbul, two in Kuşadası and one in Pamukkale, double room',
    'Daily breakfast, and dinner at Pamukkale',
    'Economy flights Istanbul – Izmir and Denizli – Istanbul',
    'Airport transfers and the drives between the cities',
    'Guided tours with entry fees as in the itinerary',
    'Return ferry to Büyükada',
    'Help with the visa file',
  ],
  exclusions: [
    'International airfare to and from Istanbul',
    'Travel insurance',
    'Meals not mentioned',
    'Antique pool at Hierapolis, hammams and bicycle hire',
    'Early check-in before 1400 and late check-out after 1100 hours',
    'Tips and personal expenses',
  ],
  gst: 'extra',
  charges: [TURKEY_VISA],
  hotels: [
    {
      city: 'Istanbul',
      star4: ['Tulip Court Taksim', 'Karakoy Quay Hotel'],
      star5: ['Pera Ferry House'],
    },
    {
      city: 'Kusadasi',
      star4: ['Pigeon Island View Hotel'],
      star5: ['Aegean Fig Resort'],
    },
    { city: 'Pamukkale', star4: ['Travertine Springs Hotel'], star5: ['White Terrace Thermal Hotel'] },
  ],
  country: 'Turkey',
  tags: ['family', 'honeymoon', 'nature'],
  months: [4, 5, 6, 9, 10],
}
