import type { Destination } from '../../contract/catalogue.ts'

export const north: Destination = {
  slug: 'north',
  name: 'North-East',
  country: 'India',
  region: 'domestic',
  banner: {
    picture: 'north',
    title: 'Where the clouds come home',
    description:
      'Bridges grown from living roots, rhinos in tall grass, and monasteries on the edge of Tibet.',
  },
  aliases: ['north-east', 'northeast', 'north east', 'meghalaya', 'assam', 'sikkim', 'arunachal', 'tawang'],
  listsPackages: true,
  bestMonths: [10, 11, 12, 2, 3, 4, 5],
  season:
    'October to April is driest; Kaziranga’s jeeps run from about October to mid-May, rhododendrons flower in Sikkim in late April and May, and June to September is very wet everywhere.',
  thingsToDo: [
    { name: 'Climb down to the double-decker root bridge at Nongriat', picture: 'trek-north' },
    { name: 'Look for one-horned rhinos in Kaziranga', picture: 'safari-north' },
    { name: 'Stand in the courtyard of Tawang Monastery', picture: 'monastery-north' },
    { name: 'See Nohkalikai drop over the Sohra cliffs', picture: 'waterfall-north' },
    { name: 'Float on the clear Umngot at Dawki', picture: 'kayak-north' },
    { name: 'Walk through the limestone of Mawsmai', picture: 'cave-north' },
    { name: 'Taste a first flush in an Assam tea garden', picture: 'tea-garden-north' },
    { name: 'Circle Tsomgo lake above Gangtok', picture: 'lake-north' },
  ],
  neighbours: ['bhutan', 'nepal', 'andaman'],
  cities: [
    { name: 'Guwahati', lat: 26.14, lon: 91.74 },
    { name: 'Shillong', lat: 25.57, lon: 91.88 },
    { name: 'Cherrapunji', lat: 25.28, lon: 91.73 },
    { name: 'Kaziranga', lat: 26.58, lon: 93.41 },
    { name: 'Bhalukpong', lat: 27.01, lon: 92.64 },
    { name: 'Dirang', lat: 27.36, lon: 92.24 },
    { name: 'Tawang', lat: 27.59, lon: 91.87 },
    { name: 'Bomdila', lat: 27.26, lon: 92.42 },
    { name: 'Gangtok', lat: 27.33, lon: 88.61 },
    { name: 'Lachung', lat: 27.69, lon: 88.74 },
    { name: 'Pelling', lat: 27.3, lon: 88.24 },
  ],
}
