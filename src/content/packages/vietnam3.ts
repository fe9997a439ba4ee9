import type { Package } from '../../contract/catalogue.ts'
import { VIETNAM_VISA } from '../charges.ts'

/** The north: Sapa, Ninh Binh and Ha Long, 7 nights. */
export const vietnam3: Package = {
  key: 'vietnam3',
  packageId: 'S04703',
  destination: 'vietnam',
  packageName: 'Vietnam North Sapa Trails and Ha Long Bay',
  totalGuests: 2,
  nights: 7,
  days: 8,
  theme: 'Delhi',
  destinationCovered: 'Hanoi-1N -- Sapa-2N -- Hanoi-1N -- Ninh Binh-1N -- Ha Long Bay-1N -- Hanoi-1N',
  highlights: [
    'A guided walk from Lao Chai to Ta Van with a Hmong host',
    "Cable car to within 600 steps of Fansipan's 3,143-metre top",
    'Rowing boats through the grottoes of Trang An',
    'A night on Lan Ha or Ha Long Bay',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 110499,
  packageImage: 'muong-hoa-vietnam',
  overview:
    'Mountains, river caves and the sea, all by road from Hanoi. The one long drive is to Sapa and back. The rice terraces are best in May, when they are filled with water, and in September, when the rice is yellow before the harvest.',
  itinerary: [
    {
      title: 'Hanoi and its Old Quarter',
      activities: [
        'Airport pick-up and check-in from 2 PM at a hotel among the silk and tin streets.',
        'A food walk begins at six: bun cha, or tofu with herbs for vegetarians, then a bowl of warm che on a plastic stool.',
      ],
    },
    {
      title: 'By road to Sapa',
      activities: [
        'Five and a half hours on the Lao Cai expressway with two stops; the last 35 kilometres wind up to 1,500 metres.',
        'In the afternoon go down the flagged path to Cat Cat, an old Hmong village by a waterfall, and up again by electric cart.',
      ],
    },
    {
      title: 'The Muong Hoa valley on foot',
      activities: [
        'Nine kilometres, mostly downhill, on the ridges between the paddies from Y Linh Ho to Lao Chai and Ta Van. Boots and a stick can be borrowed; after rain the red clay is slippery.',
        'Lunch is cooked by a Giay family in Ta Van. A car brings you back to town by three.',
      ],
    },
    {
      title: 'Fansipan, then down to Hanoi',
      activities: [
        'A funicular and a 6-kilometre cable car rise out of the valley, often through cloud into sunshine. From the upper station 600 steps or a second funicular lead to the top of Indochina.',
        'Lunch in Sapa and the expressway back, reaching Hanoi about eight. A light dinner is available at the hotel (own cost).',
      ],
    },
    {
      title: "Trang An's caves and Mua peak",
      activities: [
        'Two hours south limestone hills rise from the rice fields. A rower takes you through up to nine river caves in three hours.',
        'Late in the day climb the 486 steps of Hang Mua for the view of the Ngo Dong river below. Sleep at a lodge in Tam Coc.',
      ],
    },
    {
      title: 'From Ninh Binh to Ha Long Bay',
      activities: [
        'The coastal expressway reaches the harbour in about three hours; boats sail at half past twelve.',
        'Kayak into a lagoon that opens only at mid-tide, swim off the stern in warm months, and try squid fishing with a lamp after dinner.',
      ],
    },
    {
      title: 'Cave morning and a last night in Hanoi',
      activities: [
        'A tender goes ashore for one more cave before brunch. You dock towards eleven and are in the city by three.',
        'See the ceramics of Bat Trang if you like shopping, or Tran Quoc pagoda on West Lake at sunset if you do not.',
      ],
    },
    {
      title: 'Flight home',
      activities: [
        'Check out by 11 AM. Hang Gai is the street for a last silk scarf.',
        'Noi Bai is 45 minutes away, an hour at rush time.',
      ],
    },
  ],
  inclusions: [
    '3 separate nights in Hanoi, 2 in Sapa, 1 in Ninh Binh and 1 aboard, with breakfast',
    'Full board on the boat with kayaks',
    'Private car for the whole circuit',
    'Local guides in Sapa and at Trang An',
    'Fansipan cable car and both funiculars',
    'Family lunch in Ta Van and Hanoi food walk',
  ],
  exclusions: [
    'Flights to and from Hanoi',
    'Other lunches and dinners, drinks aboard',
    'Porters in Sapa',
    'Early check-in and late check-out beyond 2 PM and 11 AM',
    'Travel insurance',
  ],
  gst: 'extra',
  charges: [VIETNAM_VISA],
  hotels: [
    { city: 'Hanoi', star4: ['Silk Street House Hanoi'], star5: ['West Lake Pavilion'] },
    { city: 'Sapa', star4: ['Hoang Lien View Hotel'], star5: ['Cloud Terrace Resort Sapa'] },
    { city: 'Ninh Binh', star4: ['Tam Coc Heron Lodge'], star5: ['Limestone Garden Retreat'] },
    { city: 'Ha Long Bay', star4: ['Lan Ha Kingfisher Cruise'], star5: ['Karst Queen Cruise'] },
  ],
  country: 'Vietnam',
  tags: ['adventure', 'nature'],
  months: [3, 4, 5, 9, 10, 11],
}
