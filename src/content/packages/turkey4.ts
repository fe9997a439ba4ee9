import type { Package } from '../../contract/catalogue.ts'
import { TURKEY_VISA } from '../charges.ts'

export const turkey4: Package = {
  key: 'turkey4',
  packageId: 'S05208',
  destination: 'turkey',
  packageName: 'Turkey by Rail Istanbul Ankara Cappadocia and Konya',
  totalGuests: 2,
  nights: 7,
  days: 8,
  theme: 'Mumbai',
  destinationCovered: 'Istanbul-2N -- Ankara-1N -- Cappadocia-2N -- Konya-1N -- Istanbul-1N',
  highlights: [
    'High-speed trains to Ankara and back from Konya',
    'Anıtkabir and the Museum of Anatolian Civilisations',
    'The pink rim of Lake Tuz on the road to Cappadocia',
    'Rumi’s tomb under the green dome of Konya',
    'Seljuk caravanserai at Sultanhanı',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 142799,
  packageImage: 'green-dome-turkey',
  overview:
    'See the country by train instead of by air. Fast trains and two scenic drives connect Istanbul with Ankara, the valleys of Cappadocia and Konya, the city of Rumi.',
  itinerary: [
    {
      title: 'Arrival in Istanbul',
      activities: [
        'Our driver meets you at the airport and takes you to the old city. Drop the bags and have a simit and tea in Gülhane Park.',
        'In the cool of the evening see the floodlit Hagia Sophia and Blue Mosque from the garden between them.',
      ],
    },
    {
      title: 'Palaces, mosques and a boat',
      activities: [
        'Guided day: Hagia Sophia, the Hippodrome and Topkapi Palace (on Tuesdays, Dolmabahçe instead).',
        'Public boat trip on the Bosphorus in the afternoon, with yoghurt sold on deck at Kanlıca on some sailings.',
        'Pack early; the train leaves from the Asian side.',
      ],
    },
    {
      title: 'High-speed train to Ankara',
      activities: [
        'Drive under the strait to Söğütlüçeşme station and ride about four and a half hours to Ankara.',
        'Visit Anıtkabir, the mausoleum of Atatürk, and stay for the changing of the guard if it falls in time.',
        'Evening in the old houses round the citadel.',
      ],
    },
    {
      title: 'Anatolian museum and Lake Tuz',
      activities: [
        'Morning among Hittite lions and 8,000-year-old goddesses at the Museum of Anatolian Civilisations.',
        'Drive about four hours to Cappadocia. Halfway, walk on the white edge of Lake Tuz, a salt lake that is pink in high summer.',
        'Reach the cave hotel by dark.',
      ],
    },
    {
      title: 'Cappadocia from above and below',
      activities: [
        'Get up early to see the balloons from the roof, or to fly in one (extra). Then see the frescoes of the Göreme museum.',
        'Lunch in Ürgüp, and on to the castle of Ortahisar and the chimneys of Paşabağ.',
        'At sunset walk Pigeon Valley between Uçhisar and Göreme, mostly downhill, about an hour and a half.',
      ],
    },
    {
      title: 'Caravan road to Konya',
      activities: [
        'Drive about three hours west on the Seljuk trade route, with an hour at Sultanhanı, the largest of its caravanserais.',
        'In Konya visit the Mevlana Museum with Rumi’s tomb and the İnce Minaret. On Saturdays a whirling ceremony is usually held at the cultural centre.',
      ],
    },
    {
      title: 'Train to Istanbul',
      activities: [
        'Try etliekmek (Konya’s long thin flatbread) or the kind with cheese before leaving.',
        'High-speed train to Istanbul, about five hours across the plateau and down to the Marmara Sea.',
        'Farewell dinner by the ferry piers of Kadıköy.',
      ],
    },
    {
      title: 'Fly back to India',
      activities: ['A last bag of Turkish coffee or lokum if time permits.', 'Private car to the airport.'],
    },
  ],
  inclusions: [
    'Three nights in Istanbul, two in Cappadocia, one each in Ankara and Konya, double room',
    'Daily breakfast',
    'High-speed train tickets Istanbul – Ankara and Konya – Istanbul',
    'Private car Ankara – Cappadocia – Konya, and all transfers',
    'Guided tours with entry fees as in the itinerary',
    'Farewell dinner in Kadıköy',
    'Help with the visa file',
  ],
  exclusions: [
    'International airfare to and from Istanbul',
    'Travel insurance',
    'Meals not mentioned',
    'Balloon flight in Cappadocia',
    'Early check-in before 1400 and late check-out after 1100 hours',
    'Tips and personal expenses',
  ],
  gst: 'extra',
  charges: [TURKEY_VISA],
  hotels: [
    {
      city: 'Istanbul',
      star4: ['Sirkeci Lantern Hotel', 'Moda Pier Hotel'],
      star5: ['Halic Terrace House'],
    },
    { city: 'Ankara', star4: ['Citadel Walk Hotel'], star5: ['Kavak Park Grand'] },
    { city: 'Cappadocia', star4: ['Stone Dove Cave Hotel'], star5: ['Dovecote Cave Residence'] },
    { city: 'Konya', star4: ['Reed Flute Hotel'], star5: ['Seljuk Garden Hotel'] },
  ],
  country: 'Turkey',
  tags: ['family', 'nature'],
  months: [3, 4, 5, 9, 10, 11],
}
