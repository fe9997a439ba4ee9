import type { Package } from '../../contract/catalogue.ts'
import { NEW_ZEALAND_LEVY, NEW_ZEALAND_VISA, TRANSIT_VISA } from '../charges.ts'

export const newzealand1: Package = {
  key: 'newzealand1',
  packageId: 'S05230',
  destination: 'new-zealand',
  packageName: 'New Zealand Rotorua and Queenstown Wonders',
  totalGuests: 2,
  nights: 7,
  days: 8,
  theme: 'Mumbai',
  destinationCovered: 'Auckland-2N -- Rotorua-2N -- Queenstown-3N',
  highlights: [
    'Hobbiton film set on the way to Rotorua',
    'Te Puia’s Pōhutu geyser and a Māori evening',
    'Milford Sound coach and cruise',
    'Skyline gondola and luge in Queenstown',
    'Domestic flight to the South Island included',
  ],
  includes: ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 349999,
  packageImage: 'new-zealand',
  overview:
    'A week that shows both islands without self-driving: Auckland’s harbour, hot springs and Hobbiton in the North, then three nights in Queenstown with a day trip to Milford Sound. All touring is by coach with a driver-guide.',
  itinerary: [
    {
      title: 'Arrival in Auckland',
      activities: [
        'Arrive and transfer to the centre, 40 minutes. The clock is seven and a half hours ahead of India in summer.',
        'Stretch your legs at the Viaduct Harbour and stay up till nine to beat the jet lag.',
      ],
    },
    {
      title: 'Sky Tower and Waiheke Island',
      activities: [
        'Go up the 328-metre Sky Tower for the two harbours and the cones of old volcanoes.',
        'Ferry 40 minutes to Waiheke Island for beaches, olives and vineyards.',
      ],
    },
    {
      title: 'Hobbiton and Rotorua',
      activities: [
        'Coach two hours to Matamata and walk through the Shire: 44 hobbit holes, the mill and a ginger beer at the Green Dragon.',
        'An hour more to Rotorua, which smells of sulphur from its hot springs. Evening free for the hot pools by the lake.',
      ],
    },
    {
      title: 'Geysers and a Māori evening',
      activities: [
        'At Te Puia the Pōhutu geyser rises up to 30 metres, once or twice an hour; see the carving school and a kiwi.',
        'Walk the boardwalks of Wai-O-Tapu, 30 minutes south, with its orange-rimmed Champagne Pool.',
        'Evening welcome, song and haka, with a meal cooked in an earth oven and vegetarian plates.',
      ],
    },
    {
      title: 'South to Queenstown',
      activities: [
        'Fly from Rotorua by way of Auckland or Christchurch; on a clear day you see the Southern Alps from the window.',
        'Walk the lakefront gardens at the foot of the Remarkables.',
      ],
    },
    {
      title: 'Milford Sound',
      activities: [
        'Leave at 7. The road takes about five hours with stops at Te Anau, Mirror Lakes and the Homer Tunnel; you may see keas, the mountain parrots.',
        'Nearly two hours on the water past Mitre Peak, seals and the spray of Stirling Falls, out to the Tasman Sea.',
        'Back by 8 in the evening. Snow can close the road; we then offer Doubtful Sound or a refund of the day.',
      ],
    },
    {
      title: 'Gondola, luge and Arrowtown',
      activities: [
        'Ride the gondola to Bob’s Peak and take two luge runs down the hill.',
        'Free afternoon: Shotover jet boat, the first bungy bridge at Kawarau, or the gold-rush street of Arrowtown, 20 minutes away.',
      ],
    },
    {
      title: 'Departure from Queenstown',
      activities: [
        'Short transfer of 15 minutes to the airport.',
        'Fly to Auckland or Sydney and on to Mumbai, arriving the next day.',
      ],
    },
  ],
  inclusions: [
    'Return economy flights Mumbai – Auckland and Queenstown – Mumbai',
    'Economy flight Rotorua – Queenstown with 23 kg baggage',
    'Two nights in Auckland, two in Rotorua and three in Queenstown, double room',
    'Daily breakfast, and the Māori evening with dinner',
    'Airport transfers and coach Auckland – Hobbiton – Rotorua',
    'Sky Tower, Waiheke ferry, Hobbiton, Te Puia and Wai-O-Tapu tickets',
    'Milford Sound coach and cruise; gondola with two luge runs',
    'Help with the visa application',
  ],
  exclusions: [
    'Travel insurance',
    'Lunches, and dinners not mentioned',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Jet boat, bungy and other adventure sports',
    'Personal expenses',
  ],
  gst: 'extra',
  charges: [NEW_ZEALAND_VISA, NEW_ZEALAND_LEVY, TRANSIT_VISA],
  hotels: [
    {
      city: 'Auckland',
      star4: ['Viaduct Mast Hotel', 'Queen Street Fern Hotel'],
      star5: ['Waitemata Sails Grand'],
    },
    { city: 'Rotorua', star4: ['Steaming Lake Hotel', 'Silver Fern Lakeside'] },
    { city: 'Queenstown', star4: ['Remarkables View Lodge'], star5: ['Wakatipu Crest Hotel'] },
  ],
  country: 'New Zealand',
  tags: ['family', 'honeymoon', 'adventure', 'nature'],
  months: [1, 2, 3, 4, 10, 11, 12],
}
