import type { Package } from '../../contract/catalogue.ts'
import { EUROPE_CITY_TAX, SCHENGEN_VISA } from '../charges.ts'

export const europe2: Package = {
  key: 'europe2',
  packageId: 'S05220',
  destination: 'europe',
  packageName: 'Europe Imperial Cities Prague Vienna and Budapest',
  totalGuests: 2,
  nights: 9,
  days: 10,
  theme: 'Delhi',
  destinationCovered: 'Prague-3N -- Vienna-3N -- Budapest-3N',
  highlights: [
    'Charles Bridge at sunrise, before the crowds',
    'Castle town of Český Krumlov in a bend of the Vltava',
    'Schönbrunn, and a Strauss and Mozart evening in Vienna',
    'Wachau Valley by river boat',
    'Evening cruise on the Danube past the lit Parliament in Budapest',
  ],
  includes: ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 349999,
  packageImage: 'charles-bridge-europe',
  overview:
    'Prague, Vienna and Budapest, three nights in each, with train journeys of four hours or less between them. Good value and easy to walk; in December the three cities have some of the best Christmas markets.',
  itinerary: [
    {
      title: 'Arrival in Prague',
      activities: [
        'Transfer from Václav Havel Airport, half an hour.',
        'See the Astronomical Clock, where figures of the apostles move every hour. Dinner is at your own cost in the Old Town.',
      ],
    },
    {
      title: 'Bridge, castle and lesser town',
      activities: [
        'Be on Charles Bridge early, with its thirty statues, before the crowd comes.',
        'Guided tour of Prague Castle: St Vitus Cathedral, the Old Royal Palace and the tiny houses of Golden Lane.',
        'Walk down through the gardens and lanes of Malá Strana to the Lennon Wall.',
      ],
    },
    {
      title: 'A day in Český Krumlov',
      activities: [
        'Coach south for about three hours through the ponds and pinewoods of Bohemia.',
        'See the castle tower, the Baroque bridge and the red roofs in a bend of the river. Try trdelník, a warm sweet pastry.',
      ],
    },
    {
      title: 'Train to Vienna',
      activities: [
        'Four hours on the Railjet by way of Brno to Vienna.',
        'Ride the tram round the Ring past the Opera, Parliament and Town Hall, and end at a coffee house with a slice of Sachertorte.',
      ],
    },
    {
      title: 'Schönbrunn and the Hofburg',
      activities: [
        'Grand Tour of Schönbrunn, forty rooms of Maria Theresa’s summer palace, and up to the Gloriette.',
        'Afternoon at St Stephen’s Cathedral and the Hofburg courtyards; the Belvedere and Klimt’s Kiss for those who like pictures.',
        'Evening concert of Strauss and Mozart.',
      ],
    },
    {
      title: 'Melk Abbey and the Wachau',
      activities: [
        'Train west for an hour to the golden abbey of Melk on its rock.',
        'From April to October a boat goes down the Danube past apricot orchards and Dürnstein, where a king of England was held. In winter we go by road.',
        'Return to Vienna from Krems, another hour.',
      ],
    },
    {
      title: 'Along the Danube to Budapest',
      activities: [
        'The train needs two hours and forty minutes.',
        'After check-in take a one-hour evening cruise. From the water Parliament, the Chain Bridge and Buda Castle are lit up.',
      ],
    },
    {
      title: 'Buda hill and Pest avenues',
      activities: [
        'Fisherman’s Bastion and Matthias Church in the morning, then down by funicular or on foot.',
        'Metro line 1, opened in 1896, runs below Andrássy Avenue to Heroes’ Square.',
        'Soak in the outdoor pools of Széchenyi Baths; carry swimwear and slippers.',
      ],
    },
    {
      title: 'Market hall and Szentendre',
      activities: [
        'Buy paprika at the Great Market Hall (closed on Sundays).',
        'Suburban train for 40 minutes to Szentendre, a painters’ town on the Danube Bend.',
        'The last evening is free; the Jewish Quarter has many bars and restaurants.',
      ],
    },
    {
      title: 'Departure from Budapest',
      activities: [
        'Breakfast, and a walk to the Shoes on the Danube memorial if you have not been.',
        'Transfer to the airport, 40 minutes, for the flight to Delhi.',
      ],
    },
  ],
  inclusions: [
    'Return economy flights Delhi – Prague and Budapest – Delhi',
    'Three nights each in Prague, Vienna and Budapest, double room',
    'Daily breakfast',
    'Train tickets Prague – Vienna – Budapest, second class, reserved seats',
    'Airport and station transfers',
    'Prague Castle, Schönbrunn, Melk Abbey and Széchenyi Baths tickets',
    'Shared Český Krumlov tour, Wachau day, Budapest cruise and Vienna concert',
    'Help with the Schengen visa file',
  ],
  exclusions: [
    'Travel insurance',
    'Lunches and dinners',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Tips and personal expenses',
  ],
  gst: 'extra',
  charges: [SCHENGEN_VISA, EUROPE_CITY_TAX],
  hotels: [
    {
      city: 'Prague',
      star4: ['Copper Heron Hotel Prague', 'Kampa Mill Hotel'],
      star5: ['Golden Quill Palace'],
    },
    { city: 'Vienna', star4: ['Ring and Linden Hotel'], star5: ['Waltz Garden Palais'] },
    { city: 'Budapest', star4: ['Paprika House Hotel', 'Danube Arch Hotel'], star5: ['Pest Gallery Grand'] },
  ],
  country: 'Czech Republic, Austria and Hungary',
  tags: ['family', 'honeymoon'],
  months: [4, 5, 6, 9, 10, 12],
}
