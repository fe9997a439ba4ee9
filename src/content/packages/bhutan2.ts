import type { Package } from '../../contract/catalogue.ts'
import { BHUTAN_SDF } from '../charges.ts'

export const bhutan2: Package = {
  key: 'bhutan2',
  packageId: 'S07192',
  destination: 'bhutan',
  packageName: 'Bhutan by Road from Phuentsholing',
  totalGuests: 2,
  nights: 7,
  days: 8,
  theme: 'Mumbai',
  destinationCovered: 'Phuentsholing-1N -- Thimphu-2N -- Punakha-2N -- Paro-2N',
  highlights: [
    'Enter on foot through the gate at Phuentsholing, leave by air from Paro',
    'The Phobjikha valley, winter home of black-necked cranes',
    'Two nights in warm Punakha',
    'Tango, a college of monks under a cliff near Thimphu',
    'Tiger’s Nest on the last full day',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 98999,
  packageImage: 'punakha-bhutan',
  overview:
    'Enter Bhutan by road from the plains. You cross the border on foot, change to a Bhutanese car, climb 2,000 metres in one drive and see the Phobjikha valley as well.',
  itinerary: [
    {
      title: 'Bagdogra to the border',
      activities: [
        'Land before 1 PM: the drive through tea gardens and the Jaldapara side of the Dooars takes four and a half hours to Jaigaon.',
        'Walk through the pedestrian terminal, where permits, photographs and fingerprints are done during office hours; our guide has sent the papers ahead. Night in Phuentsholing.',
      ],
    },
    {
      title: 'Up to Thimphu',
      activities: [
        'A hundred and fifty kilometres and about five hours by Gedu and Chukha; fog is usual at Gedu, so carry a jacket.',
        'Reach Thimphu, at 2,320 metres, for the evening. Drink water and go slowly up the stairs.',
      ],
    },
    {
      title: 'Thimphu and the Tango road',
      activities: [
        'Drive 14 km north and walk 45 minutes uphill to Tango, a monastic college under a cliff; young monks learn by heart in the courtyard.',
        'In the afternoon the Folk Heritage Museum and Buddha Dordenma. Archers often shoot at Changlimithang: the target is 145 metres away.',
      ],
    },
    {
      title: 'Punakha',
      activities: [
        'Tea at Dochula with a view of the peaks on clear days, and two hours down through rhododendron and pine.',
        'Punakha Dzong in the afternoon light. In February or March an old battle is re-enacted at the Drubchen festival.',
      ],
    },
    {
      title: 'A day in Phobjikha',
      activities: [
        'Two and a half to three hours each way, by Wangdue and up to a pass above 3,300 metres. From late October to early March cranes from Tibet feed on the valley floor; a centre has telescopes and the hide keeps people at a distance.',
        'Gangtey monastery stands over the marsh; a level trail of an hour and a half runs through the pines. Back by dark.',
      ],
    },
    {
      title: 'Rafting or rest, then Paro',
      activities: [
        'An easy ten kilometres of the Mo Chhu can be rafted in the morning, except in the rains (extra). Otherwise the hilltop Khamsum Yulley chorten, 45 minutes on foot.',
        'Four hours to Paro, where the street of wooden shops is a short walk.',
      ],
    },
    {
      title: 'Tiger’s Nest',
      activities: [
        'The trail through blue pine takes two to three hours up, then steps go down to a waterfall and up to the gate. Closed shoes, no sleeveless clothes; the chapels close for lunch from 1 to 2 PM.',
        'Those who stay below are driven to Chele La, an hour and a half up, with thousands of prayer flags and, on clear days, a view of Jomolhari.',
      ],
    },
    {
      title: 'Fly home from Paro',
      activities: [
        'Morning flights go to Kolkata, Bagdogra or Delhi on certain days of the week; we fit the tour dates to yours.',
        'Ten minutes to the airport, two hours ahead.',
      ],
    },
  ],
  inclusions: [
    '1 night in Phuentsholing, 2 nights in Thimphu, 2 nights in Punakha and 2 nights in Paro on double occupancy',
    'Daily breakfast and dinner',
    'Private car from Bagdogra to the border, and a Bhutanese car with a licensed guide from there to Paro',
    'Entry permit paperwork',
    'Day trip to Phobjikha with crane centre entry',
    'Walking sticks and water on the Tiger’s Nest day',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights to Bagdogra and from Paro',
    'Monument fees paid at the gate, the highest being at Tiger’s Nest',
    'Lunches, rafting, personal expenses and tips',
    'Travel insurance, which visitors are asked to hold',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [{ ...BHUTAN_SDF, note: 'The first night in the border town may be exempt.' }],
  hotels: [
    { city: 'Phuentsholing', star3: ['Border Gate Hotel'] },
    { city: 'Thimphu', star3: ['Norzin Lane Hotel'], star4: ['Wang Chhu Residency'] },
    { city: 'Punakha', star3: ['Mo Chhu Riverside'], star4: ['Chimi Valley Resort'] },
    { city: 'Paro', star3: ['Bongde Farm Hotel'], star4: ['Rinpung View Resort'] },
  ],
  country: 'Bhutan',
  tags: ['nature', 'adventure', 'family'],
  months: [2, 3, 4, 5, 10, 11, 12],
}
