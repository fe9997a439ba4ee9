import type { Package } from '../../contract/catalogue.ts'
import { ROHTANG_PERMIT } from '../charges.ts'

export const himachal1: Package = {
  key: 'himachal1',
  packageId: 'S07131',
  destination: 'himachal',
  packageName: 'Himachal Classic Shimla and Manali',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Delhi',
  destinationCovered: 'Shimla-2N -- Manali-3N',
  highlights: [
    'Shimla’s ridge and the old Viceregal Lodge',
    'Atal Tunnel to Sissu in Lahaul, on the dry side of the mountains',
    'Naggar castle and the Roerich house above the Beas',
    'Breakfast and dinner every day',
    'Start and finish at Chandigarh, three hours by train from Delhi',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 34999,
  packageImage: 'hadimba-himachal',
  overview:
    'Shimla and Manali, two popular hill towns for families, with one day for the snow side beyond the Atal Tunnel and one for the old villages down the valley.',
  itinerary: [
    {
      title: 'Chandigarh to Shimla',
      activities: [
        'Pick-up at Chandigarh airport or station before noon. It is 115 km, about four hours, by Parwanoo and Solan.',
        'If you prefer the narrow-gauge train from Kalka (about five hours, 102 tunnels), tell us early: we book the seats and the car carries your bags. Evening on the Mall, where no cars run.',
      ],
    },
    {
      title: 'Shimla on foot and by ropeway',
      activities: [
        'Go to the Viceregal Lodge on Observatory Hill, where the 1945 conference was held; tours run every day but Monday. Then Christ Church and the Ridge.',
        'The ropeway lifts you to Jakhu, with its tall Hanuman keep glasses and phones in the bag, as the monkeys snatch them.',
        'A short afternoon drive to Mashobra’s cedar woods, quieter than Kufri.',
      ],
    },
    {
      title: 'Along the Beas to Manali',
      activities: [
        'A long day of about 240 km and seven to eight hours, by Bilaspur and Mandi and the tunnels above Pandoh. Start at 8.',
        'Lunch near Sundernagar lake. If the light allows, stop at a shawl weaver’s in Bhuntar or Kullu before reaching Manali.',
      ],
    },
    {
      title: 'Through the tunnel to Lahaul',
      activities: [
        'Solang valley first, then the nine-kilometre Atal Tunnel to Sissu, at about 3,100 metres, with its waterfall across the Chandra. There is snow nearby until April or May.',
        'Rohtang pass is possible in its place from about June to October with a permit that we apply for; it is closed to visitors on Tuesdays and the daily number of cars is limited.',
      ],
    },
    {
      title: 'Old Manali, Hadimba and Naggar',
      activities: [
        'The Hadimba temple of 1553 stands in a cedar grove; Old Manali’s Manu temple is a 20-minute climb past wood and stone houses. Soak your feet in the hot spring at Vashisht.',
        'After lunch drive 22 km to Naggar for the castle and Nicholas Roerich’s house and paintings (closed on Mondays).',
      ],
    },
    {
      title: 'Manali to Chandigarh',
      activities: [
        'Check out early: Chandigarh is seven to eight hours by the four-lane road through Mandi and Bilaspur.',
        'Please book trains and flights after 7 PM. In the rains we may advise leaving a day’s margin.',
      ],
    },
  ],
  inclusions: [
    '2 nights in Shimla and 3 nights in Manali on double occupancy',
    'Daily breakfast and dinner',
    'Private car from Chandigarh and back, with sightseeing as in the itinerary',
    'Jakhu ropeway tickets',
    'Driver’s allowance, fuel, tolls, state tax and parking',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Travel to and from Chandigarh',
    'Kalka–Shimla train tickets',
    'Snow clothes, ponies, paragliding, rafting and other activities',
    'Entry fees and lunches',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [ROHTANG_PERMIT],
  hotels: [
    { city: 'Shimla', star3: ['Ridge Walk Hotel', 'Summer Hill Inn'], star4: ['Chaura Maidan Grand'] },
    { city: 'Manali', star3: ['Apple Orchard Lodge', 'Beas Bend Hotel'], star4: ['Solang Cedar Resort'] },
  ],
  country: 'India',
  tags: ['family', 'honeymoon', 'nature'],
  months: [3, 4, 5, 6, 9, 10, 11, 12],
}
