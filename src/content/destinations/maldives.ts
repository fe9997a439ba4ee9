import type { Destination } from '../../contract/catalogue.ts'

export const maldives: Destination = {
  slug: 'maldives',
  name: 'Maldives',
  country: 'Maldives',
  region: 'international',
  banner: {
    picture: 'maldives',
    title: 'Island resorts, clear sea and coral',
    description:
      'Wooden villas on stilts over the water, clear lagoons, small reef sharks near the beach, and plenty of time to rest.',
  },
  aliases: [],
  listsPackages: true,
  bestMonths: [12, 1, 2, 3, 4],
  season:
    'December to April is dry with calm, clear sea. May to October brings showers and waves but lower prices. Mantas gather in Baa Atoll from June to October.',
  visa: 'Indian passport holders usually get a free 30-day visa on arrival with a confirmed stay and a return ticket; the online IMUGA declaration is filled in within 96 hours before the flight. Check before you book.',
  currency:
    'Maldivian rufiyaa (MVR). Resorts bill in US dollars and take cards; carry small dollar notes for tips and local islands.',
  thingsToDo: [
    { name: 'Snorkel on the reef, straight from your villa steps', picture: 'snorkel-maldives' },
    { name: 'Go drift diving with eagle rays', picture: 'scuba-maldives' },
    { name: 'Look for dolphins on a sunset cruise', picture: 'cruise-maldives' },
    { name: 'Have a private picnic on a sandbank', picture: 'island-hop-maldives' },
    { name: 'Have a lantern-lit dinner on the beach', picture: 'dinner-maldives' },
    { name: 'Paddle a see-through kayak across the lagoon', picture: 'kayak-maldives' },
    { name: 'Book an hour in a spa with a glass floor', picture: 'spa-maldives' },
    { name: 'Learn to surf on a gentle reef wave', picture: 'surf-maldives' },
  ],
  neighbours: ['srilanka', 'kerala', 'mauritius'],
  cities: [
    { name: 'South Malé Atoll', lat: 3.97, lon: 73.47 },
    { name: 'North Malé Atoll', lat: 4.42, lon: 73.5 },
    { name: 'Maafushi', lat: 3.94, lon: 73.49 },
    { name: 'Dhigurah', lat: 3.53, lon: 72.92 },
    { name: 'Dharavandhoo', lat: 5.16, lon: 73.13 },
  ],
}
