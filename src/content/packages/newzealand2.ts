import type { Package } from '../../contract/catalogue.ts'
import { NEW_ZEALAND_LEVY, NEW_ZEALAND_VISA, TRANSIT_VISA } from '../charges.ts'

export const newzealand2: Package = {
  key: 'newzealand2',
  packageId: 'S05231',
  destination: 'new-zealand',
  packageName: 'New Zealand Glaciers Fiords and Glow Worms',
  totalGuests: 2,
  nights: 9,
  days: 10,
  theme: 'Delhi',
  destinationCovered: 'Auckland-1N -- Rotorua-2N -- Christchurch-1N -- Franz Josef-2N -- Queenstown-3N',
  highlights: [
    'Waitomo glow-worm caves by boat',
    'TranzAlpine train across the Southern Alps',
    'Two nights below Franz Josef Glacier',
    'Haast Pass drive to Wānaka and Queenstown',
    'Milford Sound cruise',
    'Vintage steamship lake cruise to a high-country farm',
  ],
  includes: ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 428999,
  packageImage: 'franz-josef-new-zealand',
  overview:
    'The longer route. Caves and geysers in the North, then a train over the Southern Alps, rainforest beside a glacier, the lakes of Wānaka and Hāwea, and Milford Sound. For travellers who enjoy long scenic drives.',
  itinerary: [
    {
      title: 'Arrival in Auckland',
      activities: [
        'Transfer to a central hotel. Walk up Queen Street or sit by the ferries.',
        'Sleep early; the next days start at seven.',
      ],
    },
    {
      title: 'Waitomo caves to Rotorua',
      activities: [
        'Coach south through dairy country for two and a half hours to Waitomo. Guides pull the boat in silence under thousands of glow-worms; photographs are not allowed.',
        'Two more hours to Rotorua. Walk past the steaming lake edge at Sulphur Point.',
      ],
    },
    {
      title: 'Redwoods and thermal valley',
      activities: [
        'Choose Te Puia or Waimangu, the valley formed in the eruption of 1886, with its pale blue crater lake.',
        'Afternoon among Californian redwoods planted in 1901; the treewalk crosses swing bridges up to 20 metres high and is lit at night.',
      ],
    },
    {
      title: 'Flight to Christchurch',
      activities: [
        'Fly south in under two hours. Punt on the Avon, or take the heritage tram round the rebuilt centre.',
        'See the Cardboard Cathedral and the Botanic Gardens’ roses before dinner on New Regent Street.',
      ],
    },
    {
      title: 'TranzAlpine and the West Coast',
      activities: [
        'Board at about 8. In nearly five hours the train crosses the plains, climbs the Waimakariri gorge by viaducts and drops through beech forest to Greymouth.',
        'Coach two and a half hours down the coast, by Hokitika and its jade carvers, to Franz Josef.',
      ],
    },
    {
      title: 'Glacier country',
      activities: [
        'Walk an easy track to a viewpoint over Franz Josef’s valley, or take a helicopter with snow landing, weather permitting, at extra cost.',
        'Half an hour south, Lake Matheson mirrors Aoraki Mount Cook on still mornings.',
        'Evening in the forest hot pools or at the kiwi centre.',
      ],
    },
    {
      title: 'Haast Pass to Queenstown',
      activities: [
        'A day’s drive of about five and a half hours plus stops: Knights Point, Thunder Creek Falls and Fantail Falls.',
        'Between Lakes Wānaka and Hāwea the forest changes to open grassland. Cross the Crown Range, the highest main road in the country, if it is clear.',
      ],
    },
    {
      title: 'Milford Sound by coach and boat',
      activities: [
        'Through Te Anau and the Eglinton Valley, with a walk at The Chasm or Lake Gunn if open.',
        'Cruise the fiord to the sea and back under Bowen Falls, 162 metres high.',
        'Return by road; a flight back over the mountains can be added.',
      ],
    },
    {
      title: 'Lake Wakatipu by steamship',
      activities: [
        'Cross the lake by TSS Earnslaw, launched in 1912, to Walter Peak farm for a sheepdog show and tea.',
        'Afternoon free for the gondola, the shops or a jet boat on the Shotover.',
      ],
    },
    {
      title: 'Farewell to the Southern Alps',
      activities: [
        'Breakfast with a view of the lake and transfer to the airport.',
        'Flights to Delhi by way of Auckland, Sydney or Singapore.',
      ],
    },
  ],
  inclusions: [
    'Return economy flights Delhi – Auckland and Queenstown – Delhi',
    'Economy flight Rotorua – Christchurch with 23 kg baggage',
    'Nine nights in the towns listed, double room',
    'Daily breakfast, and tea at Walter Peak',
    'TranzAlpine train and all coach journeys of the route',
    'Waitomo, one thermal park, and Redwoods Treewalk tickets',
    'Milford Sound coach and cruise; Earnslaw steamship',
    'Help with the visa application',
  ],
  exclusions: [
    'Travel insurance',
    'Lunches and dinners not mentioned',
    'Helicopter and adventure sports',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Personal expenses',
  ],
  gst: 'extra',
  charges: [NEW_ZEALAND_VISA, NEW_ZEALAND_LEVY, TRANSIT_VISA],
  hotels: [
    { city: 'Auckland', star4: ['Queen Street Fern Hotel'], star5: ['Waitemata Sails Grand'] },
    { city: 'Rotorua', star4: ['Steaming Lake Hotel'] },
    { city: 'Christchurch', star4: ['Avon Willow Hotel'], star5: ['New Tram House'] },
    { city: 'Franz Josef', star4: ['Rimu Forest Lodge'], star5: ['Ice and Fern Retreat'] },
    { city: 'Queenstown', star4: ['Remarkables View Lodge'], star5: ['Wakatipu Crest Hotel'] },
  ],
  country: 'New Zealand',
  tags: ['nature', 'adventure', 'honeymoon'],
  months: [1, 2, 3, 4, 11, 12],
}
