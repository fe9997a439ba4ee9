import type { Destination } from '../../contract/catalogue.ts'

export const andaman: Destination = {
  slug: 'andaman',
  name: 'Andaman',
  country: 'India',
  region: 'domestic',
  banner: {
    picture: 'andaman',
    title: 'Islands, reefs and rainforest',
    description:
      'Rainforest down to the beach, coral reefs close to the shore, and the Cellular Jail, where many freedom fighters were held.',
  },
  aliases: ['andamans', 'andaman-nicobar', 'andaman and nicobar', 'port blair', 'havelock'],
  listsPackages: true,
  bestMonths: [11, 12, 1, 2, 3, 4],
  season:
    'November to April has calm, clear water. From June to September the south-west monsoon often stops ferries and diving. The sun sets early, at about 5 PM in December.',
  thingsToDo: [
    { name: 'Walk through the forest to Radhanagar beach', picture: 'beach-andaman' },
    { name: 'Snorkel over coral at Elephant Beach', picture: 'snorkel-andaman' },
    { name: 'Try your first scuba dive with an instructor at Havelock', picture: 'scuba-andaman' },
    { name: 'See the sound and light show at the Cellular Jail', picture: 'museum-andaman' },
    { name: 'Take a boat to Ross, North Bay and Neil islands', picture: 'island-hop-andaman' },
    { name: 'Kayak through mangroves and see the water glow at night', picture: 'kayak-andaman' },
    { name: 'Cycle past fields and coconut groves on Neil island', picture: 'bike-ride-andaman' },
  ],
  neighbours: ['thailand', 'kerala', 'maldives'],
  cities: [
    { name: 'Port Blair', lat: 11.67, lon: 92.74 },
    { name: 'Havelock', lat: 12.03, lon: 92.99 },
    { name: 'Neil', lat: 11.83, lon: 93.04 },
  ],
}
