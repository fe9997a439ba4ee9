import type { Package } from '../../contract/catalogue.ts'

export const goa3: Package = {
  key: 'goa3',
  packageId: 'S07103',
  destination: 'goa',
  packageName: 'Goa from Candolim to Palolem',
  totalGuests: 2,
  nights: 4,
  days: 5,
  theme: 'Ahmedabad',
  destinationCovered: 'Candolim-2N -- Palolem-2N',
  highlights: [
    'Two coasts in one trip: lively Candolim, then the quiet bay of Palolem',
    'A snorkelling boat to Grande Island with lunch on board',
    'A spice farm near Ponda and the Mangueshi temple on the way south',
    'Butterfly Beach, which is easiest to reach by boat',
    'A candlelit dinner for two on Palolem sands',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 27499,
  packageImage: 'palolem-goa',
  overview:
    'Four nights in two parts of Goa. Candolim has restaurants, forts and a boat day. Palolem, two and a half hours south, has a curved bay, cottages under palms and a free day.',
  itinerary: [
    {
      title: 'Arrival in Candolim',
      activities: [
        'Transfer from either airport: Candolim is roughly an hour from both Mopa and Dabolim when the roads are clear, longer on Saturday evenings.',
        'Settle in and take an early evening walk to Sinquerim, to see the old sea wall of Fort Aguada.',
      ],
    },
    {
      title: 'Snorkelling off Grande Island',
      activities: [
        'The boat leaves at about 8.30 AM and takes an hour or so past Aguada point, often with dolphins in the bay. Snorkel in two to five metres of water over rocks and reef fish; visibility is best from November to February.',
        'A barbecue lunch is served on board and you are back by mid-afternoon. Evening at leisure in Candolim, or at the Saturday night market in Arpora (November to April).',
      ],
    },
    {
      title: 'Spices, temples and the road south',
      activities: [
        'Check out and drive an hour to a spice farm near Ponda. A guide walks you past pepper vines, nutmeg and areca palms and lunch is served on a banana leaf.',
        'Stop at the Mangueshi temple with its seven-storey lamp tower; legs and shoulders must be covered. Palolem is another hour and three quarters through Madgaon and Canacona.',
        'Check in to a cottage near the bay and eat by candlelight on the sand, included this evening.',
      ],
    },
    {
      title: 'Butterfly Beach and a lazy afternoon',
      activities: [
        'A fisherman’s boat takes you round the headland to Butterfly Beach in about 20 minutes; he waits while you swim. Boats do not go out in the monsoon or on rough days.',
        'The afternoon is free to rest, or to take a kayak (extra) to the rocks of Monkey Island (Canacona Island) when the tide is right. Sunset is good from the northern end of Patnem or the Palolem rocks.',
      ],
    },
    {
      title: 'Departure',
      activities: [
        'Breakfast by the bay and check-out by 11 AM. If there is time, the driver stops at the Canacona market for kokum and cashew feni.',
        'Dabolim airport is about an hour and three quarters from Palolem, Mopa about two and a half to three hours; Canacona station is 10 minutes away.',
      ],
    },
  ],
  inclusions: [
    '2 nights in Candolim and 2 nights in Palolem on double occupancy',
    'Daily breakfast',
    'Arrival, departure and inter-hotel transfers by private air-conditioned car',
    'Grande Island snorkelling trip with mask, life jacket and lunch',
    'Spice farm visit with lunch',
    'Boat to Butterfly Beach and back',
    'One candlelit dinner',
    'Driver’s allowance, fuel, tolls and parking',
  ],
  exclusions: [
    'Flights or trains to and from Goa',
    'Meals not listed',
    'Scuba dives, parasailing and kayak hire',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    {
      city: 'Candolim',
      star3: ['Bastion Lane Hotel', 'Cashew Court'],
      star4: ['Sinquerim Sands', 'The Lateral House'],
    },
    { city: 'Palolem', star3: ['Bay Palm Cottages', 'Driftwood Huts'], star4: ['Canacona Cove Resort'] },
  ],
  country: 'India',
  tags: ['beach', 'honeymoon', 'adventure'],
  months: [11, 12, 1, 2, 3, 4],
}
