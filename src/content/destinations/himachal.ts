import type { Destination } from '../../contract/catalogue.ts'

export const himachal: Destination = {
  slug: 'himachal',
  name: 'Himachal',
  country: 'India',
  region: 'domestic',
  banner: {
    picture: 'himachal',
    title: 'Hill stations, forests and Spiti',
    description:
      'Deodar forests, the hill railway to Shimla, Tibetan prayer flags in Dharamshala, and the dry, high valleys of Spiti.',
  },
  aliases: ['himachal pradesh', 'himachal-pradesh', 'manali', 'shimla', 'spiti'],
  listsPackages: true,
  bestMonths: [3, 4, 5, 6, 9, 10, 11],
  season:
    'March to June and mid-September to November are clear and mild. July and August bring landslides, December to February snow. The road to Spiti by Kunzum is open from about June to early October.',
  thingsToDo: [
    { name: 'Ride the narrow-gauge train from Kalka to Shimla', picture: 'train-himachal' },
    { name: 'Fly a tandem paraglider from Billing to Bir', picture: 'paraglide-himachal' },
    { name: 'Hear evening chants at Tsuglagkhang in McLeod Ganj', picture: 'monastery-himachal' },
    { name: 'Trek to Triund to see the Dhauladhar range', picture: 'trek-himachal' },
    { name: 'Go rafting on the Beas between Pirdi and Jhiri', picture: 'rafting-himachal' },
    { name: 'Visit Hadimba temple in its cedar forest', picture: 'temple-himachal' },
    { name: 'Camp a short walk from Chandratal lake', picture: 'camp-himachal' },
    { name: 'Visit the tea gardens of Palampur', picture: 'tea-garden-himachal' },
  ],
  neighbours: ['kashmir', 'ladakh', 'rajasthan'],
  cities: [
    { name: 'Shimla', lat: 31.1, lon: 77.17 },
    { name: 'Manali', lat: 32.24, lon: 77.19 },
    { name: 'Amritsar', lat: 31.63, lon: 74.87 },
    { name: 'Dalhousie', lat: 32.54, lon: 75.97 },
    { name: 'Dharamshala', lat: 32.22, lon: 76.32 },
    { name: 'Sangla', lat: 31.42, lon: 78.26 },
    { name: 'Kalpa', lat: 31.54, lon: 78.26 },
    { name: 'Tabo', lat: 32.09, lon: 78.38 },
    { name: 'Kaza', lat: 32.23, lon: 78.07 },
    { name: 'Chandratal', lat: 32.48, lon: 77.62 },
  ],
}
