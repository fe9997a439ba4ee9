import type { Package } from '../../contract/catalogue.ts'

export const kashmir1: Package = {
  key: 'kashmir1',
  packageId: 'S07121',
  destination: 'kashmir',
  packageName: 'Kashmir First Look with a Houseboat Night',
  totalGuests: 2,
  nights: 4,
  days: 5,
  theme: 'Delhi',
  destinationCovered: 'Srinagar-2N -- Pahalgam-1N -- Srinagar-1N',
  highlights: [
    'First night on a carved houseboat, with a shikara at sunset',
    'A full day in Gulmarg and the first stage of the gondola',
    'A night by the Lidder river in Pahalgam',
    'Breakfast and dinner every day',
    'The Mughal gardens on the way home',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 36999,
  packageImage: 'kashmir',
  overview:
    'Five days for a first visit: lake, meadow and river, with drives of two to three hours at most. In the week you travel we tell you which viewpoints the administration has open.',
  itinerary: [
    {
      title: 'Arrival in Srinagar and the houseboat',
      activities: [
        'Srinagar airport is 40 minutes from the Dal. A shikara carries you and the bags to the houseboat; rooms have heating or electric blankets in the cold months.',
        'In the late afternoon an hour by shikara past the lotus beds and Char Chinar. Prepaid SIM cards from other states usually do not work here, postpaid ones do.',
      ],
    },
    {
      title: 'Gulmarg and the gondola',
      activities: [
        'Fifty kilometres through Magam and Tangmarg, about an hour and a half. When the last 13 km are under snow, local vehicles with chains take over at Tangmarg.',
        'The first stage of the gondola goes to Kongdoori, at about 3,000 metres. We buy the seats online in advance, as there is no counter sale; the second stage to Apharwat is extra and depends on wind. Return to a hotel in Srinagar.',
      ],
    },
    {
      title: 'Saffron fields and Pahalgam',
      activities: [
        'South by the saffron fields of Pampore, which flower for two weeks from late October, and the ninth-century temple ruins of Avantipora. Cricket-bat workshops line the road near Sangam.',
        'Pahalgam is about 95 km, three hours with stops. Walk by the Lidder before dinner.',
      ],
    },
    {
      title: 'Betaab valley and the Mughal gardens',
      activities: [
        'Local taxis, paid on the spot, go to Betaab valley, 7 km, and Aru, 12 km; visitors’ cars are not allowed on these roads.',
        'Back in Srinagar by mid-afternoon for Nishat Bagh and Shalimar Bagh on the lake’s east shore, about 10 minutes apart. In the tulip weeks, late March to mid-April, we put Siraj Bagh in their place.',
      ],
    },
    {
      title: 'Departure',
      activities: [
        'Breakfast, and time on Residency Road or the Boulevard for dry fruit and papier-mâché if your flight is late.',
        'Reach the airport two and a half to three hours early: bags are screened at the outer gate as well.',
      ],
    },
  ],
  inclusions: [
    '1 night on a houseboat and 2 nights in a hotel in Srinagar, 1 night in Pahalgam, double occupancy',
    'Daily breakfast and dinner',
    'Transfers and sightseeing by private car',
    'One-hour shikara ride',
    'Gondola seats to Kongdoori (first stage), when it runs',
    'Driver’s allowance, fuel, tolls and parking',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights or trains to and from Srinagar',
    'Local taxis in Pahalgam and snow vehicles from Tangmarg',
    'Second stage of the gondola, ponies, sledges and guides',
    'Garden entry fees and lunches',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    {
      city: 'Srinagar',
      star3: ['Chinar Boulevard Hotel', 'Zabarwan View', 'Deluxe houseboat on Dal lake'],
      star4: ['Dal Crescent Hotel', 'Super deluxe houseboat on Nigeen lake'],
    },
    { city: 'Pahalgam', star3: ['Lidder Bank Hotel'], star4: ['Deodar Heights Resort'] },
  ],
  country: 'India',
  tags: ['family', 'honeymoon', 'nature'],
  months: [3, 4, 5, 6, 7, 8, 9, 10, 11],
}
