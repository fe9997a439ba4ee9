import type { Destination } from '../../contract/catalogue.ts'

export const goa: Destination = {
  slug: 'goa',
  name: 'Goa',
  country: 'India',
  region: 'domestic',
  banner: {
    picture: 'goa',
    title: 'Beaches, old forts and churches',
    description:
      'White churches, laterite forts, rava-fried fish, and a beach never more than a short drive away.',
  },
  aliases: ['north goa', 'south goa', 'panjim'],
  listsPackages: true,
  bestMonths: [11, 12, 1, 2, 3],
  season:
    'November to March is dry and breezy. From June to September the monsoon turns Goa green, the sea is too rough for swimming and most beach shacks are closed.',
  thingsToDo: [
    { name: 'Swim at the calm, curved beach of Palolem', picture: 'beach-goa' },
    { name: 'Walk from Bom Jesus to Se Cathedral in Old Goa', picture: 'church-goa' },
    { name: 'Watch the sunset from Chapora Fort', picture: 'fort-goa' },
    { name: 'Tour and taste at a spice farm near Ponda', picture: 'spice-goa' },
    { name: 'Take a forest jeep to Dudhsagar Falls', picture: 'waterfall-goa' },
    { name: 'Kayak through the mangroves of the Sal river', picture: 'kayak-goa' },
    { name: 'Bargain at the Wednesday flea market in Anjuna', picture: 'bazaar-goa' },
    { name: 'Take an evening cruise on the Mandovi from Panaji', picture: 'cruise-goa' },
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
