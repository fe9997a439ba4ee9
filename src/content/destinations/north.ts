import type { Destination } from '../../contract/catalogue.ts'

export const north: Destination = {
  slug: 'north',
  name: 'North-East',
  country: 'India',
  region: 'domestic',
  banner: {
    picture: 'north',
    title: 'Root bridges, rhinos and monasteries',
    description:
      'Bridges made of living roots in Meghalaya, rhinos in the tall grass of Kaziranga, and monasteries near the border with Tibet.',
  },
  aliases: ['north-east', 'northeast', 'north east', 'meghalaya', 'assam', 'sikkim', 'arunachal', 'tawang'],
  listsPackages: true,
  bestMonths: [10, 11, 12, 2, 3, 4, 5],
  season:
    'October to April is driest. Kaziranga’s jeep safaris run from about October to mid-May. Rhododendrons flower in Sikkim in late April and May. June to September is very wet everywhere.',
  thingsToDo: [
    { name: 'Walk down to the double-decker root bridge at Nongriat', picture: 'trek-north' },
    { name: 'Look for one-horned rhinos in Kaziranga', picture: 'safari-north' },
    { name: 'Visit the courtyard of Tawang Monastery', picture: 'monastery-north' },
    { name: 'See Nohkalikai Falls from the Sohra cliffs', picture: 'waterfall-north' },
    { name: 'Take a boat on the clear Umngot river at Dawki', picture: 'kayak-north' },
    { name: 'Walk through the limestone cave of Mawsmai', picture: 'cave-north' },
    { name: 'Taste first-flush tea in an Assam tea garden', picture: 'tea-garden-north' },
    { name: 'Walk round Tsomgo lake above Gangtok', picture: 'lake-north' },
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
