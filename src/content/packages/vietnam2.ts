import type { Package } from '../../contract/catalogue.ts'
import { VIETNAM_VISA } from '../charges.ts'

/** Ho Chi Minh City and Phu Quoc, 7 nights. */
export const vietnam2: Package = {
  key: 'vietnam2',
  packageId: 'S04702',
  destination: 'vietnam',
  packageName: 'Vietnam South Saigon and Phu Quoc Honeymoon',
  totalGuests: 2,
  nights: 7,
  days: 8,
  theme: 'Mumbai',
  destinationCovered: 'Ho Chi Minh City-3N -- Phu Quoc-4N',
  highlights: [
    'Four nights on Phu Quoc by the sea',
    'Nearly eight kilometres over the islands by the Hon Thom cable car',
    'Sampans and honey tea in the Mekong delta',
    'Rooftop evening in Saigon',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 104599,
  packageImage: 'phu-quoc-vietnam',
  overview:
    'A busy city, then a quiet island. Three nights in Saigon with the Mekong delta and the Cu Chi tunnels, then four on Phu Quoc, where two days are free.',
  itinerary: [
    {
      title: 'Arrival in Saigon',
      activities: [
        'Tan Son Nhat airport lies within the city; District 1 is half an hour away. Check in from 2 PM and rest.',
        'In the evening ride up to a rooftop for the lights along the river. Two welcome drinks are included.',
      ],
    },
    {
      title: 'Cu Chi tunnels and the old post office',
      activities: [
        'Drive 90 minutes to Cu Chi at Ben Dinh. A widened stretch of tunnel can be tried in a crouch; there is an exit every twenty metres for those who want to come out early.',
        'Back in town visit the Independence Palace, left as it was in April 1975, the vaulted Central Post Office and the War Remnants Museum, which is sobering and not for small children.',
      ],
    },
    {
      title: 'A day in the Mekong delta',
      activities: [
        'Two hours south at My Tho a wooden boat crosses to the islets of Ben Tre. Taste honey tea, see coconut sweets boiled and wrapped, and glide by paddled sampan under the nipa palms.',
        'Lunch is in an orchard: ask for the vegetarian table. You are back by five, in time for a foot massage near Ben Thanh market.',
      ],
    },
    {
      title: 'Flight to Phu Quoc',
      activities: [
        'The flight takes an hour. The resort is on the west coast near Duong Dong, the side with sunsets.',
        'Stroll to Dinh Cau rock, half temple and half lighthouse, and to the night market for peanuts in eleven flavours.',
      ],
    },
    {
      title: 'Hon Thom by cable car',
      activities: [
        'From An Thoi in the south a three-rope cable car passes over two smaller islands and a fleet of blue boats to Hon Thom, where the water park and a beach are on the same ticket. It pauses around noon, so we start at nine.',
        'Stay on in Sunset Town for the evening; the sea show with fireworks can be booked on top.',
      ],
    },
    {
      title: 'A free day on Phu Quoc',
      activities: [
        'Breakfast is until ten; the day is free for the beach and the pool. The reception lends bicycles and snorkels.',
        'At six there is a four-course candlelit dinner for two on the beach.',
      ],
    },
    {
      title: 'Pepper, pearls and Sao beach',
      activities: [
        'Half a day by car: a pepper garden, a fish-sauce house whose barrels hold thirteen tonnes each, and Sao, a white-sand beach on the east coast, calmest from November to April.',
        "The afternoon is free. Grand World's canal boats in the north are an hour away for those who want lights and music.",
      ],
    },
    {
      title: 'Last swim and flight home',
      activities: [
        'Check-out is at 11 AM and the airport is twenty minutes away. Most connections go by way of Ho Chi Minh City; leave three hours between flights.',
        'A bottle of Phu Quoc pepper travels well, but fish sauce is refused by airlines.',
      ],
    },
  ],
  inclusions: [
    '3 nights in Ho Chi Minh City and 4 on Phu Quoc with breakfast',
    'Economy flight Ho Chi Minh City to Phu Quoc',
    'Private airport transfers',
    'Two welcome drinks at a rooftop bar in Saigon',
    'Cu Chi and city tour with guide',
    'Mekong day trip with boats and lunch',
    'Hon Thom cable-car and water-park ticket',
    'Dinner for two on the beach',
  ],
  exclusions: [
    'International flights and the flight from Phu Quoc back to your gateway',
    'Lunches and dinners not listed',
    'Tips and personal spending',
    'Check-in before 2 PM, check-out after 11 AM',
    'Travel insurance',
  ],
  gst: 'extra',
  charges: [VIETNAM_VISA],
  hotels: [
    {
      city: 'Ho Chi Minh City',
      star4: ['Dong Khoi Lantern Hotel', 'Saigon Tamarind Court'],
      star5: ['Bach Dang Riverside Hotel'],
    },
    {
      city: 'Phu Quoc',
      star4: ['Duong Dong Palm Resort'],
      star5: ['Tamarind Sunset Villas Phu Quoc', 'Coral Wind Resort Phu Quoc'],
    },
  ],
  country: 'Vietnam',
  tags: ['honeymoon', 'beach'],
  months: [11, 12, 1, 2, 3, 4],
}
