import type { Package } from '../../contract/catalogue.ts'

export const goa1: Package = {
  key: 'goa1',
  packageId: 'S07101',
  destination: 'goa',
  packageName: 'Goa Beach Break in Calangute',
  totalGuests: 2,
  nights: 3,
  days: 4,
  theme: 'Mumbai',
  destinationCovered: 'Calangute-3N',
  highlights: [
    'A hotel within walking distance of Calangute and Baga beaches',
    'Aguada, Sinquerim and Chapora forts in one day, ending with the sunset at Vagator',
    'Old Goa’s churches and the painted houses of Fontainhas with a private car',
    'One free afternoon kept for the beach',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 19699,
  packageImage: 'calangute-goa',
  overview:
    'A long weekend by the sea for two. You stay in Calangute, in the middle of the North Goa beaches, see the forts on one day and the old Portuguese capital on another, and have the rest of the time for the beach.',
  itinerary: [
    {
      title: 'Arrival in Goa and the first swim',
      activities: [
        'Our driver meets you at Dabolim or Mopa airport, or at Thivim or Madgaon station. Calangute is about an hour and a quarter from Dabolim and an hour from Mopa.',
        'Check in from 2 PM. Walk down to the beach, where the lifeguards mark the safe stretch with flags, and eat at one of the shacks towards Baga.',
      ],
    },
    {
      title: 'Forts and beaches of the north',
      activities: [
        'Start at Fort Aguada, built in 1612, with its freshwater cistern and lighthouse, and look down on Sinquerim. Parasailing and jet skis run from Calangute and Baga between October and May; you pay the operator directly.',
        'After lunch drive half an hour north to Anjuna and Vagator. On Wednesdays in season the Anjuna flea market is on. Climb the short slope to Chapora Fort before sunset for the view over the river mouth.',
      ],
    },
    {
      title: 'Old Goa, Fontainhas and the river',
      activities: [
        'Forty-five minutes inland is Old Goa: the Basilica of Bom Jesus, which holds the relics of St Francis Xavier, and the Se Cathedral opposite. Shoulders and knees must be covered; on Sundays visitors are let in only after the morning Masses.',
        'In Panaji walk the ochre and blue lanes of Fontainhas and up the zigzag steps of the Church of Our Lady of the Immaculate Conception.',
        'An hour-long cruise on the Mandovi with Goan songs and dance leaves from Santa Monica jetty around sunset, if you would like to add it.',
      ],
    },
    {
      title: 'Departure',
      activities: [
        'Breakfast, a last walk on the beach and check-out by 11 AM. Cashew nuts and bebinca keep well; you can buy them at the Calangute market on the way.',
        'Transfer to the airport or station in time for your journey home.',
      ],
    },
  ],
  inclusions: [
    '3 nights in Calangute on double occupancy',
    'Daily breakfast at the hotel',
    'Arrival and departure transfers',
    'Two days of sightseeing in a private air-conditioned car',
    'Driver’s allowance, fuel, tolls and parking',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights or trains to and from Goa',
    'Lunches and dinners',
    'Water sports, river cruise and other optional activities',
    'Entry and camera fees',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    {
      city: 'Calangute',
      star3: ['Casa Mangueira', 'Shoreline Courtyard'],
      star4: ['Palmeira Bay Resort', 'The Tamarind Terrace'],
    },
  ],
  country: 'India',
  tags: ['beach', 'family'],
  months: [10, 11, 12, 1, 2, 3, 4, 5],
}
