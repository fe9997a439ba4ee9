import type { Package } from '../../contract/catalogue.ts'
import { SINGAPORE_VISA } from '../charges.ts'

/** Singapore's best-known sights, 4 nights. */
export const singapore1: Package = {
  key: 'singapore1',
  packageId: 'S04802',
  destination: 'singapore',
  packageName: 'Singapore Essentials City and Sentosa',
  totalGuests: 2,
  nights: 4,
  days: 5,
  theme: 'Mumbai',
  destinationCovered: 'Singapore-4N',
  highlights: [
    'Flower Dome, Cloud Forest and the Supertree show',
    'Night Safari tram with early boarding',
    'Cable car to Sentosa and Wings of Time by the sea',
    'Three quarters on foot: Chinatown, Kampong Glam, Little India',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 76499,
  packageImage: 'singapore',
  overview:
    'Four nights near Farrer Park or Bugis, close to Indian restaurants and a short metro ride from most sights. Your tickets are on your phone, and days can be exchanged if it rains.',
  itinerary: [
    {
      title: 'Changi airport’s waterfall and the Night Safari',
      activities: [
        'Pass by the Rain Vortex in Jewel before your transfer; it falls seven storeys. The hotel is 25 minutes away and rooms open at 2 PM.',
        'At six a coach leaves for Mandai and the Night Safari. The tram takes 40 minutes; the Leopard Trail on foot is where most people see the fishing cats.',
      ],
    },
    {
      title: 'Three quarters and a river',
      activities: [
        'With a guide: the Merlion at eight, Sri Mariamman, the oldest Hindu temple here, and the Buddha Tooth Relic Temple, both in Chinatown; then Sultan Mosque and Haji Lane.',
        'Lunch at Tekka Centre in Little India, with dosa, appam and sugar-cane juice under one roof.',
        'A bumboat from Clarke Quay at five shows the old godowns and the new bank towers in forty minutes.',
      ],
    },
    {
      title: 'Sentosa by cable car and on foot',
      activities: [
        'Take the cable car on Mount Faber and get down at Imbiah. Two luge rides, the Oceanarium and the beach tram to Siloso fill the afternoon.',
        'Stay for Wings of Time at 7.40 PM, light and water on the open sea. A van waits at Beach Station.',
      ],
    },
    {
      title: 'Gardens by the Bay',
      activities: [
        'The morning is free for Mustafa Centre, open long hours and with almost everything in stock, or Orchard Road.',
        "At four enter the cooled domes: the Cloud Forest first, for its 35-metre waterfall. The Supertrees' Garden Rhapsody plays at 7.45 and 8.45 PM; you can watch it from the grass.",
      ],
    },
    {
      title: 'Kaya toast and departure',
      activities: [
        'Breakfast can be kaya toast and kopi at the corner shop. Check-out is at 11 AM.',
        'The airport car arrives three hours before the flight; GST refunds are claimed at the machines before security.',
      ],
    },
  ],
  inclusions: [
    '4 nights with breakfast',
    'Airport transfers, shared coach on tours',
    'Night Safari with tram',
    'Guided walk and river bumboat',
    'Sentosa: one-way cable car, luge, Oceanarium and Wings of Time',
    'Both cooled domes at Gardens by the Bay',
  ],
  exclusions: [
    'Flights',
    'Lunches and dinners',
    'Stay before 2 PM on arrival and after 11 AM on departure',
    'Travel insurance and tips',
  ],
  gst: 'extra',
  charges: [SINGAPORE_VISA],
  hotels: [
    {
      city: 'Singapore',
      star3: ['Serangoon Lane Hotel', 'Kampong Corner Inn'],
      star4: ['Bugis Verandah Hotel', 'Farrer Garden Hotel'],
    },
  ],
  country: 'Singapore',
  tags: ['family', 'honeymoon'],
  months: [2, 3, 4, 5, 6, 7, 8, 9],
}
