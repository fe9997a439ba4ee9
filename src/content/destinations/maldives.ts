import type { Destination } from '../../contract/catalogue.ts'

export const maldives: Destination = {
  slug: 'maldives',
  name: 'Maldives',
  country: 'Maldives',
  region: 'international',
  banner: {
    picture: 'maldives',
    title: 'Nothing but the lagoon',
    description:
      'Wooden villas on stilts, water the colour of glass, reef sharks no longer than your arm and nothing on the calendar.',
  },
  aliases: [],
  listsPackages: true,
  bestMonths: [12, 1, 2, 3, 4],
  season:
    'December to April is dry with calm, clear sea; May to October brings showers and waves but lower prices, and mantas gather in Baa Atoll from June to October.',
  visa: 'Indian passport holders usually get a free 30-day visa on arrival with a confirmed stay and a return ticket; the online IMUGA declaration is filled in within 96 hours before the flight. Check before you book.',
  currency:
    'Maldivian rufiyaa (MVR). Resorts bill in US dollars and take cards; carry small dollar notes for tips and local islands.',
  thingsToDo: [
    { name: 'Snorkel the house reef straight from the villa steps', picture: 'snorkel-maldives' },
    { name: 'Drift-dive a channel with eagle rays', picture: 'scuba-maldives' },
    { name: 'Look for dolphins on a sunset cruise', picture: 'cruise-maldives' },
    { name: 'Picnic on a sandbank with no one else on it', picture: 'island-hop-maldives' },
    { name: 'Have dinner on the beach by lantern light', picture: 'dinner-maldives' },
    { name: 'Paddle a clear kayak across the lagoon', picture: 'kayak-maldives' },
    { name: 'Book a spa hour with a glass floor', picture: 'spa-maldives' },
    { name: 'Learn to surf a gentle reef break', picture: 'surf-maldives' },
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
