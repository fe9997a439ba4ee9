import type { Package } from '../../contract/catalogue.ts'

export const north1: Package = {
  key: 'north1',
  packageId: 'S07151',
  destination: 'north',
  packageName: 'North East Meghalaya Root Bridges and Rivers',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Mumbai',
  destinationCovered: 'Shillong-2N -- Cherrapunji-2N -- Guwahati-1N',
  highlights: [
    'The double-decker living root bridge at Nongriat, with a village guide',
    'A boat on the Umngot at Dawki, clear to the bottom in winter',
    'Nohkalikai, Seven Sisters and the caves of Sohra',
    'Kamakhya temple in Guwahati',
    'No Inner Line Permit needed for Assam and Meghalaya',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 42999,
  packageImage: 'north',
  overview:
    'The Khasi hills in six days. One day has a long walk on steps and needs good knees; the others are easy. Many sights are closed on Sundays, so we set the order of the days by your date of travel.',
  itinerary: [
    {
      title: 'Guwahati to Shillong by Umiam lake',
      activities: [
        'Meet your driver at Guwahati airport by 1 PM. Shillong is about 120 km and three and a half hours, the last part along Umiam lake, where the light is best before sunset (as early as 4.30 PM in December).',
        'Evening in Police Bazar, where jadoh and momos are sold.',
      ],
    },
    {
      title: 'Mawphlang grove and Laitlum',
      activities: [
        'A Khasi guide leads you through the sacred grove of Mawphlang, 25 km out, from which nothing may be taken, not even a leaf.',
        'After lunch Laitlum, a viewpoint at the edge of the plateau over a deep canyon, and the Don Bosco museum of the hill peoples (closed on Sundays) if it rains instead.',
      ],
    },
    {
      title: 'Dawki, Mawlynnong and on to Sohra',
      activities: [
        'Leave at 7 for Dawki, two and a half hours south at the Bangladesh border. A boatman rows you on the Umngot; the water is clear from November to April and brown in the rains.',
        'See Mawlynnong, its bamboo paths, and the easy root bridge at Riwai close by. Mawlynnong does not receive day visitors on Sundays. Sohra (Cherrapunji) is two and a half hours further.',
      ],
    },
    {
      title: 'Nongriat',
      activities: [
        'From Tyrna some 3,500 steps go down, over two wire bridges, to the double-decker root bridge: two hours there, three back. Start at 7 and carry water; rainwear too between May and October.',
        'If this is too much, the single bridge at Ummunoi or a day of viewpoints takes its place. Rest in the evening.',
      ],
    },
    {
      title: 'Caves and falls of Sohra, then Guwahati',
      activities: [
        'Nohkalikai, at 340 metres one of the tallest plunge falls in India, is free of cloud most often at 8 AM. Then Mawsmai cave, lit and short, and Arwah with its fossils; the Seven Sisters falls run from June to November.',
        'Back through Shillong to Guwahati, five hours, with a stop for pineapple at Nongpoh.',
      ],
    },
    {
      title: 'Kamakhya and departure',
      activities: [
        'Reach Kamakhya on Nilachal hill by 7 AM, as the queue for the sanctum grows fast. The temple shuts for some days around 22 to 26 June for Ambubachi.',
        'With a late flight, a ferry to Umananda island in the Brahmaputra. The airport is 45 minutes to an hour from town.',
      ],
    },
  ],
  inclusions: [
    '2 nights in Shillong, 2 nights in Cherrapunji and 1 night in Guwahati on double occupancy',
    'Daily breakfast',
    'Private car from Guwahati airport and back, with sightseeing',
    'Village guide for the Nongriat walk and the sacred grove',
    'Boat ride at Dawki',
    'Driver’s allowance, fuel, tolls and parking',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights to and from Guwahati',
    'Lunches and dinners',
    'Entry, camera and village fees not listed',
    'Porters and activities such as zip line or caving',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    { city: 'Guwahati', star3: ['Brahmaputra Ghat Hotel'], star4: ['Nilachal Residency'] },
    { city: 'Shillong', star3: ['Laban Pines Inn'], star4: ['Ward’s Lake Heritage'] },
    { city: 'Cherrapunji', star3: ['Sohra Cloud Cottages'], star4: ['Seven Falls Resort'] },
  ],
  country: 'India',
  tags: ['nature', 'adventure', 'honeymoon'],
  months: [10, 11, 12, 1, 2, 3, 4, 5],
}
