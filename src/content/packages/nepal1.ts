import type { Package } from '../../contract/catalogue.ts'

export const nepal1: Package = {
  key: 'nepal1',
  packageId: 'S07181',
  destination: 'nepal',
  packageName: 'Nepal Kathmandu and Pokhara Getaway',
  totalGuests: 2,
  nights: 4,
  days: 5,
  theme: 'Delhi',
  destinationCovered: 'Kathmandu-1N -- Pokhara-2N -- Kathmandu-1N',
  highlights: [
    'Pashupatinath aarti on the first evening',
    'Sarangkot at sunrise, Machhapuchhre straight ahead',
    'A rowing boat on Phewa lake and the World Peace Pagoda',
    'Domestic flights between Kathmandu and Pokhara, saving two days on the road',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 56999,
  packageImage: 'nepal',
  overview:
    'Five days that fit a long weekend. The highway between Kathmandu and Pokhara takes seven to eight hours at present, so you fly: 25 minutes, with a view of the Himalaya.',
  itinerary: [
    {
      title: 'Arrival in Kathmandu',
      activities: [
        'Tribhuvan airport is 20 to 40 minutes from the hotel in Thamel or Lazimpat. Clocks here are 15 minutes ahead of India.',
        'At dusk the aarti on the Bagmati ghats of Pashupatinath. Leather is left outside and only Hindus enter the main temple court.',
      ],
    },
    {
      title: 'Fly to Pokhara',
      activities: [
        'A morning flight: sit on the right for the peaks. Drop the bags and take a boat to the island shrine of Tal Barahi.',
        'Boats cross to the far shore, where 45 minutes of forest path lead to the World Peace Pagoda; the car meets you on top. In the evening walk along Lakeside.',
      ],
    },
    {
      title: 'Sarangkot and the valley',
      activities: [
        'Leave at 5 AM for Sarangkot: Dhaulagiri, Annapurna South and Machhapuchhre turn pink one after another on clear mornings.',
        'After breakfast Bindhyabasini temple, the Seti gorge, Davis Falls, where a stream drops underground, and Gupteshwor cave below it (shut when the water is high). Paragliding can be added between 9 AM and 3 PM.',
      ],
    },
    {
      title: 'Back to Kathmandu, Patan and Swayambhu',
      activities: [
        'Return flight before noon. Patan’s Durbar Square has the stone Krishna temple and the finest museum in the valley.',
        'Climb to Swayambhunath for the view at sunset, and keep snacks out of sight of the monkeys.',
      ],
    },
    {
      title: 'Boudhanath and departure',
      activities: [
        'Walk once round the stupa of Boudhanath with the morning pilgrims, ten minutes from the airport.',
        'Transfer for the flight home, three hours ahead.',
      ],
    },
  ],
  inclusions: [
    '2 nights in Kathmandu and 2 nights in Pokhara on double occupancy',
    'Daily breakfast',
    'Flights Kathmandu–Pokhara–Kathmandu for two',
    'Private car for transfers and sightseeing',
    'One-hour rowing boat on Phewa lake',
    'English or Hindi-speaking guide in Kathmandu',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights from India to Kathmandu and back',
    'Monument entry fees (SAARC rates)',
    'Lunches and dinners',
    'A change to the road or extra nights if fog stops the flights',
    'Travel insurance, personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    { city: 'Kathmandu', star3: ['Thamel Mandala Hotel'], star4: ['Lazimpat Garden Hotel'] },
    { city: 'Pokhara', star3: ['Phewa Lakeside Inn'], star4: ['Machhapuchhre View Resort'] },
  ],
  country: 'Nepal',
  tags: ['family', 'honeymoon', 'nature'],
  months: [2, 3, 4, 5, 10, 11, 12],
}
