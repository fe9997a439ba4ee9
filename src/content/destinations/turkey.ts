import type { Destination } from '../../contract/catalogue.ts'

export const turkey: Destination = {
  slug: 'turkey',
  name: 'Turkey',
  country: 'Turkey',
  region: 'international',
  banner: {
    picture: 'turkey',
    title: 'Istanbul, Cappadocia and the coast',
    description:
      'Ferries between Europe and Asia, balloon rides over rock valleys, white terraces of warm water, and long Turkish breakfasts.',
  },
  aliases: ['turkiye', 'türkiye'],
  listsPackages: true,
  bestMonths: [4, 5, 6, 9, 10],
  season:
    'April to June and September to October suit every region. July and August are hot on the coast. Cappadocia is often under snow from December to February.',
  visa: 'Indian passport holders usually need a visa before travel: an e-Visa only with a valid US, UK, Schengen or Irish visa or residence permit, otherwise a sticker visa through the visa centre. Check before you book.',
  currency:
    'Turkish lira (TRY). Cards work almost everywhere; change a little money for markets, taxis and tips. Prices move quickly, so quotes in euros are common.',
  thingsToDo: [
    { name: 'Take a sunrise balloon ride over Cappadocia', picture: 'balloon-turkey' },
    { name: 'See the dome of Hagia Sophia from inside', picture: 'mosque-turkey' },
    { name: 'Sail the Bosphorus between Europe and Asia', picture: 'cruise-turkey' },
    { name: 'Shop for lamps in the Grand Bazaar', picture: 'bazaar-turkey' },
    { name: 'Walk barefoot on the white terraces of Pamukkale', picture: 'waterfall-turkey' },
    { name: 'Walk the marble streets of Ephesus', picture: 'museum-turkey' },
    { name: 'Have a traditional bath in a hammam', picture: 'spa-turkey' },
    { name: 'Swim below the old harbour of Antalya', picture: 'beach-turkey' },
  ],
  neighbours: ['baku', 'europe', 'dubai'],
  cities: [
    { name: 'Istanbul', lat: 41.01, lon: 28.98 },
    { name: 'Cappadocia', lat: 38.64, lon: 34.83 },
    { name: 'Antalya', lat: 36.89, lon: 30.7 },
    { name: 'Kusadasi', lat: 37.86, lon: 27.26 },
    { name: 'Pamukkale', lat: 37.92, lon: 29.12 },
    { name: 'Ankara', lat: 39.93, lon: 32.86 },
    { name: 'Konya', lat: 37.87, lon: 32.49 },
  ],
}
