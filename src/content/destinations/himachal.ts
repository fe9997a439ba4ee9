import type { Destination } from '../../contract/catalogue.ts'

export const himachal: Destination = {
  slug: 'himachal',
  name: 'Himachal',
  country: 'India',
  region: 'domestic',
  banner: {
    picture: 'himachal',
    title: 'Up where the deodars end',
    description:
      'Deodar ridges, a hill railway, prayer flags over Dharamshala and the bare gold valleys of Spiti beyond.',
  },
  aliases: ['himachal pradesh', 'himachal-pradesh', 'manali', 'shimla', 'spiti'],
  listsPackages: true,
  bestMonths: [3, 4, 5, 6, 9, 10, 11],
  season:
    'March to June and mid-September to November are clear and mild; July and August bring landslides, December to February snow. Spiti by Kunzum is open from about June to early October.',
  thingsToDo: [
    { name: 'Ride the narrow-gauge train from Kalka to Shimla', picture: 'train-himachal' },
    { name: 'Fly a tandem paraglider from Billing to Bir', picture: 'paraglide-himachal' },
    { name: 'Hear evening chants at Tsuglagkhang in McLeod Ganj', picture: 'monastery-himachal' },
    { name: 'Walk up to Triund for the Dhauladhar wall', picture: 'trek-himachal' },
    { name: 'Raft the Beas between Pirdi and Jhiri', picture: 'rafting-himachal' },
    { name: 'Sit under the cedars at Hadimba temple', picture: 'temple-himachal' },
    { name: 'Camp a short walk from Chandratal', picture: 'camp-himachal' },
    { name: 'See the tea slopes of Palampur', picture: 'tea-garden-himachal' },
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
