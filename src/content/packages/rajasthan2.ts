import type { Package } from '../../contract/catalogue.ts'

export const rajasthan2: Package = {
  key: 'rajasthan2',
  packageId: 'S07162',
  destination: 'rajasthan',
  packageName: 'Rajasthan Thar Desert Forts and Dunes',
  totalGuests: 2,
  nights: 6,
  days: 7,
  theme: 'Ahmedabad',
  destinationCovered: 'Jodhpur-2N -- Jaisalmer-1N -- Sam-1N -- Bikaner-1N -- Jaipur-1N',
  highlights: [
    'A Bishnoi village by jeep, with blackbuck in the fields',
    'Jaisalmer’s fort, where people still live, and merchants’ mansions',
    'A night in a tent at Sam, with a camel ride at sunset',
    'Demoiselle cranes at Khichan in winter',
    'Painted havelis of Mandawa on the road to Jaipur',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 49999,
  packageImage: 'jaisalmer-rajasthan',
  overview:
    'The far west of Rajasthan, with straight desert roads and forts of yellow sandstone. The route goes from Jodhpur to Jaipur and is for the cold months; after March the desert is too hot for a holiday.',
  itinerary: [
    {
      title: 'Arrival in Jodhpur',
      activities: [
        'The airport is inside the city. After check-in go to Toorji ka Jhalra, a stepwell of rose sandstone, and the spice stalls of Sardar Market by the clock tower.',
        'A rooftop dinner (own cost) is worth it here for the view of Mehrangarh.',
      ],
    },
    {
      title: 'Mehrangarh and the Bishnoi country',
      activities: [
        'Two hours in the fort with the audio guide, then down on foot through the blue quarter of Brahmapuri.',
        'At 3 PM a jeep takes you south to Bishnoi hamlets, whose people have guarded trees and blackbuck for five centuries, and to a potter and a dhurrie weaver at Salawas.',
      ],
    },
    {
      title: 'West to Jaisalmer',
      activities: [
        'Five hours and 280 km, with a stop at Osian’s temples, or in Pokhran for its red fort.',
        'Evening at Gadisar lake, with the fort lit behind it.',
      ],
    },
    {
      title: 'Jaisalmer fort and the dunes',
      activities: [
        'Inside the fort are some three thousand residents, seven Jain temples (visitors in the morning only) and a palace museum. Patwon ki Haveli is five minutes from the gate.',
        'After a late lunch 42 km to Sam, by the deserted village of Kuldhara. Camel ride at sunset, Manganiyar singers and dinner by the fire, and a tent with bathroom.',
      ],
    },
    {
      title: 'Across the Thar to Bikaner',
      activities: [
        'An early start for the longest drive, 370 km and about seven hours. From October to March thousands of demoiselle cranes winter at Khichan, near Phalodi; they are easiest to see before noon.',
        'Reach Bikaner for tea and its bhujia market.',
      ],
    },
    {
      title: 'Junagarh, Mandawa and Jaipur',
      activities: [
        'Junagarh opens at 10: gilded lacquer rooms in a fort built on flat ground. Then three and a half hours to Mandawa in Shekhawati for its frescoed havelis, whose wall paintings show gods, trains and aeroplanes.',
        'Jaipur is another three and a half hours, arriving after dark.',
      ],
    },
    {
      title: 'A morning in Jaipur and departure',
      activities: [
        'Amber fort at 8 for those flying after 2 PM, or the Albert Hall museum and the bazaars.',
        'Transfer to Jaipur airport or station.',
      ],
    },
  ],
  inclusions: [
    '5 nights in hotels and 1 night in a Swiss tent at Sam on double occupancy',
    'Daily breakfast, and dinner at the camp',
    'Private air-conditioned car from Jodhpur to Jaipur',
    'Jeep trip to the Bishnoi villages',
    'Camel ride and folk music at Sam',
    'Driver’s allowance, fuel, tolls, state tax and parking',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights to Jodhpur and from Jaipur',
    'Lunches, and dinners not listed',
    'Monument and camera fees',
    'Jeep rides on the dunes, quad bikes and other activities',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    { city: 'Jodhpur', star3: ['Toorji Courtyard'], star4: ['Ratanada Residency'] },
    { city: 'Jaisalmer', star3: ['Gadisar Haveli'], star4: ['Golden Ochre Hotel'] },
    { city: 'Sam', star3: ['Deluxe Swiss tents'], star4: ['Royal Swiss tents'] },
    { city: 'Bikaner', star3: ['Rampuria Lane Hotel'], star4: ['Lalgarh Road Palace'] },
    { city: 'Jaipur', star3: ['Bani Park Haveli'], star4: ['Amer Road Palace Hotel'] },
  ],
  country: 'India',
  tags: ['adventure', 'family'],
  months: [10, 11, 12, 1, 2, 3],
}
