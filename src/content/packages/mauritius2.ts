import type { Package } from '../../contract/catalogue.ts'
import { MAURITIUS_TOURIST_FEE } from '../charges.ts'

export const mauritius2: Package = {
  key: 'mauritius2',
  packageId: 'S05225',
  destination: 'mauritius',
  packageName: 'Mauritius North and South Honeymoon',
  totalGuests: 2,
  nights: 6,
  days: 7,
  theme: 'Bengaluru',
  destinationCovered: 'Grand Baie-3N -- Le Morne-3N',
  highlights: [
    'Catamaran day to Îlot Gabriel',
    'Three nights below Le Morne, a World Heritage mountain',
    'Snorkelling in Blue Bay Marine Park',
    'Sugar museum and a tasting of local sugars',
    'Beach dinner for two',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 148999,
  packageImage: 'mauritius',
  overview:
    'Two parts of one island. Grand Baie has boats, shops and cafés. Le Morne is a quiet peninsula below a mountain, with a very clear lagoon. Couples get a sea-facing room in the south and one dinner on the beach.',
  itinerary: [
    {
      title: 'North to Grand Baie',
      activities: [
        'Your driver takes the motorway past Port Louis, an hour and a quarter to Grand Baie.',
        'Evening among the boats and boutiques, or at La Cuvette, a small beach popular with local people.',
      ],
    },
    {
      title: 'Catamaran to the islets',
      activities: [
        'Sail past the cliffs of Coin de Mire to Îlot Gabriel. Swim and snorkel while lunch is grilled on board.',
        'There is music on the way back; you arrive about four.',
      ],
    },
    {
      title: 'Sugar museum, the red-roofed church and sunset',
      activities: [
        'L’Aventure du Sucre, a former factory near Pamplemousses, shows the history of sugar and of the Indian workers on the island; taste a dozen sugars at the end.',
        'See the red-roofed chapel of Cap Malheureux, looking over to Coin de Mire.',
        'Free afternoon on Trou aux Biches or Mont Choisy beach.',
      ],
    },
    {
      title: 'Down the coast to Le Morne',
      activities: [
        'Drive about two hours south with a stop in Port Louis at Aapravasi Ghat, where half a million indentured workers came ashore from 1834.',
        'Check in by the lagoon. The sun sets straight over the water here.',
      ],
    },
    {
      title: 'Mountain or massage',
      activities: [
        'Start at 6 with a guide to climb Le Morne Brabant: the first hour is a path, the last part steep rock, optional. Three to four hours in all.',
        'Or rest and have the 30-minute massage. Tonight’s dinner is on the beach.',
      ],
    },
    {
      title: 'Blue Bay and the south coast',
      activities: [
        'Along the rough south coast: the cliffs of Gris Gris and Rochester Falls near Souillac.',
        'Glass-bottom boat and snorkelling over brain coral in Blue Bay Marine Park.',
      ],
    },
    {
      title: 'Departure from Mauritius',
      activities: [
        'Breakfast at the hotel, beside the lagoon.',
        'An hour by car to the airport for the flight to Bengaluru by way of Mumbai.',
      ],
    },
  ],
  inclusions: [
    'Three nights in Grand Baie and three in Le Morne, double room, sea-facing in Le Morne',
    'Daily breakfast and dinner, one of them on the beach',
    'Airport and inter-hotel transfers by private car',
    'Shared catamaran day with lunch',
    'North and south coast tours, sugar museum entry',
    'Blue Bay boat and snorkelling',
    'Guided Le Morne hike or a 30-minute massage for each guest',
  ],
  exclusions: [
    'Airfare and travel insurance',
    'Lunches and drinks not mentioned',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Tips and personal expenses',
  ],
  gst: 'extra',
  charges: [MAURITIUS_TOURIST_FEE],
  hotels: [
    {
      city: 'Grand Baie',
      star4: ['Bougainvillea Reef Hotel', 'Pereybere Shell Hotel'],
      star5: ['Corail Vert Resort'],
    },
    { city: 'Le Morne', star4: ['Brabant Lagoon Hotel'], star5: ['Kite Bay Grand Resort'] },
  ],
  country: 'Mauritius',
  tags: ['honeymoon', 'beach', 'adventure'],
  months: [5, 6, 9, 10, 11, 12],
}
