import type { Destination } from '../../contract/catalogue.ts'

export const mauritius: Destination = {
  slug: 'mauritius',
  name: 'Mauritius',
  country: 'Mauritius',
  region: 'international',
  banner: {
    picture: 'mauritius',
    title: 'Lagoons, mountains and beaches',
    description:
      'Lagoons inside a coral reef, green peaks, coloured earth, cane fields, and dholl puri, a street snack that Indians will find familiar.',
  },
  aliases: [],
  listsPackages: true,
  bestMonths: [5, 6, 9, 10, 11, 12],
  season:
    'May to December is dry and mild, with July and August breezy on the east coast. January to March is hot and wet, and cyclones may pass.',
  visa: 'Indian passport holders usually enter for tourism without a visa in advance, with a return ticket, a confirmed stay and enough funds, after filling in the online All-in-One travel form. Check before you book.',
  currency: 'Mauritian rupee (MUR). Cards are widely taken; keep cash for street food, buses and markets.',
  thingsToDo: [
    { name: 'Sail by catamaran to the northern islets', picture: 'cruise-mauritius' },
    { name: 'Swim at the white beaches of Île aux Cerfs', picture: 'beach-mauritius' },
    { name: 'See the Seven Coloured Earths at Chamarel', picture: 'desert-mauritius' },
    { name: 'Snorkel over coral in Blue Bay', picture: 'snorkel-mauritius' },
    { name: 'Visit the temples at the crater lake of Ganga Talao', picture: 'temple-mauritius' },
    { name: 'Hike Le Morne with a guide at dawn', picture: 'trek-mauritius' },
    { name: 'See giant water lilies at Pamplemousses garden', picture: 'garden-mauritius' },
    { name: 'Eat dholl puri in Port Louis market', picture: 'street-food-mauritius' },
  ],
  neighbours: ['maldives', 'southafrica', 'dubai'],
  cities: [
    { name: 'Flic en Flac', lat: -20.28, lon: 57.37 },
    { name: 'Grand Baie', lat: -20.01, lon: 57.58 },
    { name: 'Le Morne', lat: -20.45, lon: 57.32 },
  ],
}
