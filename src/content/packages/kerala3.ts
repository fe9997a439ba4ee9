import type { Package } from '../../contract/catalogue.ts'

export const kerala3: Package = {
  key: 'kerala3',
  packageId: 'S07113',
  destination: 'kerala',
  packageName: 'Kerala for Two Munnar Kumarakom and Marari',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Ahmedabad',
  destinationCovered: 'Munnar-2N -- Kumarakom-1N -- Marari-2N',
  highlights: [
    'Three stays chosen for two: a hill cottage, a lake resort and a room near the beach',
    'Sunset by shikara on Vembanad lake',
    'A village canoe through canals too narrow for houseboats',
    'One Ayurvedic massage each at Marari',
    'Flowers in the room and one candlelit dinner',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 41999,
  packageImage: 'kerala',
  overview:
    'A honeymoon with short drives and free evenings. Munnar for cool air, Kumarakom for the lake, and Marari, a fishing beach between Kochi and Alleppey, for two free days.',
  itinerary: [
    {
      title: 'Kochi to a hill cottage in Munnar',
      activities: [
        'Your driver meets you at Kochi airport. The drive is about four hours, with a tea stop at Neriamangalam bridge over the Periyar and the falls before Adimali.',
        'Check in; the room is decorated. You can have dinner at the hotel (extra).',
      ],
    },
    {
      title: 'Munnar without the crowd',
      activities: [
        'Start early on the Gap Road, when there are often clouds in the valley below, and walk an estate path with a guide at Lockhart.',
        'After lunch choose: the Rajamala slopes of Eravikulam (closed February and March), or the quieter valley towards Chithirapuram and Attukad falls.',
      ],
    },
    {
      title: 'From Munnar to Kumarakom',
      activities: [
        'Five hours down to Kumarakom by Adimali and Thodupuzha, with lunch on the way. Reach the lake by mid-afternoon.',
        'A shikara takes you out for an hour at sunset. The candlelit dinner is beside Vembanad lake.',
      ],
    },
    {
      title: 'Canals in the morning, sea in the afternoon',
      activities: [
        'Before breakfast walk in the Kumarakom bird sanctuary: darters and night herons nest from June to August, ducks from the north winter here from November to February.',
        'A canoe takes you through village canals past coir making and toddy shops. Then it is only an hour, over the Thanneermukkom barrage, to Marari beach.',
      ],
    },
    {
      title: 'A day at Marari',
      activities: [
        'A free day with one massage each by trained therapists. Fishing boats come in to the beach in the morning.',
        'Swim only near the shore and where the staff advise; there is an undertow from May to September. Alleppey’s lighthouse and old pier are 25 minutes away.',
      ],
    },
    {
      title: 'Fort Kochi and home',
      activities: [
        'Check out after breakfast and drive an hour and a quarter to Fort Kochi for the Chinese nets, Santa Cruz Basilica and the lanes of Mattancherry. The palace museum is shut on Fridays; the synagogue on Friday afternoons and Saturdays.',
        'Kochi airport is another hour and a half; we plan for an evening flight.',
      ],
    },
  ],
  inclusions: [
    '2 nights in Munnar, 1 night in Kumarakom and 2 nights in Marari on double occupancy',
    'Daily breakfast and one candlelit dinner',
    'Transfers and sightseeing by private air-conditioned car',
    'Sunset shikara on Vembanad and a village canoe ride',
    'One 50-minute Ayurvedic massage per person',
    'Room decoration on the first night',
    'Driver’s allowance, fuel, tolls and parking',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights or trains to and from Kochi',
    'Lunches, and dinners not listed',
    'Entry and camera fees',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    { city: 'Munnar', star3: ['Gap Road Cottages'], star4: ['Lockhart Valley Retreat'] },
    { city: 'Kumarakom', star3: ['Bund Road Homestead'], star4: ['Vembanad Lagoon Resort'] },
    { city: 'Marari', star3: ['Coir Village Beach Stay'], star4: ['Marari Palm Bungalows'] },
  ],
  country: 'India',
  tags: ['honeymoon', 'beach', 'nature'],
  months: [9, 10, 11, 12, 1, 2, 3, 4],
}
