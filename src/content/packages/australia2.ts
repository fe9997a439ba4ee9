import type { Package } from '../../contract/catalogue.ts'
import { AUSTRALIA_VISA, REEF_CHARGE } from '../charges.ts'

export const australia2: Package = {
  key: 'australia2',
  packageId: 'S05223',
  destination: 'australia',
  packageName: 'Australia Reef Rainforest and Cities',
  totalGuests: 2,
  nights: 9,
  days: 10,
  theme: 'Delhi',
  destinationCovered: 'Melbourne-3N -- Cairns-3N -- Sydney-3N',
  highlights: [
    'A full day on the outer Great Barrier Reef',
    'Kuranda railway up, Skyrail down',
    'Puffing Billy steam train in the Dandenongs',
    'Great Ocean Road by small group',
    'Manly ferry and a free day in Sydney',
  ],
  includes: ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 338999,
  packageImage: 'barrier-reef-australia',
  overview:
    'Melbourne, the tropics and Sydney in ten days. Melbourne and its coast road come first, then three nights in Cairns between the Great Barrier Reef and a very old rainforest, and Sydney at the end. Best from May to October, the dry season in the north.',
  itinerary: [
    {
      title: 'Arrival in Melbourne',
      activities: [
        'Transfer to the hotel, 40 minutes from the airport.',
        'Ride the free City Circle tram and eat on Lygon Street or at one of the city’s many Indian restaurants.',
      ],
    },
    {
      title: 'Puffing Billy and the Dandenongs',
      activities: [
        'An hour east, a century-old steam train crosses the trestle bridge near Selby and climbs through tree ferns in open-sided carriages.',
        'Tea and scones in Sassafras, then lyrebirds and mountain ash, the tallest flowering trees in the world, in Sherbrooke Forest.',
      ],
    },
    {
      title: 'The Great Ocean Road in a small bus',
      activities: [
        'Drive the cliff road by Bells Beach, Lorne and Cape Otway’s rainforest boardwalk.',
        'Gibson Steps leads down to the sand beside the limestone stacks; then the Apostles from above and Loch Ard Gorge.',
      ],
    },
    {
      title: 'Flight to the tropics',
      activities: [
        'Three and a half hours to Cairns. It is much warmer here.',
        'Swim in the lagoon pool on the Esplanade and see flying foxes leave at dusk.',
      ],
    },
    {
      title: 'Outer Great Barrier Reef',
      activities: [
        'Fast catamaran for about 90 minutes to a pontoon on the outer reef. Snorkel, ride the semi-submersible, or try a first dive at extra cost.',
        'Lunch on board with vegetarian dishes. From November to May lycra suits against jellyfish are handed out.',
      ],
    },
    {
      title: 'Kuranda by rail and Skyrail',
      activities: [
        'The 1891 railway winds up through fifteen tunnels past Barron Falls to the village of Kuranda.',
        'Markets, butterflies and lunch at leisure.',
        'Return by Skyrail over the forest, an hour and a half, with two stops on boardwalks.',
      ],
    },
    {
      title: 'South to Sydney',
      activities: [
        'Fly three hours to Sydney and check in.',
        'Evening at Circular Quay, with the Opera House on one side and the Harbour Bridge on the other.',
      ],
    },
    {
      title: 'Harbour city',
      activities: [
        'Guided morning: The Rocks, the Opera House inside and out, and Macquarie Street.',
        'Take the Manly ferry, half an hour each way. Fish and chips, or falafel, on the beach.',
      ],
    },
    {
      title: 'Your own Sydney',
      activities: [
        'Taronga Zoo by ferry, the Blue Mountains by train, or the Harbour Bridge climb: we book whichever you like.',
        'You can also use the day to visit friends and relatives in Parramatta or Harris Park.',
      ],
    },
    {
      title: 'The long flight home',
      activities: ['Check out and transfer to Kingsford Smith Airport.', 'Flight to Delhi with one stop.'],
    },
  ],
  inclusions: [
    'Return economy flights Delhi – Melbourne and Sydney – Delhi',
    'Economy flights Melbourne – Cairns – Sydney with 20 kg baggage',
    'Three nights each in Melbourne, Cairns and Sydney, double room',
    'Daily breakfast',
    'Airport transfers on a sharing basis',
    'Puffing Billy and Great Ocean Road tours',
    'Reef cruise with lunch and snorkel gear; Kuranda rail and Skyrail',
    'Opera House tour and return Manly ferry',
    'Help with the visa application',
  ],
  exclusions: [
    'Travel insurance',
    'Lunches and dinners not mentioned',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Optional dives and the bridge climb',
    'Personal expenses',
  ],
  gst: 'extra',
  charges: [AUSTRALIA_VISA, REEF_CHARGE],
  hotels: [
    { city: 'Melbourne', star4: ['Plane Tree Laneway Hotel'], star5: ['Yarra Crest Hotel'] },
    {
      city: 'Cairns',
      star4: ['Trinity Gecko Hotel', 'Mangrove Walk Suites'],
      star5: ['Coral Esplanade Resort'],
    },
    { city: 'Sydney', star4: ['Figtree Hyde Park Hotel'], star5: ['Harbour Sail Grand'] },
  ],
  country: 'Australia',
  tags: ['family', 'adventure', 'nature', 'honeymoon'],
  months: [4, 5, 6, 7, 8, 9, 10],
}
