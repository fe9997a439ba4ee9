import type { Package } from '../../contract/catalogue.ts'

export const kerala1: Package = {
  key: 'kerala1',
  packageId: 'S07111',
  destination: 'kerala',
  packageName: 'Kerala Hills and Houseboat',
  totalGuests: 2,
  nights: 4,
  days: 5,
  theme: 'Mumbai',
  destinationCovered: 'Munnar-2N -- Thekkady-1N -- Alleppey-1N',
  highlights: [
    'Two nights among the tea estates of Munnar',
    'A boat on Periyar lake and an evening of Kalaripayattu in Kumily',
    'A private one-bedroom houseboat with all meals',
    'The same car and driver from Kochi airport back to Kochi airport',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 31299,
  packageImage: 'munnar-kerala',
  overview:
    'The short Kerala route. You go up to the tea country of Munnar, across the cardamom hills to Periyar, and down to the backwaters for a night on a houseboat. No drive is longer than about four hours.',
  itinerary: [
    {
      title: 'Kochi airport to Munnar',
      activities: [
        'Please take a flight that lands before noon: Munnar is 110 km from Nedumbassery and the road climbs for the second half, so it takes about four hours.',
        'Cheeyappara and Valara waterfalls are beside the road before Adimali and full from June to December. Tea begins above Pallivasal. Evenings are cool; carry a light jacket.',
      ],
    },
    {
      title: 'Eravikulam park, tea museum and the lakes',
      activities: [
        'Forest buses take you up to Rajamala in Eravikulam National Park, where Nilgiri tahr graze by the path below Anamudi. The park closes for calving from February to the end of March; you then go to the Pothamedu and Attukad viewpoints instead.',
        'At the tea museum at Nallathanni you see how tea leaf is dried and rolled (shut on Mondays). Afterwards drive up the valley to Mattupetty dam, Echo Point and Kundala lake.',
      ],
    },
    {
      title: 'Over the cardamom hills to Thekkady',
      activities: [
        'Three and a half hours by Gap Road, Pooppara and Nedumkandam. The slopes turn from tea to cardamom under tall shade trees.',
        'The last boat on Periyar lake leaves at about 3.30 PM; wild elephants, sambar and otters come to the banks, more often in the dry months of March to May.',
        'In Kumily watch an hour of Kalaripayattu, Kerala’s martial art, in a sunken arena.',
      ],
    },
    {
      title: 'Down to Alleppey and on board',
      activities: [
        'Leave by 7.30 AM for the four-hour drive through rubber country to Alleppey. Houseboats board at noon.',
        'Cruise past paddy fields that lie below the water level, with lunch, tea and dinner cooked on board: karimeen or vegetarian as you like. Boats tie up by 6 PM, as fishermen put out their nets then, and the bedroom’s air conditioning runs through the night.',
      ],
    },
    {
      title: 'Back to Kochi',
      activities: [
        'Breakfast while the boat goes back to the jetty; you leave it at 9 AM.',
        'Kochi airport is two to two and a half hours away. With a late flight there is time for the Chinese nets and St Francis Church in Fort Kochi.',
      ],
    },
  ],
  inclusions: [
    '2 nights in Munnar, 1 night in Thekkady and 1 night on a private houseboat, double occupancy',
    'Daily breakfast, and all meals on the houseboat',
    'Transfers and sightseeing by private air-conditioned car',
    'Periyar boat seats, subject to availability on the day',
    'Kalaripayattu show tickets',
    'Driver’s allowance, fuel, tolls and parking',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights or trains to and from Kochi',
    'Meals not listed',
    'Entry fees to parks, museums and dams',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    { city: 'Munnar', star3: ['Cloud Leaf Inn', 'Pallivasal Hillside'], star4: ['Anamudi Slopes Resort'] },
    {
      city: 'Thekkady',
      star3: ['Cardamom Lane Hotel'],
      star4: ['Periyar Shade Resort', 'Kumily Spice Court'],
    },
    {
      city: 'Alleppey',
      star3: ['Deluxe one-bedroom houseboat'],
      star4: ['Premium houseboat with glass lounge'],
    },
  ],
  country: 'India',
  tags: ['family', 'honeymoon', 'nature'],
  months: [9, 10, 11, 12, 1, 2, 3, 4, 5],
}
