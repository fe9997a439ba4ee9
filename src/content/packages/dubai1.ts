import type { Package } from '../../contract/catalogue.ts'
import { tourismDirham, UAE_VISA } from '../charges.ts'

/** Dubai with a day in Abu Dhabi, 5 nights. */
export const dubai1: Package = {
  key: 'dubai1',
  packageId: 'S04501',
  destination: 'dubai',
  packageName: 'Dubai Skyline and Desert Delight',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Mumbai',
  destinationCovered: 'Dubai-5N',
  highlights: [
    'At the Top, Burj Khalifa, levels 124 and 125',
    'Evening on the red dunes of Lahbab with barbecue dinner',
    'Dinner cruise on a wooden dhow through Dubai Marina',
    'Full day in Abu Dhabi with the Grand Mosque and the BAPS Hindu Mandir',
    'Gold and spice souks by abra',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 82999,
  packageImage: 'dubai',
  overview:
    'Dubai for a first visit, without rushing: one big sight a day, a good evening programme, and a day trip to Abu Dhabi. You sleep in the same hotel near a metro station all five nights.',
  itinerary: [
    {
      title: 'Arrival in Dubai and a dhow at the Marina',
      activities: [
        'Immigration at DXB is usually quick with the e-visa we sent you. Our driver waits past the arrivals doors; Deira is 15 minutes, Sheikh Zayed Road 25.',
        'Rooms are ready from 2 PM. At 7.30 PM we drive you to the Marina for a two-hour dhow cruise with a buffet, vegetarian counter included.',
      ],
    },
    {
      title: 'Old Dubai in the morning, Burj Khalifa by dusk',
      activities: [
        'Walk the wind-tower lanes of Al Fahidi with a guide, cross the Creek on an abra and walk through the spice souk to the gold souk of Deira.',
        'Drive past Jumeirah Mosque and stop at the public beach to photograph the Burj Al Arab.',
        'The Burj Khalifa slot is before sunset, entered from Dubai Mall. Afterwards the fountain show is every half hour from six.',
      ],
    },
    {
      title: 'Free morning, desert in the afternoon',
      activities: [
        'Sleep in, or take the metro to the Mall of the Emirates and look at the ski slope through the glass.',
        "A 4x4 collects you about 3 PM. Lahbab's red sand is 45 minutes out; the dune drive lasts half an hour and is not suited to expectant mothers or bad backs, who go directly to the camp.",
        'Camel rides, henna and a tanoura dance come with the barbecue. You are back by 9.30 PM.',
      ],
    },
    {
      title: 'Abu Dhabi: Grand Mosque, Hindu Mandir and the Corniche',
      activities: [
        "Leave at eight. Off the highway at Abu Mureikhah stands the BAPS Hindu Mandir, carved in Rajasthan's pink sandstone; it is closed on Mondays, when we visit Qasr Al Watan instead.",
        "Sheikh Zayed Grand Mosque follows, 40 minutes on. Wrists, ankles and women's hair must be covered. Entry is free by timed registration, which we make for you.",
        'After a drive along the Corniche it is 90 minutes back to Dubai.',
      ],
    },
    {
      title: 'Palm Jumeirah and the Museum of the Future',
      activities: [
        'The Palm Monorail takes you from the gateway to the outer crescent. At The View, 240 metres up, you see the shape of the whole island.',
        'In the afternoon the Museum of the Future shows life in the year 2071. Tickets are timed and sell out, so ours are booked with your holiday.',
      ],
    },
    {
      title: 'Last shopping and departure',
      activities: [
        'Check out by 11 AM and leave your bags. Tax refunds for tourists are claimed at the airport before check-in; keep the tagged invoices.',
        'The airport car comes three hours before your flight.',
      ],
    },
  ],
  inclusions: [
    '5 nights in Dubai with buffet breakfast',
    'Private airport transfers, shared coach or 4x4 on tours',
    'Burj Khalifa levels 124 and 125, non-prime slot',
    'Marina dhow cruise with buffet dinner',
    'Desert drive with barbecue dinner',
    'Abu Dhabi day trip with guide',
    'The View at the Palm and Museum of the Future tickets',
    'UAE tourist visa paperwork (visa fee separate)',
  ],
  exclusions: [
    'Flights',
    'Lunches and dinners not listed',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Tips and travel insurance',
  ],
  gst: 'extra',
  charges: [UAE_VISA, tourismDirham(5)],
  hotels: [
    {
      city: 'Dubai',
      star4: ['Al Noor Creekside Hotel Deira', 'Barsha Gate Hotel'],
      star5: ['Qamar Towers Sheikh Zayed Road'],
    },
  ],
  country: 'United Arab Emirates',
  tags: ['family', 'honeymoon', 'adventure'],
  months: [10, 11, 12, 1, 2, 3, 4],
}
