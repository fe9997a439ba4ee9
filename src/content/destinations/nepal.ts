import type { Destination } from '../../contract/catalogue.ts'

export const nepal: Destination = {
  slug: 'nepal',
  name: 'Nepal',
  country: 'Nepal',
  region: 'international',
  banner: {
    picture: 'nepal',
    title: 'Old squares, temples and high peaks',
    description:
      'Brick squares and butter lamps in Kathmandu, and a lake in Pokhara that reflects a whole mountain range.',
  },
  aliases: ['kathmandu', 'pokhara'],
  listsPackages: false,
  bestMonths: [3, 4, 5, 10, 11, 12],
  season:
    'October to December has the clearest mountain views. March to May is warm with rhododendrons. From mid-June to September the monsoon hides the peaks and landslides block the highways.',
  visa: 'Indian citizens usually need no visa; to fly they show a passport or a voter identity card (Aadhaar is not accepted for most adults). Carry the original and check before you book.',
  currency:
    'Nepalese rupee, long fixed at 1.60 to the Indian rupee. Indian notes of 100 and less are widely taken; the rules on carrying 200 and 500 rupee notes have changed lately, so check the position when you travel.',
  thingsToDo: [
    { name: 'Walk round the great stupa of Boudhanath at dusk', picture: 'monastery-nepal' },
    { name: 'Row to Tal Barahi temple on Phewa lake', picture: 'lake-nepal' },
    { name: 'Paraglide with a pilot from Sarangkot', picture: 'paraglide-nepal' },
    { name: 'Look for rhinos in the grasslands of Chitwan', picture: 'safari-nepal' },
    { name: 'See the evening aarti at Pashupatinath', picture: 'temple-nepal' },
    { name: 'Ride the cable car to Chandragiri', picture: 'cable-car-nepal' },
    { name: 'Spend a morning in the squares of Bhaktapur', picture: 'old-town-nepal' },
    { name: 'Go on a day walk in the Annapurna foothills', picture: 'trek-nepal' },
  ],
  neighbours: ['bhutan', 'north', 'himachal'],
  cities: [
    { name: 'Kathmandu', lat: 27.71, lon: 85.32 },
    { name: 'Pokhara', lat: 28.21, lon: 83.96 },
    { name: 'Chitwan', lat: 27.58, lon: 84.5 },
    { name: 'Nagarkot', lat: 27.72, lon: 85.52 },
  ],
}
