import type { Destination } from '../../contract/catalogue.ts'

export const kerala: Destination = {
  slug: 'kerala',
  name: 'Kerala',
  country: 'India',
  region: 'domestic',
  banner: {
    picture: 'kerala',
    title: 'Tea hills, backwaters and beaches',
    description:
      'Tea gardens in the morning, pepper drying along the road, and a houseboat on Vembanad lake by noon.',
  },
  aliases: ['gods own country', 'munnar', 'alleppey'],
  listsPackages: true,
  bestMonths: [10, 11, 12, 1, 2, 3],
  season:
    'October to March is dry, and mild in the hills. June to August brings the heavy monsoon, low prices and the traditional season for Ayurveda.',
  thingsToDo: [
    { name: 'Spend a night on a backwater houseboat (kettuvallam)', picture: 'houseboat-kerala' },
    { name: 'Walk through the tea gardens above Munnar', picture: 'tea-garden-kerala' },
    { name: 'See cardamom and pepper on a spice walk in Kumily', picture: 'spice-kerala' },
    { name: 'Look for elephants from a boat on Periyar lake', picture: 'elephant-kerala' },
    { name: 'Watch a Kathakali or Theyyam performance up close', picture: 'dance-kerala' },
    { name: 'Have an hour of Ayurvedic oil massage', picture: 'spa-kerala' },
    { name: 'Swim at Kovalam and see its lighthouse', picture: 'beach-kerala' },
    { name: 'See Fort Kochi, from the fishing nets to the synagogue', picture: 'old-town-kerala' },
  ],
  neighbours: ['goa', 'srilanka', 'maldives'],
  cities: [
    { name: 'Kochi', lat: 9.97, lon: 76.24 },
    { name: 'Munnar', lat: 10.09, lon: 77.06 },
    { name: 'Thekkady', lat: 9.6, lon: 77.16 },
    { name: 'Alleppey', lat: 9.5, lon: 76.34 },
    { name: 'Kumarakom', lat: 9.62, lon: 76.43 },
    { name: 'Marari', lat: 9.6, lon: 76.3 },
    { name: 'Kovalam', lat: 8.4, lon: 76.98 },
    { name: 'Wayanad', lat: 11.55, lon: 76.04 },
    { name: 'Kannur', lat: 11.87, lon: 75.37 },
  ],
}
