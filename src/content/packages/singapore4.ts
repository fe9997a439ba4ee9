import type { Package } from '../../contract/catalogue.ts'
import { BINTAN_VISA, SINGAPORE_VISA } from '../charges.ts'

/** Singapore and the beaches of Bintan, 7 nights. */
export const singapore4: Package = {
  key: 'singapore4',
  packageId: 'S04804',
  destination: 'singapore',
  packageName: 'Singapore and Bintan Beach Holiday',
  totalGuests: 2,
  nights: 7,
  days: 8,
  theme: 'Bengaluru',
  destinationCovered: 'Singapore-4N -- Bintan-3N',
  highlights: [
    'Three nights by the beach on Bintan at the end',
    "One-hour ferry from Tanah Merah to Bintan's resort coast",
    'Mangrove river by night among fireflies',
    'Bird Paradise at Mandai',
    'Pulau Ubin by bicycle',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 97999,
  packageImage: 'bintan-singapore',
  overview:
    'Four nights in Singapore, then a ferry to the beaches of northern Bintan in Indonesia for three. You need a multiple-entry Singapore visa because you come back to fly home; we apply for that type.',
  itinerary: [
    {
      title: 'Arrival in Singapore',
      activities: [
        'Our driver meets you at Changi and takes you to a hotel near Lavender, 20 minutes away. Rooms are ready from 2 PM.',
        'Arab Street is around the corner for murtabak, Turkish lamps and a lit-up mosque dome.',
      ],
    },
    {
      title: 'Around the bay',
      activities: [
        "Half a day with a guide: the Padang, the Merlion from the water side, Chinatown's Thian Hock Keng temple, built without a nail, and the black-and-white tiles of Amoy Street.",
        'The domes of Gardens by the Bay follow in the afternoon, and the Supertrees at 7.45 PM.',
      ],
    },
    {
      title: 'Bird Paradise at Mandai',
      activities: [
        "Bird Paradise at Mandai has eight walk-through aviaries; time your visit for the predators' show at half past ten. Penguins, shoebills and a feeding of lories are on the same ticket.",
        'Evening on Sentosa with the luge and the light show on the sea.',
      ],
    },
    {
      title: 'The last village, Pulau Ubin',
      activities: [
        'From Changi Point a ten-minute bumboat leaves as soon as twelve people have gathered. Hire a bicycle each, included, and ride quarries, coconut groves and the Chek Jawa boardwalk, best at low tide.',
        "Eat at the jetty's seafood stalls or take the 20-minute ride back to Changi Village for nasi lemak. Sleep early.",
      ],
    },
    {
      title: 'Ferry to Bintan',
      activities: [
        'Check out, and drive to Tanah Merah terminal for the one-hour crossing. Visa on arrival is paid at Bandar Bentan Telani; have the passport, a return ticket and a card ready. Clocks go back an hour.',
        'Your resort at Lagoi is 15 minutes away. The beach faces north-west, for sunsets.',
      ],
    },
    {
      title: 'Sea in the morning, fireflies at night',
      activities: [
        'One hour of kayak or paddle-board each is included; in the north-east monsoon from November to February the waves are higher and the pool safer.',
        'At seven a small boat goes up the Sebung river to see fireflies in the mangroves. Wear long sleeves; flash photography is not allowed.',
      ],
    },
    {
      title: 'Free day on the island',
      activities: [
        'Hire a car to the grotto temple and fishing houses at Senggarang near Tanjung Pinang, 90 minutes each way, or rest at the resort.',
        'A barefoot dinner with grilled corn, satay and tempeh is laid at the beach club at 6.30 PM.',
      ],
    },
    {
      title: 'Ferry back and flight home',
      activities: [
        'Take a morning ferry; it arrives beside Changi airport, ten minutes by taxi.',
        'Flights after 5 PM leave time for lunch in Jewel and its indoor forest. Check-out on Bintan is at 11 AM.',
      ],
    },
  ],
  inclusions: [
    '4 nights in Singapore and 3 on Bintan with breakfast',
    'Return ferry Tanah Merah to Bintan with resort transfers',
    'Airport transfers and shared coach on tours',
    'Gardens by the Bay domes and Bird Paradise',
    'Sentosa evening with luge and show',
    'Pulau Ubin bumboat and bicycle hire',
    'Firefly boat and one beach dinner on Bintan',
    'One hour of kayak or paddle-board each on Bintan',
  ],
  exclusions: [
    'Airfare',
    'Other meals, tips and insurance',
    'Early check-in before 2 PM and late check-out after 11 AM',
  ],
  gst: 'extra',
  charges: [{ ...SINGAPORE_VISA, name: 'Singapore multiple-entry visa fee' }, BINTAN_VISA],
  hotels: [
    {
      city: 'Singapore',
      star3: ['Lavender Corner Hotel'],
      star4: ['Kallang Bend Hotel', 'Beach Road House'],
    },
    { city: 'Bintan', star3: ['Casuarina Bay Bintan'], star4: ['Lagoi Sands Resort'] },
  ],
  country: 'Singapore',
  tags: ['beach', 'honeymoon', 'family'],
  months: [3, 4, 5, 6, 7, 8, 9, 10],
}
