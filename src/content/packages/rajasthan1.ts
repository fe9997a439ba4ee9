import type { Package } from '../../contract/catalogue.ts'

export const rajasthan1: Package = {
  key: 'rajasthan1',
  packageId: 'S07161',
  destination: 'rajasthan',
  packageName: 'Rajasthan Three Royal Cities',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Mumbai',
  destinationCovered: 'Jaipur-2N -- Jodhpur-1N -- Udaipur-2N',
  highlights: [
    'Amber fort before the crowd and the observatory with a guide',
    'Pushkar’s lake and ghats on the way to Jodhpur',
    'Mehrangarh and the blue lanes under it',
    'The Ranakpur Jain temple between Jodhpur and Udaipur',
    'A boat on Lake Pichola in the late afternoon',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 39999,
  packageImage: 'rajasthan',
  overview:
    'Jaipur, Jodhpur and Udaipur from east to south, so you fly into Jaipur and out of Udaipur. Guides at the big forts are included; the rest of the time is free for walking and shopping.',
  itinerary: [
    {
      title: 'Arrival in Jaipur',
      activities: [
        'Half an hour from the airport to the hotel. Late in the afternoon walk with a guide from the Hawa Mahal through Johari and Bapu bazaars, inside the old pink walls.',
        'Dinner on your own: try dal baati churma or a kachori at Rawat.',
      ],
    },
    {
      title: 'Amber and the City Palace',
      activities: [
        'At Amber by 8, going up on foot or by jeep (we do not book elephant rides). The mirror hall and the women’s court take two hours; the Panna Meena stepwell is a few minutes away.',
        'Jal Mahal is seen from the shore. In the afternoon the City Palace and Jantar Mantar, whose great sundial reads to two seconds, and Nahargarh for sunset.',
      ],
    },
    {
      title: 'Pushkar and on to Jodhpur',
      activities: [
        'Two and a half hours to Pushkar, where the ghats circle a small lake; the Brahma temple is closed for part of the early afternoon. Camels and traders fill the place at Kartik Purnima in November.',
        'Another three and a half hours to Jodhpur. In the evening you see the lit fort above the roofs.',
      ],
    },
    {
      title: 'Mehrangarh, Ranakpur and Udaipur',
      activities: [
        'Mehrangarh opens at 9: palanquins, painted rooms and a wall walk over the blue houses. Jaswant Thada is on the same hill.',
        'Leave by noon for Ranakpur, three hours off, where 1,444 carved pillars hold up a temple of pale marble; visitors are admitted from noon to 5 PM, without leather. Udaipur is two hours more.',
      ],
    },
    {
      title: 'Udaipur: City Palace and Lake Pichola',
      activities: [
        'The City Palace in the morning, then the Jagdish temple and the lanes down to Gangaur Ghat.',
        'At 4.30 a boat from the palace jetty circles Lake Pichola past Jag Mandir. The Dharohar dance show at Bagore ki Haveli starts at 7; be there early for a seat.',
      ],
    },
    {
      title: 'Departure',
      activities: [
        'If time allows, Saheliyon ki Bari, a garden of fountains made for the ladies of the royal family, or the bookshops near the clock tower.',
        'Dabok airport is 45 minutes away.',
      ],
    },
  ],
  inclusions: [
    '2 nights in Jaipur, 1 night in Jodhpur and 2 nights in Udaipur on double occupancy',
    'Daily breakfast',
    'Private air-conditioned car from Jaipur airport to Udaipur airport',
    'Local guides in Jaipur and at Mehrangarh',
    'Boat ride on Lake Pichola and tickets for the Dharohar show',
    'Driver’s allowance, fuel, tolls, state tax and parking',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Flights to Jaipur and from Udaipur',
    'Lunches and dinners',
    'Monument and camera fees',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    { city: 'Jaipur', star3: ['Bani Park Haveli'], star4: ['Amer Road Palace Hotel'] },
    { city: 'Jodhpur', star3: ['Toorji Courtyard'], star4: ['Ratanada Residency'] },
    { city: 'Udaipur', star3: ['Hanuman Ghat House'], star4: ['Fateh Sagar View'] },
  ],
  country: 'India',
  tags: ['family', 'honeymoon'],
  months: [10, 11, 12, 1, 2, 3],
}
