import type { Package } from '../../contract/catalogue.ts'

/** Monasteries of the Indus without a high pass, 4 nights. */
export const ladakh3: Package = {
  key: 'ladakh3',
  packageId: 'S04603',
  destination: 'ladakh',
  packageName: 'Gentle Ladakh Monasteries of the Indus',
  totalGuests: 2,
  nights: 4,
  days: 5,
  theme: 'Bengaluru',
  destinationCovered: 'Leh-2N -- Uleytokpo-1N -- Leh-1N',
  highlights: [
    'No road above 4,000 metres and no night above 3,500',
    'Thousand-year-old murals at Alchi',
    'Lamayuru and the clay moonland around it',
    'A village lunch in Saspol or Likir',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 38499,
  packageImage: 'lamayuru-ladakh',
  overview:
    'Ladakh for parents, for families with school-age children and for travellers who do not feel well at heights. It follows the Indus to the lower and warmer apricot villages and does not cross the high passes. You see some of the finest paintings in the western Himalaya on the way.',
  itinerary: [
    {
      title: 'Arrival and a quiet day in Leh',
      activities: [
        'From the airport it is a short drive to a ground-floor room, kept for you from the morning. Lie down, read, sip water.',
        'Your oxygen level is checked with an oximeter at five. Dinner is served early, in the room if you like.',
      ],
    },
    {
      title: 'Hall of Fame and Spituk',
      activities: [
        "After a late breakfast see the army's Hall of Fame museum and Spituk monastery above the runway, with its wide view over the valley; both are within 20 minutes.",
        "The afternoon is for the bazaar's pashmina shops and the vegetable women on the kerb. Walk slowly.",
      ],
    },
    {
      title: 'Down the Indus to Alchi',
      activities: [
        "The road drops towards 3,100 metres. Stop where the Zanskar and Indus meet at Nimmu, at Basgo's mud-brick citadel, and at Likir with its 23-metre golden Buddha.",
        'Alchi, two hours from Leh in all, stands beside the river and dates from the 11th century. Its wall paintings are lit by torch only and may not be photographed.',
        'The night is at Uleytokpo, ten kilometres on, among apricot trees.',
      ],
    },
    {
      title: 'Lamayuru moonland and return',
      activities: [
        "An hour west, past Khaltse, yellow lake clay has weathered into a landscape people call the moonland. Lamayuru monastery stands above it at 3,500 metres; the monks' cave of Naropa is behind a pane of glass.",
        'Turn back along the same road with a home-cooked lunch of thukpa and skyu at Saspol. Leh is three hours away.',
      ],
    },
    {
      title: 'Flight home from Leh',
      activities: [
        'A light breakfast and the drive to the airport. If your flight is after ten, there is time to see the Leh palace from its car park.',
        'Connections by way of Delhi need three hours between flights.',
      ],
    },
  ],
  inclusions: [
    '3 nights in Leh and 1 at Uleytokpo with breakfast and dinner',
    'Private car, maximum four hours on the road a day',
    'Guide at Alchi, Likir and Lamayuru',
    'Village lunch at Saspol',
    'Monastery entrances',
    'Daily health check and oxygen in the car',
  ],
  exclusions: [
    'Flights to Leh',
    'Lunches other than at Saspol',
    'Personal expenses and tips',
    'Travel and medical insurance',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    {
      city: 'Leh',
      star3: ['Hotel Sankar View Leh', 'Indus Lane House Leh'],
      star4: ['The Poplar Court Leh'],
    },
    { city: 'Uleytokpo', star3: ['Uley Riverside Camp'], star4: ['Apricot Bend Eco Lodge'] },
  ],
  country: 'India',
  tags: ['family', 'nature'],
  months: [4, 5, 6, 7, 8, 9, 10],
}
