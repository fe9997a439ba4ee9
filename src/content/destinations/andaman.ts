import type { Destination } from '../../contract/catalogue.ts'

export const andaman: Destination = {
  slug: 'andaman',
  name: 'Andaman',
  country: 'India',
  region: 'domestic',
  banner: {
    picture: 'andaman',
    title: 'Rainforest to the reef',
    description:
      'Rainforest down to the waterline, reefs a few strokes from the sand, and a jail that holds a nation’s memory.',
  },
  aliases: ['andamans', 'andaman-nicobar', 'andaman and nicobar', 'port blair', 'havelock'],
  listsPackages: true,
  bestMonths: [11, 12, 1, 2, 3, 4],
  season:
    'November to April has calm, clear water; from June to September the south-west monsoon often stops ferries and diving. The sun sets early here, at about 5 PM in December.',
  thingsToDo: [
    { name: 'Walk Radhanagar from the trees to the tide', picture: 'beach-andaman' },
    { name: 'Snorkel over coral at Elephant Beach', picture: 'snorkel-andaman' },
    { name: 'Take a first dive with an instructor at Havelock', picture: 'scuba-andaman' },
    { name: 'Hear the Cellular Jail’s story in light and sound', picture: 'museum-andaman' },
    { name: 'Cross to Ross, North Bay and Neil by boat', picture: 'island-hop-andaman' },
    { name: 'Paddle among mangroves and see the water glow', picture: 'kayak-andaman' },
    { name: 'Cycle Neil island past fields and coconut groves', picture: 'bike-ride-andaman' },
  ],
  neighbours: ['thailand', 'kerala', 'maldives'],
  cities: [
    { name: 'Port Blair', lat: 11.67, lon: 92.74 },
    { name: 'Havelock', lat: 12.03, lon: 92.99 },
    { name: 'Neil', lat: 11.83, lon: 93.04 },
  ],
}
