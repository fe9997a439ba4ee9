import type { Package } from '../../contract/catalogue.ts'

export const andaman3: Package = {
  key: 'andaman3',
  packageId: 'S07143',
  destination: 'andaman',
  packageName: 'Andaman Learn to Dive Week',
  totalGuests: 2,
  nights: 7,
  days: 8,
  theme: 'Delhi',
  destinationCovered: 'Port Blair-1N -- Havelock-4N -- Neil-1N -- Port Blair-1N',
  highlights: [
    'A full Open Water diving course for two on Havelock, four dives included',
    'Classes of at most four students to an instructor',
    'Neil’s rock bridge at low tide and a day on bicycles',
    'More than 60 hours between the last dive and the flight home',
    'Radhanagar, Neil and the Cellular Jail as well',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 126999,
  packageImage: 'havelock-reef-andaman',
  overview:
    'Get your Open Water diving certificate, which allows dives to 18 metres. Theory is done online before you fly, so the days on Havelock are spent in the water. The course ends on the fourth day, well before the flight home.',
  itinerary: [
    {
      title: 'Arrival in Port Blair',
      activities: [
        'Transfer to the hotel, and the Cellular Jail in the afternoon with its evening show.',
        'Sleep early. Any cold, asthma or heart condition must be on the diving medical form, which a doctor may have to sign before you travel.',
      ],
    },
    {
      title: 'Havelock and confined water',
      activities: [
        'The first catamaran brings you to Havelock by mid-morning.',
        'After lunch meet the instructor, fit the gear, and practise clearing a mask and finding a regulator in shallow, still water.',
      ],
    },
    {
      title: 'Skills, and the first open-water dives',
      activities: [
        'Finish the shallow-water skills early. Two boat dives follow at a sheltered site near the lighthouse, to 12 metres at most: clownfish, parrotfish and hard corals.',
        'Fill in your log book. The evening is free for Radhanagar beach.',
      ],
    },
    {
      title: 'Two deeper dives and the certificate',
      activities: [
        'Two dives to 18 metres complete the course, the site chosen by the current that day. Students who need more time get it; the course is not rushed for the timetable.',
        'The afternoon is free. You can join the diving team for dinner at the dive centre (extra).',
      ],
    },
    {
      title: 'A day on Havelock',
      activities: [
        'Sleep in, or walk the forest path to Elephant Beach, about 40 minutes each way with a guide.',
        'New divers may add two fun dives this morning (extra); there are still more than 60 hours before the flight.',
      ],
    },
    {
      title: 'Neil by bicycle',
      activities: [
        'Catamaran to Neil, under an hour. Bicycles wait at the hotel: the island is flat, with banana fields and hardly any traffic.',
        'See the rock bridge at low tide, and Laxmanpur beach at sunset.',
      ],
    },
    {
      title: 'Neil to Port Blair',
      activities: [
        'Sitapur beach at sunrise, then the mid-morning ferry back.',
        'Afternoon at Mount Manipur National Park (formerly Mount Harriet), by vehicle ferry from Chatham to Bamboo Flat, or at the museums; several shut on Mondays.',
      ],
    },
    {
      title: 'Jolly Buoy or departure',
      activities: [
        'If your flight is after 5 PM you can add the boat from Wandoor to Jolly Buoy: coral in a few metres of water, no plastic allowed ashore, permits needed. It runs about November to mid-May except Mondays and takes until 3 PM.',
        'Otherwise a late breakfast and the transfer to the airport.',
      ],
    },
  ],
  inclusions: [
    '2 nights in Port Blair, 4 nights in Havelock and 1 night in Neil on double occupancy',
    'Daily breakfast',
    'Open Water course for two: e-learning, instructor, gear, four dives and certification fee',
    'Catamaran tickets for all three crossings in the standard class',
    'Private air-conditioned car for transfers and sightseeing, bicycles on Neil',
    'Cellular Jail entry and light and sound show',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights to and from Port Blair',
    'Lunches and dinners',
    'Jolly Buoy boat and permit, fun dives and other water sports',
    'Medical certificate and diving insurance',
    'Extra costs if weather stops a ferry or a dive',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    { city: 'Port Blair', star3: ['Aberdeen Bazaar Hotel'], star4: ['Phoenix Bay Residency'] },
    { city: 'Havelock', star3: ['Lighthouse Reef Cottages'], star4: ['Mahua Shore Resort'] },
    { city: 'Neil', star3: ['Sitapur Sunrise Cottages'], star4: ['Shaheed Lagoon Resort'] },
  ],
  country: 'India',
  tags: ['adventure', 'beach', 'nature'],
  months: [11, 12, 1, 2, 3, 4],
}
