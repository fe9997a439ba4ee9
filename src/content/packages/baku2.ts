import type { Package } from '../../contract/catalogue.ts'
import { AZERBAIJAN_VISA } from '../charges.ts'

export const baku2: Package = {
  key: 'baku2',
  packageId: 'S05202',
  destination: 'baku',
  packageName: 'Baku and Gabala Mountains and Caspian',
  totalGuests: 2,
  nights: 6,
  days: 7,
  theme: 'Mumbai',
  destinationCovered: 'Baku-3N -- Gabala-2N -- Baku-1N',
  highlights: [
    'Two nights in the green hills of Gabala',
    'Four-stage cable car ride at Tufandag',
    'Coppersmiths of Lahij and the waterfall at Vandam',
    'Gobustan and the fire sights of the Absheron',
    'An evening boat on Baku bay',
  ],
  includes: ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 120199,
  packageImage: 'nohur-lake-baku',
  overview:
    'Half city, half mountains. In Baku you see the Old City and the fire sights; the road then climbs through vineyards to Gabala for cable cars, lakes and a village of coppersmiths.',
  itinerary: [
    {
      title: 'Welcome to Baku',
      activities: [
        'Meet your driver at the airport and reach your hotel near Fountain Square in about 30 minutes.',
        'A free evening: the pedestrian Nizami Street, with its bookshops, sweet shops and street musicians, starts close by.',
      ],
    },
    {
      title: 'Old Baku, new Baku',
      activities: [
        'Begin at the Shirvanshahs’ palace, then follow the lanes of the Old City down to the Maiden Tower and climb it for the view over the seafront.',
        'Cross the road to the Carpet Museum to see the carpets of Shirvan and Karabakh (closed on Mondays; we swap days if needed).',
        'At sunset take a boat of about half an hour from the boulevard pier, wind permitting.',
      ],
    },
    {
      title: 'Stone Age rock art and the fire sights',
      activities: [
        'Morning at Gobustan, about 65 km away: rock carvings, a stone that sounds like a drum when struck, and the mud volcanoes beyond.',
        'Lunch on the way back, then north to the Absheron peninsula for Ateshgah’s courtyard and its central altar flame.',
        'Finish at Yanar Dag, best towards dusk when the flames show clearly against the hill.',
      ],
    },
    {
      title: 'By Shamakhi and Lahij to Gabala',
      activities: [
        'Check out and drive west. In Shamakhi visit the Juma Mosque, founded in the 8th century and rebuilt after earthquakes.',
        'Turn off near Ismayilli for Lahij, a stone village on a river gorge where coppersmiths work with open doors.',
        'Arrive in Gabala in the evening after about five hours on the road with stops.',
      ],
    },
    {
      title: 'Tufandag and Nohur Lake',
      activities: [
        'Ride the Tufandag cable cars in stages from the forest towards the bare ridges. In winter the same lifts serve skiers.',
        'Afternoon at Nohur Lake, ten minutes below town, with pedal boats in the warm months.',
      ],
    },
    {
      title: 'Vandam waterfall and back to Baku',
      activities: [
        'On the way out stop in Vandam for the Seven Beauties waterfall, reached by a steep flight of steps beside the stream.',
        'Drive about three hours to Baku and check in again. The last evening is free for shopping or a plate of qutab, thin stuffed flatbread.',
      ],
    },
    {
      title: 'Flight home',
      activities: [
        'Breakfast and a last hour by the sea if the flight leaves late.',
        'Your car takes you to the airport in good time.',
      ],
    },
  ],
  inclusions: [
    'Return economy flights Mumbai – Baku with check-in baggage',
    'Four nights in Baku and two in Gabala, double room',
    'Daily breakfast',
    'Two Indian dinners in Baku',
    'Airport transfers and all drives in a private air-conditioned car',
    'Entry to the sights named in the itinerary',
    'Tufandag cable car and Baku bay boat tickets',
    'English-speaking guide on the sightseeing days',
  ],
  exclusions: [
    'Travel insurance',
    'Meals not mentioned',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Pedal boats, ski passes and other optional activities',
    'Tips and personal expenses',
  ],
  gst: 'extra',
  charges: [AZERBAIJAN_VISA],
  hotels: [
    {
      city: 'Baku',
      star4: ['Fountain Row Hotel', 'Sabayil Court Hotel'],
      star5: ['Khazar Terrace Grand', 'Caspian Crescent Hotel'],
    },
    {
      city: 'Gabala',
      star4: ['Chestnut Slope Resort', 'Nohur Garden Hotel'],
      star5: ['Tufan Valley Resort'],
    },
  ],
  country: 'Azerbaijan',
  tags: ['family', 'honeymoon', 'nature'],
  months: [4, 5, 6, 7, 8, 9, 10],
}
