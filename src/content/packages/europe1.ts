import type { Package } from '../../contract/catalogue.ts'
import { EUROPE_CITY_TAX, SCHENGEN_VISA } from '../charges.ts'

export const europe1: Package = {
  key: 'europe1',
  packageId: 'S05219',
  destination: 'europe',
  packageName: 'Europe Paris and the Swiss Alps by Train',
  totalGuests: 2,
  nights: 7,
  days: 8,
  theme: 'Mumbai',
  destinationCovered: 'Paris-3N -- Interlaken-2N -- Lucerne-2N',
  highlights: [
    'Eiffel Tower second floor and an hour on the Seine',
    'Jungfraujoch, at 3,454 metres',
    'Mount Titlis with the revolving cable car',
    'Panorama train from Interlaken to Lucerne',
    'Hotels within walking distance of the stations',
  ],
  includes: ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 299999,
  packageImage: 'europe',
  overview:
    'Two countries and three hotels, with no early coach departures. Three days in Paris, then trains through Switzerland with one high mountain from each base. You fly into Paris and home from Zurich.',
  itinerary: [
    {
      title: 'Arrival in Paris',
      activities: [
        'Private transfer from Charles de Gaulle, 45 minutes to an hour.',
        'In the evening take the one-hour boat from the foot of the Eiffel Tower; the tower sparkles for five minutes at every full hour after dark.',
      ],
    },
    {
      title: 'Monuments of Paris',
      activities: [
        'Go up to the second floor of the Eiffel Tower with a timed ticket, then walk across to Trocadéro for photographs.',
        'Follow the Champs-Élysées from the Arc de Triomphe to Place de la Concorde.',
        'Late afternoon in Montmartre: steps or funicular to Sacré-Cœur, and dinner at a café (own cost).',
      ],
    },
    {
      title: 'Louvre and the islands',
      activities: [
        'Morning at the Louvre with a timed entry (closed on Tuesdays; Musée d’Orsay then).',
        'Cross to Île de la Cité for the restored Notre-Dame and to Île Saint-Louis for ice cream.',
        'In place of this you can visit Versailles (closed on Mondays) or Disneyland Paris at extra cost.',
      ],
    },
    {
      title: 'By TGV to Interlaken',
      activities: [
        'Fast train from Gare de Lyon to Basel in three hours, and on along Lake Thun to Interlaken, two more.',
        'Walk the Höhematte meadow while paragliders land on it.',
      ],
    },
    {
      title: 'Jungfraujoch, snow in every month',
      activities: [
        'Train to Grindelwald and the Eiger Express cable car to Eigergletscher, then the cogwheel train inside the mountain to the Jungfraujoch.',
        'See the Aletsch Glacier, the ice palace and the observation deck. Carry a warm jacket and walk slowly; the air is thin.',
        'Return by way of Wengen and Lauterbrunnen, with its waterfall.',
      ],
    },
    {
      title: 'Brünig Pass to Lucerne',
      activities: [
        'The panorama train takes under two hours over the Brünig Pass, past five lakes. Sit on the right at first for Lake Brienz below.',
        'Cross the Chapel Bridge of 1333, see the Lion Monument and the old painted squares.',
      ],
    },
    {
      title: 'Mount Titlis',
      activities: [
        'Train to Engelberg in 45 minutes. A gondola and the revolving Rotair reach 3,020 metres; walk the hanging bridge and the glacier cave.',
        'On the way down row or stroll at Trübsee, halfway up the mountain.',
        'A last evening for chocolate and watches in Lucerne; shops shut early, by 6.30 on most days.',
      ],
    },
    {
      title: 'Zurich Airport and home',
      activities: [
        'Direct train from Lucerne to Zurich Airport in a little over an hour.',
        'Flight to Mumbai, arriving late the same night or next morning.',
      ],
    },
  ],
  inclusions: [
    'Return economy flights Mumbai – Paris and Zurich – Mumbai',
    'Three nights in Paris, two in Interlaken and two in Lucerne, double room',
    'Daily breakfast',
    'Airport transfer in Paris, metro tickets for two days',
    'TGV and Swiss train tickets, second class, with reservations',
    'Eiffel Tower second floor, Seine boat and Louvre tickets',
    'Jungfraujoch and Titlis excursions',
    'Help with the Schengen visa file',
  ],
  exclusions: [
    'Travel insurance',
    'Lunches and dinners',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Porters, lockers and personal expenses',
  ],
  gst: 'extra',
  charges: [SCHENGEN_VISA, EUROPE_CITY_TAX],
  hotels: [
    {
      city: 'Paris',
      star4: ['Canal and Chestnut Hotel', 'Rive Lanterne Hotel'],
      star5: ['Maison des Tilleuls'],
    },
    {
      city: 'Interlaken',
      star4: ['Two Lakes Larch Hotel', 'Harder View Hotel'],
      star5: ['Meadow Crown Hotel'],
    },
    { city: 'Lucerne', star4: ['Wooden Bridge Hotel Lucerne'], star5: ['Lakefront Lion Hotel'] },
  ],
  country: 'France and Switzerland',
  tags: ['honeymoon', 'family', 'nature'],
  months: [4, 5, 6, 7, 8, 9, 10],
}
