import type { Package } from '../../contract/catalogue.ts'
import { SOUTH_AFRICA_VISA } from '../charges.ts'

export const southafrica1: Package = {
  key: 'southafrica1',
  packageId: 'S05232',
  destination: 'southafrica',
  packageName: 'South Africa Safari and Cape Town',
  totalGuests: 2,
  nights: 6,
  days: 7,
  theme: 'Mumbai',
  destinationCovered: 'Johannesburg-1N -- Sun City-2N -- Cape Town-3N',
  highlights: [
    'Two game drives in malaria-free Pilanesberg',
    'Table Mountain by revolving cable car',
    'Cape of Good Hope and the Boulders penguins',
    'Soweto and the Apartheid Museum',
    'Domestic flight to Cape Town included',
  ],
  includes: ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 279999,
  packageImage: 'southafrica',
  overview:
    'A safari and Cape Town in one week, with short transfers. Pilanesberg lies in an old volcano next to Sun City, so mornings are for game drives and afternoons for the pools. Then you have three nights in Cape Town.',
  itinerary: [
    {
      title: 'Johannesburg',
      activities: [
        'Arrive at O. R. Tambo and transfer to Sandton, half an hour. Use hotel or app taxis after dark.',
        'Dinner at Nelson Mandela Square, which has several Indian restaurants near by.',
      ],
    },
    {
      title: 'Soweto and on to Sun City',
      activities: [
        'Guided morning at the Apartheid Museum (usually closed on Mondays and Tuesdays; Constitution Hill then) and Vilakazi Street in Soweto.',
        'Drive two and a half hours north-west to Sun City and see the wave beach before sunset.',
      ],
    },
    {
      title: 'Morning and evening in Pilanesberg',
      activities: [
        'Enter the park at sunrise in an open vehicle with a ranger: elephants, white rhino and, with luck, lion or leopard. Carry a warm layer even in summer.',
        'Midday by the pool or on the Valley of Waves slides.',
        'Second drive from about four until after dark.',
      ],
    },
    {
      title: 'Flight to Cape Town',
      activities: [
        'Drive back to Johannesburg and fly two hours to Cape Town.',
        'Evening at the V&A Waterfront, with seals on the jetties and the mountain above.',
      ],
    },
    {
      title: 'Table Mountain and Bo-Kaap',
      activities: [
        'Cable car to 1,067 metres as soon as it opens; if the mountain is covered by cloud we try on another day.',
        'Coloured houses and samoosas in Bo-Kaap, the Company’s Garden and Signal Hill at sunset.',
        'Optional ferry to Robben Island, three and a half hours, booked well ahead.',
      ],
    },
    {
      title: 'Cape of Good Hope',
      activities: [
        'South by Camps Bay and Chapman’s Peak Drive, when it is open, to Cape Point. Walk or take the funicular to the old lighthouse, and keep food away from baboons.',
        'African penguins at Boulders Beach, then Kirstenbosch garden and its tree-top walkway.',
      ],
    },
    {
      title: 'Leaving the Cape',
      activities: [
        'A last look at the market on Greenmarket Square if the flight is late.',
        'Transfer to Cape Town International, 25 minutes, and fly home with one stop.',
      ],
    },
  ],
  inclusions: [
    'Return economy flights Mumbai – Johannesburg and Cape Town – Mumbai',
    'Economy flight Johannesburg – Cape Town with 20 kg baggage',
    'One night in Johannesburg, two in Sun City and three in Cape Town, double room',
    'Daily breakfast',
    'All transfers by private car',
    'Two shared game drives with park fees',
    'Soweto, Cape Town and Cape Point tours with entry fees and cable car',
    'Help with the visa application',
  ],
  exclusions: [
    'Travel insurance',
    'Lunches and dinners',
    'Robben Island ferry and other optional trips',
    'Early check-in before 2 PM and late check-out after 11 AM',
    'Tips for rangers and guides, and personal expenses',
  ],
  gst: 'extra',
  charges: [SOUTH_AFRICA_VISA],
  hotels: [
    { city: 'Johannesburg', star4: ['Jacaranda Square Hotel'], star5: ['Highveld Grand Sandton'] },
    { city: 'Sun City', star4: ['Pilanes Crater Lodge'], star5: ['Marula Valley Resort'] },
    {
      city: 'Cape Town',
      star4: ['Lion’s Flank House', 'Dockside Fynbos Hotel'],
      star5: ['Two Oceans Crown'],
    },
  ],
  country: 'South Africa',
  tags: ['family', 'honeymoon', 'adventure', 'nature'],
  months: [3, 4, 5, 8, 9, 10, 11],
}
