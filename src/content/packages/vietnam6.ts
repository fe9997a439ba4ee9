import type { Package } from '../../contract/catalogue.ts'
import { VIETNAM_VISA } from '../charges.ts'

/** Hanoi, Ha Long, Da Nang and Phu Quoc, 8 nights. */
export const vietnam6: Package = {
  key: 'vietnam6',
  packageId: 'S04706',
  destination: 'vietnam',
  packageName: 'Vietnam Bay Bridge and Island',
  totalGuests: 2,
  nights: 8,
  days: 9,
  theme: 'Bengaluru',
  destinationCovered: 'Hanoi-2N -- Ha Long Bay-1N -- Da Nang-2N -- Phu Quoc-3N',
  highlights: [
    'Ha Long, the Golden Bridge and Phu Quoc in one journey',
    'Three nights on Phu Quoc at the end',
    'Snorkelling off the An Thoi islets',
    'Hanoi by night on the back of a vintage jeep',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 115999,
  packageImage: 'vietnam',
  overview:
    'Ha Long Bay, the Golden Bridge and Phu Quoc in one trip. You go from north to south by two internal flights and finish with three nights on Phu Quoc, where only one outing is planned.',
  itinerary: [
    {
      title: 'Arrival in Hanoi',
      activities: [
        'A driver with your name waits at Noi Bai. The hotel is on the edge of the French quarter, near the Opera House, open for check-in at 2 PM.',
        'At half past six an old army jeep picks you up for two hours of bridges, back lanes and lake lights.',
      ],
    },
    {
      title: 'Pagodas, lakes and craft streets',
      activities: [
        'Tran Quoc, the oldest pagoda of the city, stands on West Lake; go early, when it is quiet.',
        'See Hoa Lo, the old prison museum, then hand-painted signs, paper and drums in the Old Quarter with a local guide.',
        'The evening is open for the puppet theatre or a rooftop.',
      ],
    },
    {
      title: 'Bai Tu Long, the quieter side of the bay',
      activities: [
        'Expressway to Hon Gai port and a noon sailing north-east, away from the main fleet. Fewer boats, the same limestone.',
        'Thien Canh Son cave has a window over the water and a small beach below, where the crew sets up kayaks.',
      ],
    },
    {
      title: 'Brunch on board, evening in Da Nang',
      activities: [
        'Back at the pier by eleven and at the airport by three for the flight to Da Nang.',
        'Close to the hotel the promenade of My Khe is lively until late; the seafood houses cook by weight, the vegetarian com chay shops by the plate.',
      ],
    },
    {
      title: 'Golden Bridge by day, Hoi An by night',
      activities: [
        'A long but rewarding day. Up to Ba Na by the first cabins to take photographs before the crowd comes, and down by one.',
        'After a siesta drive to Hoi An at four for the old lanes, a banh mi from its best-known bakers or a tofu one next door, and candles on the river. Return by nine.',
      ],
    },
    {
      title: 'To the island of Phu Quoc',
      activities: [
        'Fly direct, or by way of Ho Chi Minh City, depending on the day. The island is closer to Cambodia than to Saigon.',
        'You reach Long Beach by late afternoon. Fishing boats with green lamps line the horizon after dark.',
      ],
    },
    {
      title: 'Four islets by speedboat',
      activities: [
        'From An Thoi to May Rut, Gam Ghi and their neighbours: three snorkelling stops over hard coral in two to five metres of water, guides in the water with you.',
        'Barbecue lunch on May Rut; tell us about diets the day before. You return at three.',
      ],
    },
    {
      title: 'A free day on the island',
      activities: [
        'Hire a scooter only if you hold a licence valid here; otherwise a taxi to the pepper gardens and the stilt houses of Ham Ninh, or to the safari in the north, costs little. (The falls of Suoi Tranh have very little water in these months.)',
        'Or have the day at the resort, where a one-hour massage each is part of the package.',
      ],
    },
    {
      title: 'Leaving Phu Quoc',
      activities: [
        'Check-out by 11 AM; luggage may stay by the pool until your car comes.',
        'Connect in Ho Chi Minh City for Bengaluru. If the gap is longer than six hours, we can arrange a shower room and a city tour at extra cost.',
      ],
    },
  ],
  inclusions: [
    '2 nights in Hanoi, 1 aboard in Bai Tu Long Bay, 2 in Da Nang and 3 on Phu Quoc',
    'Breakfast daily and all meals on the boat',
    'Economy flights Hanoi to Da Nang and Da Nang to Phu Quoc',
    'Private transfers',
    'Ba Na Hills ticket and Hoi An evening',
    'Four-islet speedboat trip with barbecue lunch',
    'Evening jeep ride in Hanoi',
    'One-hour massage each',
  ],
  exclusions: [
    'Flights from India and from Phu Quoc to your gateway',
    'Lunches and dinners not named',
    'Tips and drinks',
    'Early check-in (before 2 PM) and late check-out (after 11 AM)',
    'Insurance',
  ],
  gst: 'extra',
  charges: [VIETNAM_VISA],
  hotels: [
    { city: 'Hanoi', star4: ['French Quarter House Hanoi'], star5: ['Hoan Kiem Willow House'] },
    { city: 'Ha Long Bay', star4: ['Bai Tu Long Heron Cruise'], star5: ['Pearl Lagoon Cruise'] },
    { city: 'Da Nang', star4: ['Vo Nguyen Giap Sea Hotel'], star5: ['White Sand Tower Da Nang'] },
    { city: 'Phu Quoc', star4: ['Long Beach Casuarina Resort'], star5: ['Ong Lang Cove Villas'] },
  ],
  country: 'Vietnam',
  tags: ['honeymoon', 'beach', 'nature'],
  months: [2, 3, 4],
}
