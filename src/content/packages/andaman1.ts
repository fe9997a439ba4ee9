import type { Package } from '../../contract/catalogue.ts'

export const andaman1: Package = {
  key: 'andaman1',
  packageId: 'S07141',
  destination: 'andaman',
  packageName: 'Andaman Short Break Port Blair and Havelock',
  totalGuests: 2,
  nights: 4,
  days: 5,
  theme: 'Bengaluru',
  destinationCovered: 'Port Blair-1N -- Havelock-2N -- Port Blair-1N',
  highlights: [
    'Cellular Jail with a guide, and the evening light and sound show',
    'Radhanagar beach at sunset and Kalapathar at sunrise',
    'Snorkelling boat to Elephant Beach',
    'Tickets for the fast private catamaran both ways, not the slow government ferry',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 43999,
  packageImage: 'andaman',
  overview:
    'A short Andaman trip of five days. You see the Cellular Jail in Port Blair (now officially Sri Vijaya Puram) and spend two nights on Havelock (Swaraj Dweep). The plan follows the ferry timings.',
  itinerary: [
    {
      title: 'Arrival in Port Blair',
      activities: [
        'Flights land in the morning or around noon. The hotel is 15 to 20 minutes from Veer Savarkar airport; rooms open at 2 PM.',
        'A guide takes you through the Cellular Jail in the afternoon. The light and sound show follows after dusk; the Hindi show is the first, with an English one on some evenings.',
      ],
    },
    {
      title: 'Catamaran to Havelock and Radhanagar',
      activities: [
        'Report at Haddo or Phoenix Bay jetty an hour before sailing with photo identity. The crossing takes about an hour and a half to two hours; take a tablet if you are prone to sea-sickness.',
        'After lunch drive 12 km across the island to Radhanagar, a white-sand beach two kilometres long. Swim inside the marked zone only: the lifeguards watch for currents and, rarely, crocodiles.',
      ],
    },
    {
      title: 'Elephant Beach',
      activities: [
        'Half an hour by boat from Havelock jetty. Guided snorkelling over the shallow reef is included; masks are shared and cleaned, or bring your own. Boats do not sail when the port raises a warning.',
        'Back by 2 PM. The afternoon is free: visit the village bakery, hire a bicycle, or rest on Govind Nagar beach by the hotel.',
      ],
    },
    {
      title: 'Kalapathar sunrise and the ferry back',
      activities: [
        'The sun is up by 5.30 for most of the year: Kalapathar, on the east side, is 20 minutes away.',
        'Catamaran to Port Blair. If it arrives by early afternoon, Corbyn’s Cove is 15 minutes from the hotel; the Samudrika naval museum is shut on Mondays.',
      ],
    },
    {
      title: 'Departure',
      activities: [
        'After breakfast you can shop at Sagarika emporium for shell and padauk-wood work. Keep the bill: corals and some shells may not be taken off the islands.',
        'Transfer to the airport at least two hours before the flight.',
      ],
    },
  ],
  inclusions: [
    '2 nights in Port Blair and 2 nights in Havelock on double occupancy',
    'Daily breakfast',
    'Private air-conditioned car for transfers and sightseeing on each island',
    'Catamaran tickets Port Blair–Havelock–Port Blair in the standard class',
    'Elephant Beach boat with guided snorkelling',
    'Cellular Jail entry and light and sound show',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights to and from Port Blair',
    'Lunches and dinners',
    'Scuba, sea walk, jet ski and other water sports',
    'Extra costs if weather stops a ferry',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    { city: 'Port Blair', star3: ['Aberdeen Bazaar Hotel'], star4: ['Phoenix Bay Residency'] },
    { city: 'Havelock', star3: ['Govind Nagar Huts'], star4: ['Mahua Shore Resort'] },
  ],
  country: 'India',
  tags: ['beach', 'family', 'honeymoon'],
  months: [10, 11, 12, 1, 2, 3, 4, 5],
}
