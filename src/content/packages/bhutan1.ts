import type { Package } from '../../contract/catalogue.ts'
import { BHUTAN_SDF } from '../charges.ts'

export const bhutan1: Package = {
  key: 'bhutan1',
  packageId: 'S07191',
  destination: 'bhutan',
  packageName: 'Bhutan Valleys of Thimphu Punakha and Paro',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Delhi',
  destinationCovered: 'Thimphu-2N -- Punakha-1N -- Paro-2N',
  highlights: [
    'Tiger’s Nest with a licensed guide, at your own pace',
    'Punakha Dzong where two rivers meet',
    'Dochula pass and, in clear months, the high Himalaya',
    'A hot-stone bath and dinner in a farmhouse',
    'Permit papers prepared before you fly',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 82999,
  packageImage: 'bhutan',
  overview:
    'The three western valleys, in and out of Paro by air. Drives are short and heights stay between 1,250 and 3,100 metres. The walk to the Tiger’s Nest is on the day before last, when you are used to the height.',
  itinerary: [
    {
      title: 'Fly to Paro and drive to Thimphu',
      activities: [
        'On flights from Delhi ask for a seat on the left for a view of Everest. Your guide meets you outside; clocks are half an hour ahead of India.',
        'An hour and a quarter along the Paro and Wang rivers to Thimphu, with a stop at the iron-chain bridge of Tamchog. Walk Norzin Lam, where a policeman directs the traffic by hand.',
      ],
    },
    {
      title: 'Thimphu',
      activities: [
        'The Buddha Dordenma on its ridge, the National Memorial Chorten among people turning prayer wheels, and the takin, an animal said to be made of a goat and a cow.',
        'After lunch the painting school and the farmers’ market, fullest from Friday to Sunday. Tashichho Dzong, the seat of government, admits visitors after office hours, from about 5 PM on weekdays and all day at weekends.',
      ],
    },
    {
      title: 'Over Dochula to Punakha',
      activities: [
        'An hour to the pass at 3,100 metres and its 108 chortens; two more down to the orange and rice fields at 1,250 metres.',
        'Walk through the fields to Chimi Lhakhang, where couples pray for a child. Punakha Dzong, between the Pho and the Mo, closes at 5 PM; cover shoulders and knees and take off your hat.',
      ],
    },
    {
      title: 'To Paro',
      activities: [
        'One of the country’s longest suspension bridges, over the Pho Chhu, is five minutes from the dzong. Then four hours to Paro, with lunch in Thimphu.',
        'Rinpung Dzong and the round watchtower of the National Museum above it, if you arrive by 3.',
      ],
    },
    {
      title: 'Tiger’s Nest',
      activities: [
        'Start at 7.30 from the car park at 2,600 metres. It is two to three hours up to the monastery at 3,120 metres, with a cafeteria half way; ponies go only as far as the cafeteria and only uphill.',
        'Phones and cameras are left in lockers at the gate. Down by 2 PM; Kyichu Lhakhang, of the seventh century, is on the way home.',
        'Evening hot-stone bath and a farmhouse dinner of red rice and ema datshi.',
      ],
    },
    {
      title: 'Departure',
      activities: [
        'Most flights leave Paro in the morning, before the wind gets strong. Check-out and a ten-minute transfer.',
        'Keep a day free before any onward connection: low cloud can hold planes.',
      ],
    },
  ],
  inclusions: [
    '2 nights in Thimphu, 1 night in Punakha and 2 nights in Paro on double occupancy',
    'Daily breakfast and dinner',
    'Private car with a licensed Bhutanese guide and driver',
    'Entry permit paperwork',
    'Hot-stone bath and farmhouse dinner in Paro',
    'Walking sticks and water on the Tiger’s Nest day',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights to and from Paro',
    'Monument fees paid at the gate, the highest being at Tiger’s Nest',
    'Lunches, ponies, personal expenses and tips',
    'Travel insurance, which visitors are asked to hold',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [BHUTAN_SDF],
  hotels: [
    { city: 'Thimphu', star3: ['Norzin Lane Hotel'], star4: ['Wang Chhu Residency'] },
    { city: 'Punakha', star3: ['Mo Chhu Riverside'], star4: ['Chimi Valley Resort'] },
    { city: 'Paro', star3: ['Bongde Farm Hotel'], star4: ['Rinpung View Resort'] },
  ],
  country: 'Bhutan',
  tags: ['nature', 'honeymoon', 'adventure'],
  months: [2, 3, 4, 5, 9, 10, 11, 12],
}
