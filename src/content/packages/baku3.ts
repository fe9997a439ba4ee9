import type { Package } from '../../contract/catalogue.ts'
import { AZERBAIJAN_VISA } from '../charges.ts'

export const baku3: Package = {
  key: 'baku3',
  packageId: 'S05203',
  destination: 'baku',
  packageName: 'Baku Sheki and Gabala Silk Road Journey',
  totalGuests: 2,
  nights: 6,
  days: 7,
  theme: 'Delhi',
  destinationCovered: 'Baku-2N -- Sheki-2N -- Gabala-1N -- Baku-1N',
  highlights: [
    'The painted summer palace of the khans in Sheki',
    'A night-time stroll round a Silk Road caravanserai',
    'Kish, one of the oldest church sites in the Caucasus',
    'Baking, pottery and silk with Sheki families',
    'Gobustan, and the Old City of Baku at an easy pace',
  ],
  includes: ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 122599,
  packageImage: 'sheki-palace-baku',
  overview:
    'A loop along the old Silk Road below the Greater Caucasus. Sheki has tiled roofs, halva makers and a palace whose windows were made without a single nail. Gabala and Baku add mountains and sea.',
  itinerary: [
    {
      title: 'Into Baku',
      activities: [
        'Arrive, meet your driver and settle into a hotel a short walk from the Old City gates.',
        'Late in the day your guide leads an easy one-hour walk inside the walls, past hammams and caravanserais to the Maiden Tower.',
      ],
    },
    {
      title: 'Gobustan and the palace of the Shirvanshahs',
      activities: [
        'Spend the morning among the carvings of Gobustan and beside its mud volcanoes, an hour from the city.',
        'Back in Baku, visit the Shirvanshahs’ palace with its carved portal and royal bath.',
        'Take the evening at Highland Park, with a view of the whole bay.',
      ],
    },
    {
      title: 'The long road to Sheki',
      activities: [
        'Drive about 300 km north-west, five hours with halts at Diri Baba and at a roadside samovar in the forests past Ismayilli.',
        'Check in, then try piti, a mutton and chickpea stew served in its own pot; chickpea and herb dishes are there for vegetarians.',
      ],
    },
    {
      title: 'Sheki, its palace and craftsmen',
      activities: [
        'Visit the 18th-century Palace of the Sheki Khans. Its shebeke windows are thousands of pieces of wood and coloured glass held without nails or glue.',
        'In a workshop near by try fitting a shebeke panel, then taste Sheki halva straight from the tray.',
        'Drive ten minutes to Kish and its small round-towered Albanian church in a rose garden. At dusk walk round the Upper Caravanserai.',
      ],
    },
    {
      title: 'Over to Gabala',
      activities: [
        'A short drive of about an hour and a half leads along the foot of the mountains to Gabala.',
        'Take the Tufandag cable car up through oak and beech and have lunch with a view.',
        'Spend the afternoon by Nohur Lake, or at the Gabaland amusement park if you travel with children.',
      ],
    },
    {
      title: 'Shamakhi vineyards and Baku',
      activities: [
        'Return east with a stop at the restored Juma Mosque of Shamakhi and, if you like, a tasting at a winery in the hills.',
        'Reach Baku in the afternoon. Pick up saffron, dried fruit and tea at the Green Bazaar.',
      ],
    },
    {
      title: 'Departure',
      activities: [
        'A free morning on the boulevard; the canals of Little Venice are an easy stop for photographs.',
        'Private transfer to the airport.',
      ],
    },
  ],
  inclusions: [
    'Return economy flights Delhi – Baku with check-in baggage',
    'Three nights in Baku, two in Sheki and one in Gabala, double room',
    'Daily breakfast',
    'Two Indian dinners in Baku and one local dinner in Sheki',
    'Airport transfers and all drives in a private air-conditioned car',
    'Entry to the sights named in the itinerary',
    'Shebeke workshop and Tufandag cable car ticket',
    'English-speaking guide on the sightseeing days',
  ],
  exclusions: [
    'Travel insurance',
    'Meals not mentioned, and wine tastings',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Photography charges inside the palace of Sheki, where allowed',
    'Tips and personal expenses',
  ],
  gst: 'extra',
  charges: [AZERBAIJAN_VISA],
  hotels: [
    {
      city: 'Baku',
      star4: ['Twin Gates Hotel', 'Nizami Lane Hotel'],
      star5: ['Seven Carpets Palace Hotel'],
    },
    { city: 'Sheki', star4: ['Silk Yard Hotel', 'Khan’s Mulberry House'] },
    { city: 'Gabala', star4: ['Nohur Garden Hotel'], star5: ['Tufan Valley Resort'] },
  ],
  country: 'Azerbaijan',
  tags: ['nature', 'honeymoon'],
  months: [4, 5, 6, 9, 10],
}
