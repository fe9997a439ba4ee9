import type { Destination } from '../../contract/catalogue.ts'

/** Bali, Indonesia. */
export const bali: Destination = {
  slug: 'bali',
  name: 'Bali',
  country: 'Indonesia',
  region: 'international',
  banner: {
    picture: 'bali',
    title: 'Temples, rice terraces and beaches',
    description:
      'Temples, green rice terraces, the reef off Nusa Penida and the Kecak dance at Uluwatu, all within a few hours’ drive.',
  },
  aliases: ['indonesia'],
  listsPackages: true,
  bestMonths: [4, 5, 6, 7, 8, 9, 10],
  season:
    'April to October is the dry season. From November to March, expect warm rain in the afternoons and lower prices.',
  visa: 'Indian passport holders usually take a 30-day visa on arrival or apply for it online, about USD 35 (IDR 500,000) each, and pay a tourism levy, lately IDR 150,000; check the present rules before you book.',
  currency: 'Indonesian rupiah (IDR); cards work in towns, carry cash for temples, warungs and the islands.',
  thingsToDo: [
    { name: 'Watch the Kecak fire dance at Uluwatu', picture: 'dance-bali' },
    { name: 'Walk through the Tegalalang rice terraces', picture: 'rice-terrace-bali' },
    { name: 'Bathe at the Tirta Empul spring temple', picture: 'temple-bali' },
    { name: 'Climb Mount Batur for sunrise', picture: 'volcano-bali' },
    { name: 'Take your first surf lesson at Kuta', picture: 'surf-bali' },
    { name: 'Snorkel off Nusa Penida', picture: 'snorkel-bali' },
    { name: 'Go rafting on the Ayung river', picture: 'rafting-bali' },
    { name: 'Spend an afternoon at a Balinese spa', picture: 'spa-bali' },
  ],
  neighbours: ['singapore', 'malaysia', 'thailand', 'vietnam'],
  cities: [
    { name: 'Kuta', lat: -8.72, lon: 115.17 },
    { name: 'Ubud', lat: -8.51, lon: 115.26 },
    { name: 'Seminyak', lat: -8.69, lon: 115.16 },
    { name: 'Candidasa', lat: -8.51, lon: 115.57 },
    { name: 'Nusa Penida', lat: -8.68, lon: 115.49 },
  ],
}
