import type { Package } from '../../contract/catalogue.ts'

export const goa2: Package = {
  key: 'goa2',
  packageId: 'S07102',
  destination: 'goa',
  packageName: 'South Goa Slow Days in Benaulim',
  totalGuests: 2,
  nights: 3,
  days: 4,
  theme: 'Mumbai',
  destinationCovered: 'Benaulim-3N',
  highlights: [
    'Benaulim’s long, quiet beach with fishing boats and no loud bars',
    'A guided morning in the old mansions of Chandor and Loutolim',
    'Cabo de Rama fort and the cove below it',
    'A kayak morning among the mangroves of the Sal river',
    'A Goan thali lunch in a village home',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 23499,
  packageImage: 'benaulim-goa',
  overview:
    'The villages of South Goa: you stay near Benaulim beach and see old mansions inland, a fort above a quiet cove and a mangrove river by kayak. It suits couples who prefer the sea to the nightlife.',
  itinerary: [
    {
      title: 'Arrival and an evening at Benaulim',
      activities: [
        'Benaulim is about 45 minutes from Dabolim airport, close to two hours from Mopa and 20 minutes from Madgaon station. Our driver waits at the exit with your name.',
        'The rest of the day is free. Trawlers and outrigger canoes are pulled up on the sand here; the walk north to Colva takes half an hour.',
      ],
    },
    {
      title: 'Mansions of Chandor and lunch in a village',
      activities: [
        'Drive 30 minutes inland to Chandor, where the Menezes Braganza house still has its ballroom, library and porcelain from Macau. The family shows visitors round; a donation is customary.',
        'At Loutolim see Ancestral Goa, a small open-air museum of village trades, and sit down to rice, curry, kismur and sol kadi in a home kitchen (vegetarian on request).',
        'Back by late afternoon for the beach. In Madgaon, the Holy Spirit church square is lively around evening Mass.',
      ],
    },
    {
      title: 'River in the morning, fort at sunset',
      activities: [
        'A two-hour guided paddle on the Sal starts early, when kingfishers and brahminy kites can be seen and the tide is gentle. It does not run from June to September.',
        'In the afternoon drive an hour south through Betul to Cabo de Rama, a ruined clifftop fort with a small white church inside its walls, and on to Cola or Agonda beach. Return after sunset.',
      ],
    },
    {
      title: 'Departure',
      activities: [
        'Breakfast and check-out by 11 AM. If your flight leaves late, stop at the municipal market in Madgaon for choriz, kokum and poi bread (closed on Sundays).',
        'Transfer to the airport or Madgaon station.',
      ],
    },
  ],
  inclusions: [
    '3 nights in Benaulim on double occupancy',
    'Daily breakfast at the hotel',
    'Arrival and departure transfers',
    'Sightseeing by private air-conditioned car as in the itinerary',
    'Guided kayaking on the Sal with life jackets',
    'One Goan lunch in a village home',
    'Driver’s allowance, fuel, tolls and parking',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights or trains to and from Goa',
    'Meals not listed',
    'Donations and entry fees at houses and museums',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    {
      city: 'Benaulim',
      star3: ['Vaddo Garden Inn', 'Casa do Pescador'],
      star4: ['Sal River Retreat', 'Quinta Verde Beach Resort'],
    },
  ],
  country: 'India',
  tags: ['beach', 'honeymoon', 'nature'],
  months: [10, 11, 12, 1, 2, 3, 4, 5],
}
