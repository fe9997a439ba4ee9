import type { Package } from '../../contract/catalogue.ts'

export const rajasthan3: Package = {
  key: 'rajasthan3',
  packageId: 'S07163',
  destination: 'rajasthan',
  packageName: 'Rajasthan Tigers and Lakes',
  totalGuests: 2,
  nights: 6,
  days: 7,
  theme: 'Delhi',
  destinationCovered: 'Jaipur-1N -- Ranthambore-2N -- Bundi-1N -- Udaipur-2N',
  highlights: [
    'Three safaris in Ranthambore in six-seat open jeeps',
    'Bundi’s painted palace and stepwells, away from the usual route',
    'Chittorgarh, the largest fort in India, on the way south',
    'Two nights by the lakes of Udaipur',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 67999,
  packageImage: 'ranthambore-rajasthan',
  overview:
    'First the forest, then forts and lakes. Three safaris give you a fair chance of seeing a tiger, but no promise. The core zones of Ranthambore are open from 1 October to 30 June, and each group of zones is closed one day a week; we set your dates accordingly.',
  itinerary: [
    {
      title: 'Arrival in Jaipur',
      activities: [
        'Transfer to the hotel, and an afternoon at the City Palace and Jantar Mantar.',
        'Evening in the bazaars, or at an old cinema hall.',
      ],
    },
    {
      title: 'To Ranthambore and the first safari',
      activities: [
        'Leave at 8 for Sawai Madhopur, about three and a half hours. Check in and eat early.',
        'Afternoon safari of three and a half hours. Zone and seats are assigned with your identity card at the time of booking; bring the same card.',
      ],
    },
    {
      title: 'Morning and afternoon safaris',
      activities: [
        'A morning jeep (the hour shifts with sunrise; blankets are handed out in winter): sambar in Padam Talao, crocodiles and painted storks, perhaps a tigress with cubs.',
        'The park’s fort, part of a World Heritage group, stands above zone 3; its Ganesh temple draws crowds on Wednesdays. A second jeep in the afternoon.',
      ],
    },
    {
      title: 'Bundi',
      activities: [
        'Three hours by Lakheri to Bundi. After lunch the Garh palace and its Chitrashala, rooms of turquoise miniatures that you can walk right up to.',
        'Raniji ki Baori goes 46 metres down; it is a short walk from the bazaar. There are many langurs at the old fort of Taragarh, so come down by sunset.',
      ],
    },
    {
      title: 'Chittorgarh and on to Udaipur',
      activities: [
        'Two and a half hours by Bijolia and the temples and falls of Menal to Chittorgarh. The Tower of Victory, Padmini’s palace and Meera’s temple are spread over a plateau 5 km long; the car goes between them.',
        'Udaipur is two hours further, in time for lights on the lake.',
      ],
    },
    {
      title: 'Udaipur',
      activities: [
        'City Palace when it opens, and the Jagdish temple next door.',
        'In the afternoon the royal cenotaphs at Ahar and a boat on Fateh Sagar to Nehru island; Sajjangarh, the monsoon palace, for the sunset.',
      ],
    },
    {
      title: 'Departure',
      activities: [
        'Breakfast at the hotel. Shilpgram, the crafts village 7 km west, is a good last stop for terracotta and appliqué.',
        'From there the airport at Dabok is an hour away, on the far side of the city.',
      ],
    },
  ],
  inclusions: [
    '1 night in Jaipur, 2 nights in Ranthambore, 1 night in Bundi and 2 nights in Udaipur on double occupancy',
    'Daily breakfast, and all meals in Ranthambore',
    'Private air-conditioned car from Jaipur to Udaipur airport',
    'Three shared jeep safaris with park entry and guide',
    'Boat ride on Fateh Sagar',
    'Driver’s allowance, fuel, tolls, state tax and parking',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights to Jaipur and from Udaipur',
    'Meals not listed',
    'Monument and camera fees',
    'A change of safari zone or a private jeep',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    { city: 'Jaipur', star3: ['Bani Park Haveli'], star4: ['Amer Road Palace Hotel'] },
    { city: 'Ranthambore', star3: ['Padam Talao Lodge'], star4: ['Aravalli Tiger Camp'] },
    { city: 'Bundi', star3: ['Nawal Sagar Haveli'] },
    { city: 'Udaipur', star3: ['Hanuman Ghat House'], star4: ['Fateh Sagar View'] },
  ],
  country: 'India',
  tags: ['nature', 'family', 'adventure'],
  months: [10, 11, 12, 1, 2, 3, 4],
}
