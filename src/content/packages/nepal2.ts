import type { Package } from '../../contract/catalogue.ts'
import { ANNAPURNA_PERMIT } from '../charges.ts'

export const nepal2: Package = {
  key: 'nepal2',
  packageId: 'S07182',
  destination: 'nepal',
  packageName: 'Nepal Temples Tigers and Peaks',
  totalGuests: 2,
  nights: 7,
  days: 8,
  theme: 'Mumbai',
  destinationCovered: 'Kathmandu-2N -- Chitwan-2N -- Pokhara-2N -- Nagarkot-1N',
  highlights: [
    'All three royal squares of the Kathmandu valley',
    'Manakamana by cable car on the road west',
    'Canoe, jeep and Tharu dance in Chitwan',
    'A day walk above Pokhara to the Australian Camp',
    'Last night on the Nagarkot ridge, facing the sunrise',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 79999,
  packageImage: 'chitwan-nepal',
  overview:
    'A week with three parts: the temples of the Kathmandu valley, the forest of Chitwan and the lake of Pokhara. Two drives are by road, and the long way back is by air.',
  itinerary: [
    {
      title: 'Arrival in Kathmandu',
      activities: [
        'Airport transfer and lunch. In the afternoon Swayambhunath’s hill, with a view over the whole valley.',
        'Thamel’s lanes for trekking gear, singing bowls and momos.',
      ],
    },
    {
      title: 'Temples of the valley',
      activities: [
        'Pashupatinath opens at 4 AM; morning darshan is quietest. Budhanilkantha’s reclining Vishnu, carved from one black stone, is 10 km north.',
        'In the afternoon Kathmandu’s Hanuman Dhoka square, where the living goddess Kumari sometimes appears at her window, and Patan.',
      ],
    },
    {
      title: 'Manakamana and Chitwan',
      activities: [
        'Three and a half hours along the Trishuli to Kurintar; the cable car to the wish-granting goddess takes ten minutes and pauses at midday.',
        'Two and a half hours more to Sauraha. A stroll to the Rapti at sunset: gharials sometimes lie on the far bank.',
      ],
    },
    {
      title: 'In Chitwan National Park',
      activities: [
        'A dugout canoe at 7, then a guided walk back along the river. Rhinos come out on the grassland; follow the guides’ instructions.',
        'Afternoon jeep of about three and a half hours in the sal forest, and a Tharu stick dance after dinner.',
      ],
    },
    {
      title: 'North to Pokhara',
      activities: [
        'About 150 km and five hours, with widening works in places. Lunch on the river at Mugling or Dumre.',
        'Evening by Phewa lake; boats are let by the hour.',
      ],
    },
    {
      title: 'Sarangkot or the Australian Camp',
      activities: [
        'Sunrise at Sarangkot by car. After breakfast drive an hour to Kande and walk up an hour and a half to the meadow called Australian Camp, at 2,060 metres, for the near view of Annapurna South; then down to Dhampus, where the car waits.',
        'The easier choice is Davis Falls, the International Mountain Museum and the World Peace Pagoda.',
      ],
    },
    {
      title: 'Flight to Kathmandu and drive to Nagarkot',
      activities: [
        'The flight takes 25 minutes. From the airport it is 45 minutes to Bhaktapur: Nyatapola’s five roofs, the potters’ square, and juju dhau, set in clay bowls.',
        'Another hour climbs to Nagarkot at 2,100 metres, for a night above the valley.',
      ],
    },
    {
      title: 'Sunrise and departure',
      activities: [
        'On clear days the line runs from Langtang to Everest, which looks very small from here. Changu Narayan, the oldest temple of the valley, is on the way down.',
        'An hour and a half to the airport; please book flights after 1 PM.',
      ],
    },
  ],
  inclusions: [
    '2 nights in Kathmandu, 2 nights in Chitwan, 2 nights in Pokhara and 1 night in Nagarkot on double occupancy',
    'Daily breakfast, and all meals in Chitwan',
    'Private car Kathmandu–Chitwan–Pokhara and for sightseeing',
    'Flight Pokhara–Kathmandu for two',
    'Canoe, guided walk, jeep safari and park entry in Chitwan',
    'Manakamana cable car tickets',
    'Guide in the Kathmandu valley',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights from India to Kathmandu and back',
    'Monument entry fees (SAARC rates)',
    'Meals not listed',
    'Paragliding, mountain flight and other activities',
    'Travel insurance, personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [ANNAPURNA_PERMIT],
  hotels: [
    { city: 'Kathmandu', star3: ['Thamel Mandala Hotel'], star4: ['Lazimpat Garden Hotel'] },
    { city: 'Chitwan', star3: ['Sauraha Sal Lodge'], star4: ['Rapti Grassland Resort'] },
    { city: 'Pokhara', star3: ['Phewa Lakeside Inn'], star4: ['Machhapuchhre View Resort'] },
    { city: 'Nagarkot', star3: ['Ridge Sunrise Hotel'], star4: ['Langtang Terrace Resort'] },
  ],
  country: 'Nepal',
  tags: ['family', 'nature', 'adventure'],
  months: [10, 11, 12, 2, 3, 4],
}
