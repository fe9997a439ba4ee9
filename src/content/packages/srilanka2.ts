import type { Package } from '../../contract/catalogue.ts'
import { SRI_LANKA_ETA } from '../charges.ts'

export const srilanka2: Package = {
  key: 'srilanka2',
  packageId: 'S07172',
  destination: 'srilanka',
  packageName: 'Sri Lanka Rock Rail and Whales',
  totalGuests: 2,
  nights: 7,
  days: 8,
  theme: 'Mumbai',
  destinationCovered: 'Sigiriya-2N -- Kandy-1N -- Ella-2N -- Mirissa-2N',
  highlights: [
    'Sigiriya at opening time and the painted caves of Dambulla',
    'Two elephant safaris, in the north and at Udawalawe',
    'The hill train to Ella in reserved seats',
    'Little Adam’s Peak and the Nine Arch Bridge on foot',
    'A whale boat from Mirissa and an afternoon in Galle Fort',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 104999,
  packageImage: 'nine-arch-srilanka',
  overview:
    'Eight active days that cross the island from the dry plain to the southern bays. The hill railway was damaged in the storm of November 2025 and has reopened section by section; where trains are not running on your date, the car takes the same valleys.',
  itinerary: [
    {
      title: 'Arrival and north to Sigiriya',
      activities: [
        'Meet your chauffeur guide at Katunayake and drive four hours to Sigiriya, with lunch near Kurunegala. Stop on the way for a king coconut.',
        'An easy evening by a village tank, with the rock on the skyline.',
      ],
    },
    {
      title: 'Sigiriya, Dambulla and elephants',
      activities: [
        'Start the climb at 7: some 1,200 steps, past the frescoes and the lion’s paws, to a palace site of the fifth century. Allow two and a half hours.',
        'The five cave temples of Dambulla, half an hour away, hold over 150 statues.',
        'Afternoon jeep in whichever of Minneriya, Kaudulla or Hurulu has the herds; the largest gathering is at Minneriya in August and September.',
      ],
    },
    {
      title: 'Matale and Kandy',
      activities: [
        'Three hours south by the spice gardens of Matale and the Aluvihare rock temple.',
        'The Temple of the Tooth at the 6.30 PM puja.',
      ],
    },
    {
      title: 'The train to Ella',
      activities: [
        'Three hours by car over Ramboda to Nanu Oya, to board the train where the views begin: cloud forest at Pattipola, the highest station, then Ohiya and Haputale.',
        'Ella is reached in about three hours. The car brings the luggage by road.',
      ],
    },
    {
      title: 'Around Ella',
      activities: [
        'Little Adam’s Peak is an easy climb of 45 minutes through tea. From there a path drops to the Nine Arch Bridge; the tea stall can tell you when the next train comes.',
        'Later the Ravana falls, 6 km down the road, and the cave linked with Ravana and Sita (a steep climb of some 650 steps, optional).',
      ],
    },
    {
      title: 'Udawalawe and the south coast',
      activities: [
        'Two and a half hours down through the Ella gap to Udawalawe, open all year, for a three-hour jeep safari: elephants are almost certain here.',
        'Another two and a half hours to Mirissa, in time for the sea.',
      ],
    },
    {
      title: 'Whales and Galle',
      activities: [
        'From November to April boats leave Mirissa harbour at 6.30 AM and stay out about four hours; blue whales pass close to this coast. In other months the sea is rough and we arrange a Madu river trip.',
        'At 3 PM to Galle Fort, an hour west, with Unawatuna bay on the way. On Poya, the full-moon holiday, no alcohol is sold anywhere.',
      ],
    },
    {
      title: 'Departure',
      activities: [
        'The expressway takes you from Matara side to Katunayake in about three hours without entering Colombo.',
        'A stop for cashews and treacle can be made before the toll road. Be at the airport three hours ahead.',
      ],
    },
  ],
  inclusions: [
    '2 nights in Sigiriya, 1 night in Kandy, 2 nights in Ella and 2 nights in Mirissa on double occupancy',
    'Daily breakfast',
    'Private air-conditioned car with an English-speaking chauffeur guide',
    'Two private jeep safaris with park entry',
    'Reserved train seats Nanu Oya–Ella, when trains run',
    'Whale-watching boat with breakfast, in season',
    'Tolls, fuel and parking',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights to and from Colombo',
    'Entry to Sigiriya, Dambulla and the Temple of the Tooth (lower SAARC rates at some sites, carry the passport)',
    'Lunches and dinners',
    'Travel insurance, personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [SRI_LANKA_ETA],
  hotels: [
    { city: 'Sigiriya', star4: ['Lion Rock Village Hotel'], star5: ['Kandalama Tank Resort'] },
    { city: 'Kandy', star4: ['Mahaweli Hillside Hotel'], star5: ['Hantana Ridge Palace'] },
    { city: 'Ella', star4: ['Nine Arch Gap Resort'] },
    { city: 'Mirissa', star4: ['Weligama Bay House'], star5: ['Southern Reef Resort'] },
  ],
  country: 'Sri Lanka',
  tags: ['adventure', 'nature', 'beach', 'honeymoon'],
  months: [12, 1, 2, 3, 4],
}
