import type { Package } from '../../contract/catalogue.ts'
import { TURKEY_VISA } from '../charges.ts'

export const turkey1: Package = {
  key: 'turkey1',
  packageId: 'S05205',
  destination: 'turkey',
  packageName: 'Turkey Istanbul and Cappadocia First Look',
  totalGuests: 2,
  nights: 6,
  days: 7,
  theme: 'Mumbai',
  destinationCovered: 'Istanbul-3N -- Cappadocia-2N -- Istanbul-1N',
  highlights: [
    'Hagia Sophia, the Blue Mosque and the Basilica Cistern on one walk',
    'Topkapi Palace and a boat up the Bosphorus',
    'Two nights in a cave hotel in Cappadocia',
    'Göreme’s painted rock churches and an underground city',
    'Time set aside for a sunrise balloon',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 123699,
  packageImage: 'turkey',
  overview:
    'Istanbul and Cappadocia, joined by a short flight each way. You see old Istanbul on foot and by boat, then the rock valleys of Cappadocia. A second morning is kept free in case wind stops the balloons on the first.',
  itinerary: [
    {
      title: 'Arrival in Istanbul',
      activities: [
        'Meet your driver at Istanbul Airport; the hotel in Sultanahmet or Sirkeci is about 50 km away, an hour in normal traffic.',
        'In the evening walk down to the Galata Bridge, where anglers line the rails, and eat by the water at Eminönü.',
      ],
    },
    {
      title: 'The old city on foot',
      activities: [
        'With a guide see the Hippodrome, the Blue Mosque and Hagia Sophia, whose upper gallery is open to visitors. Mosques close to visitors at prayer times, longest at Friday noon.',
        'Descend into the Basilica Cistern, with 336 columns standing in shallow water.',
        'Afternoon in the Grand Bazaar (closed on Sundays): lamps, towels, Turkish sweets (lokum) and tea.',
      ],
    },
    {
      title: 'Topkapi Palace and the Bosphorus',
      activities: [
        'Tour Topkapi, home of the sultans for four centuries, with the harem and the treasury (closed on Tuesdays; we change the order then).',
        'After the Spice Bazaar board a boat up the Bosphorus past Dolmabahçe, the wooden villas and the fortress of Rumeli, about two hours in all.',
      ],
    },
    {
      title: 'Flight to Cappadocia',
      activities: [
        'Morning flight of about an hour and a half to Kayseri or Nevşehir, then 40 to 75 minutes by road to Göreme or Ürgüp.',
        'Check in to a hotel partly cut from the rock. Late in the day drive to Rose Valley for a sunset walk.',
      ],
    },
    {
      title: 'Rock churches and fairy chimneys',
      activities: [
        'If you booked the balloon, pick-up is before dawn; you are back for breakfast by eight.',
        'See Göreme Open Air Museum, a monastery of painted chapels, then the mushroom-shaped chimneys of Paşabağ and the potters of Avanos.',
        'Climb down into the underground city of Kaymaklı, where whole villages once hid for weeks. The passages are low; you may wait above.',
      ],
    },
    {
      title: 'Second morning for the balloon, then Istanbul',
      activities: [
        'Second chance for the balloon, or watch them from the terrace. Visit the honeycombed rock of Uçhisar before leaving.',
        'Fly back to Istanbul and check in near Taksim. Stroll İstiklal Street with its red tram.',
      ],
    },
    {
      title: 'Journey home',
      activities: [
        'Depending on the flight, fit in the steep lanes around Galata Tower.',
        'Transfer to the airport, three hours before departure.',
      ],
    },
  ],
  inclusions: [
    'Four nights in Istanbul and two in a Cappadocia cave hotel, double room',
    'Daily breakfast',
    'Economy flights Istanbul – Cappadocia – Istanbul',
    'Airport transfers by private car',
    'Shared guided tours in Istanbul and Cappadocia with entry fees',
    'Two-hour Bosphorus boat trip',
    'Help with the visa file',
  ],
  exclusions: [
    'International airfare to and from Istanbul',
    'Travel insurance',
    'Lunches and dinners',
    'Hot-air balloon flight (weather decides; paid only if flown)',
    'Early check-in before 1400 and late check-out after 1100 hours',
    'Tips and personal expenses',
  ],
  gst: 'extra',
  charges: [TURKEY_VISA],
  hotels: [
    {
      city: 'Istanbul',
      star4: ['Sirkeci Lantern Hotel', 'Tulip Court Taksim'],
      star5: ['Halic Terrace House', 'Pera Ferry House'],
    },
    {
      city: 'Cappadocia',
      star4: ['Stone Dove Cave Hotel', 'Apricot Stone House'],
      star5: ['Red Tuff Cave Suites'],
    },
  ],
  country: 'Turkey',
  tags: ['honeymoon', 'family', 'adventure'],
  months: [3, 4, 5, 6, 9, 10, 11],
}
