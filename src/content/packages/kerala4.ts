import type { Package } from '../../contract/catalogue.ts'

export const kerala4: Package = {
  key: 'kerala4',
  packageId: 'S07114',
  destination: 'kerala',
  packageName: 'Kerala Coast to Coast from Kochi to Kovalam',
  totalGuests: 2,
  nights: 7,
  days: 8,
  theme: 'Mumbai',
  destinationCovered: 'Kochi-1N -- Munnar-2N -- Thekkady-1N -- Alleppey-1N -- Kovalam-2N',
  highlights: [
    'Kochi, tea hills, forest, backwaters and beach from north to south',
    'Kathakali in Fort Kochi, with the make-up done in front of you',
    'Sunrise by jeep at Kolukkumalai, among the highest tea estates in the country',
    'A night on a private houseboat',
    'Padmanabhaswamy temple and a Poovar boat from Kovalam',
    'Fly out of Thiruvananthapuram, so no day is lost driving back',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 45999,
  packageImage: 'lighthouse-kerala',
  overview:
    'A week through southern Kerala. It begins in the port city of Kochi, climbs to tea estates at 1,600 metres, and ends with two nights by the sea at Kovalam.',
  itinerary: [
    {
      title: 'Arrival in Kochi',
      activities: [
        'An hour and a quarter from the airport to Fort Kochi. After check-in walk the seafront from the Chinese nets to St Francis Church, where Vasco da Gama was first buried.',
        'At 5 PM sit in on the Kathakali make-up; the performance, explained in English, follows at 6 and lasts an hour.',
      ],
    },
    {
      title: 'Up to Munnar',
      activities: [
        'The drive takes four to four and a half hours from Fort Kochi. Stretch your legs at Valara falls and at a spice garden near Adimali.',
        'Arrive for tea. Munnar town has a good evening market for homemade chocolate, cardamom and eucalyptus oil.',
      ],
    },
    {
      title: 'Kolukkumalai at sunrise',
      activities: [
        'For those who will get up at 3.30: a drive to Suryanelli and a rough hour by local jeep to Kolukkumalai, at about 2,100 metres on the Tamil Nadu border, where the sun rises above the clouds. The tea factory there still uses the old orthodox method.',
        'Rest until noon. In the afternoon visit the Blossom park or Mattupetty dam, or rest at the hotel.',
      ],
    },
    {
      title: 'Thekkady and its spices',
      activities: [
        'Three and a half hours to Kumily through cardamom estates. After lunch a planter shows you pepper, vanilla, clove and nutmeg as they grow.',
        'In place of the busy lake boat you walk for two to three hours with a forest guide of Periyar Tiger Reserve. Leech socks are given in the wet months.',
      ],
    },
    {
      title: 'Alleppey by houseboat',
      activities: [
        'Start by 7.30 to board at noon. The route depends on the water, usually by Punnamada, where the Nehru Trophy snake boats race in August, and the Kuttanad fields.',
        'All meals are cooked on board. After mooring, walk along the bund to a village tea shop.',
      ],
    },
    {
      title: 'Along the coast to Kovalam',
      activities: [
        'Off the boat at 9 AM. Ambalapuzha’s Krishna temple, half an hour on, is known for its milk payasam at noon. Kovalam is about four and a half hours by the coastal highway through Kollam, longer where it is being widened.',
        'Check in and walk the Lighthouse Beach promenade. Red flags mean no swimming; please obey them.',
      ],
    },
    {
      title: 'Thiruvananthapuram and Poovar',
      activities: [
        'Padmanabhaswamy temple opens before dawn and again from about 5 PM; only Hindus may enter, men in a mundu without shirt, women in a sari or long skirt, phones left outside. The Napier Museum nearby is closed on Mondays and on Wednesday mornings.',
        'Late in the afternoon a motorboat at Poovar, 40 minutes south, takes you through mangroves to the sandbar where the Neyyar meets the sea.',
      ],
    },
    {
      title: 'Departure',
      activities: [
        'A last swim and check-out by 11 AM. The 16-km drive to Thiruvananthapuram airport takes 30 to 40 minutes.',
        'The driver can stop at East Fort, where you get banana chips fried in coconut oil.',
      ],
    },
  ],
  inclusions: [
    '7 nights on double occupancy as in the route, one of them on a private houseboat',
    'Daily breakfast, and all meals on the houseboat',
    'Transfers and sightseeing by private air-conditioned car, Kochi to Thiruvananthapuram',
    'Kathakali tickets in Fort Kochi',
    'Kolukkumalai jeep from Suryanelli',
    'Guided forest walk at Periyar, subject to permits',
    'Poovar boat ride',
    'Driver’s allowance, fuel, tolls and parking',
  ],
  exclusions: [
    'Flights to Kochi and from Thiruvananthapuram',
    'Meals not listed',
    'Entry and camera fees not listed',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    { city: 'Kochi', star3: ['Rose Street Heritage Inn'], star4: ['Cochin Ferry House'] },
    { city: 'Munnar', star3: ['Cloud Leaf Inn', 'Pallivasal Hillside'], star4: ['Anamudi Slopes Resort'] },
    { city: 'Thekkady', star3: ['Cardamom Lane Hotel'], star4: ['Periyar Shade Resort'] },
    {
      city: 'Alleppey',
      star3: ['Deluxe one-bedroom houseboat'],
      star4: ['Premium houseboat with glass lounge'],
    },
    { city: 'Kovalam', star3: ['Lighthouse Lane Hotel'], star4: ['Hawa Cove Resort'] },
  ],
  country: 'India',
  tags: ['family', 'nature', 'beach'],
  months: [10, 11, 12, 1, 2, 3],
}
