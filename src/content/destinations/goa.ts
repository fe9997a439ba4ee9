import type { Destination } from '../../contract/catalogue.ts'

export const goa: Destination = {
  slug: 'goa',
  name: 'Goa',
  country: 'India',
  region: 'domestic',
  banner: {
    picture: 'goa',
    title: 'Old forts, long beaches, late lunch',
    description:
      'White churches, laterite forts, a plate of rava fish and the sea never more than a short drive away.',
  },
  aliases: ['north goa', 'south goa', 'panjim'],
  listsPackages: true,
  bestMonths: [11, 12, 1, 2, 3],
  season:
    'November to March is dry and breezy; from June to September the monsoon turns Goa green, the sea is too rough for swimming and most shacks are packed away.',
  thingsToDo: [
    { name: 'Swim in the calm crescent of Palolem', picture: 'beach-goa' },
    { name: 'Walk from Bom Jesus to Se Cathedral in Old Goa', picture: 'church-goa' },
    { name: 'Watch the sun go down from Chapora Fort', picture: 'fort-goa' },
    { name: 'Taste your way round a spice farm near Ponda', picture: 'spice-goa' },
    { name: 'Ride a forest jeep to Dudhsagar Falls', picture: 'waterfall-goa' },
    { name: 'Paddle through the mangroves of the Sal river', picture: 'kayak-goa' },
    { name: 'Bargain at the Wednesday flea market in Anjuna', picture: 'bazaar-goa' },
    { name: 'Sail the Mandovi at dusk from Panaji', picture: 'cruise-goa' },
  ],
  neighbours: ['kerala', 'rajasthan', 'andaman'],
  cities: [
    { name: 'Calangute', lat: 15.54, lon: 73.76 },
    { name: 'Candolim', lat: 15.52, lon: 73.77 },
    { name: 'Panaji', lat: 15.5, lon: 73.83 },
    { name: 'Mollem', lat: 15.37, lon: 74.23 },
    { name: 'Benaulim', lat: 15.26, lon: 73.92 },
    { name: 'Palolem', lat: 15.01, lon: 74.02 },
  ],
}
