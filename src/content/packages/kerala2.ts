import type { Package } from '../../contract/catalogue.ts'

export const kerala2: Package = {
  key: 'kerala2',
  packageId: 'S07112',
  destination: 'kerala',
  packageName: 'Kerala North Wayanad and Theyyam Coast',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Bengaluru',
  destinationCovered: 'Wayanad-3N -- Kannur-2N',
  highlights: [
    'Three nights on the coffee and pepper slopes of Wayanad',
    'Rock carvings at Edakkal and a forest jeep at Muthanga',
    'The Muthappan Theyyam at Parassinikkadavu, performed every day of the year',
    'Muzhappilangad, where cars drive on four kilometres of hard sand',
    'Fly in to Kozhikode and out of Kannur, without taking the same road twice',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 36499,
  packageImage: 'theyyam-kerala',
  overview:
    'North Kerala, which few first-time visitors see. Coffee estates and forest in Wayanad, then the coast of Kannur with forts, handlooms and Theyyam, a temple dance in painted costume.',
  itinerary: [
    {
      title: 'Kozhikode airport and the drive up to Wayanad',
      activities: [
        'From Karipur airport it is 85 km, about three hours, to Vythiri. The Thamarassery pass climbs through nine hairpins; avoid it on Friday and Sunday evenings, when it jams.',
        'Stop at the Lakkidi viewpoint at the top. The rest of the day is for your estate stay: a walk between coffee bushes, and pepper vines on every tree.',
      ],
    },
    {
      title: 'Banasura dam and Pookode lake',
      activities: [
        'Banasura Sagar, an hour north, is India’s largest earth dam, with small islands in its lake. District speedboats run when the water is high enough.',
        'Return by Pookode, a natural lake ringed by forest, for a rowing boat and the stalls of bamboo rice and wild honey. The evening is free.',
      ],
    },
    {
      title: 'Edakkal and the edge of the Nilgiris',
      activities: [
        'Climb to Edakkal early: a kilometre uphill and some 300 steps to a cleft whose walls carry carvings several thousand years old. It is closed on Mondays, and daily tickets are limited.',
        'After lunch take a forest department jeep at Muthanga, which joins Bandipur and Mudumalai; elephants, gaur and chital are the likely animals. Rides stop in the driest weeks, usually between February and April, when we offer the heritage museum at Ambalavayal.',
      ],
    },
    {
      title: 'Thirunelli and the road down to Kannur',
      activities: [
        'Leave at 7 for Thirunelli, an old Vishnu temple under the Brahmagiri hills, reached through forest; men wear a mundu or trousers, women a sari or salwar.',
        'Then about three and a half hours by Mananthavady and the Periya ghat to the coast. Reach Payyambalam beach in Kannur for sunset.',
      ],
    },
    {
      title: 'Muthappan Theyyam in the morning',
      activities: [
        'Be at the riverside temple of Parassinikkadavu, 18 km away, before 6 AM: the Muthappan Theyyam dances, listens to each worshipper and gives blessings. All are welcome, and there is no fee.',
        'Later see St Angelo Fort, built by the Portuguese in 1505, and the handlooms of a weavers’ cooperative. From November to April our driver can find out which village temple has a Theyyam at night.',
        'End on Muzhappilangad beach, 15 km south towards Thalassery, with a plate of Thalassery biryani after it.',
      ],
    },
    {
      title: 'Departure from Kannur',
      activities: [
        'Breakfast and check-out by 11 AM. You can buy handloom cotton and Malabar halwa.',
        'Kannur airport at Mattannur is under an hour away; the railway station is in town.',
      ],
    },
  ],
  inclusions: [
    '3 nights in Wayanad and 2 nights in Kannur on double occupancy',
    'Daily breakfast',
    'Transfers and sightseeing by private air-conditioned car, Kozhikode to Kannur',
    'Guided coffee and pepper walk on the estate',
    'One shared forest jeep ride at Muthanga, subject to permits on the day',
    'Driver’s allowance, fuel, tolls and parking',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights or trains to Kozhikode and from Kannur',
    'Lunches and dinners',
    'Entry, boating and camera fees',
    'Temple offerings, personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    {
      city: 'Wayanad',
      star3: ['Pepper Vine Estate Stay', 'Lakkidi Mist Inn'],
      star4: ['Vythiri Canopy Resort'],
    },
    { city: 'Kannur', star3: ['Payyambalam Beach House'], star4: ['Loomside Bay Hotel'] },
  ],
  country: 'India',
  tags: ['nature', 'adventure', 'family'],
  months: [10, 11, 12, 1, 2, 3, 4, 5],
}
