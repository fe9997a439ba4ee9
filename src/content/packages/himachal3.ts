import type { Package } from '../../contract/catalogue.ts'

export const himachal3: Package = {
  key: 'himachal3',
  packageId: 'S07133',
  destination: 'himachal',
  packageName: 'Himachal Kinnaur and Spiti Circuit',
  totalGuests: 2,
  nights: 8,
  days: 9,
  theme: 'Delhi',
  destinationCovered:
    'Shimla-1N -- Sangla-1N -- Kalpa-1N -- Tabo-1N -- Kaza-2N -- Chandratal-1N -- Manali-1N',
  highlights: [
    'The full loop: in by Kinnaur, out by Kunzum pass, so you gain height slowly',
    'Chitkul, the last village on the Baspa',
    'Tabo’s thousand-year-old painted chapels',
    'Key, Kibber, Langza and the post office at Hikkim',
    'A night in camp near Chandratal, at about 4,250 metres',
    'No permit needed for Indian citizens; carry photo identity',
  ],
  includes: ['Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 82999,
  packageImage: 'key-himachal',
  overview:
    'A long road trip for people who enjoy mountain drives. It uses the Kunzum road, so it runs from the middle of June to the end of September. Rooms are simple beyond Kalpa and phone signal is weak; the night sky is very clear.',
  itinerary: [
    {
      title: 'Chandigarh to Shimla',
      activities: [
        'Meet your driver at Chandigarh by noon and climb four hours to Shimla, at 2,200 metres.',
        'A briefing on height and health, and an evening on the Ridge. Draw cash here; ATMs further on are few and often have no cash.',
      ],
    },
    {
      title: 'The Sutlej road to Sangla',
      activities: [
        'A full day of about 215 km and nine hours: apples at Narkanda, the river at Rampur, then the cliff road past Wangtu to Karcham, where you turn up the Baspa.',
        'Night in Sangla, at 2,700 metres, below the Kamru fort.',
      ],
    },
    {
      title: 'Chitkul and across to Kalpa',
      activities: [
        'Twenty-two kilometres to Chitkul, at 3,450 metres: slate roofs, the Mathi temple and a walk by the river up to the police post.',
        'Back down to Karcham and up through Reckong Peo to Kalpa, three hours. Kinner Kailash, with its rock lingam, faces the hotel windows.',
      ],
    },
    {
      title: 'Into Spiti',
      activities: [
        'About 165 km and seven to eight hours by Pooh and Khab, where the Spiti joins the Sutlej, the lake village of Nako, and Sumdo.',
        'A detour of 8 km goes to the mummy of Gue. Tabo lies at 3,280 metres; keep to an easy walk this evening.',
      ],
    },
    {
      title: 'Tabo, Dhankar and Kaza',
      activities: [
        'The monastery at Tabo was founded in 996; its mud chapels are lit by torch and photographs are not allowed inside.',
        'Dhankar stands on a ridge above the meeting of the Pin and Spiti rivers. Kaza, at about 3,650 metres, is reached by mid-afternoon.',
      ],
    },
    {
      title: 'The high villages',
      activities: [
        'Key monastery, then Kibber and the Chicham bridge across a gorge.',
        'In the afternoon Langza with its Buddha and fossils, Hikkim’s post office at about 4,400 metres, and Komic. Post a card home; it takes a few weeks.',
      ],
    },
    {
      title: 'Over Kunzum to Chandratal',
      activities: [
        'Four to five hours by Losar and Kunzum La, 4,551 metres, where drivers stop to go round the shrine.',
        'Tents are pitched about 3 km before the lake, as camping on its shore is forbidden. Walk or drive to the parking, then 20 minutes on foot to the blue water. Nights are close to freezing even in July.',
      ],
    },
    {
      title: 'Batal, the Atal Tunnel and Manali',
      activities: [
        'The roughest road of the trip: boulders and stream crossings from Batal to Gramphu, so leave by 6.30 AM before the meltwater rises.',
        'Through the Atal Tunnel you are back among trees. You reach Manali after about seven hours.',
      ],
    },
    {
      title: 'Manali to Chandigarh',
      activities: [
        'Seven to eight hours down the Beas by Mandi and Bilaspur.',
        'Please plan trains and flights for the next morning or after 8 PM, in case of landslides.',
      ],
    },
  ],
  inclusions: [
    '7 nights in hotels and guest houses and 1 night in a Swiss tent with attached toilet, double occupancy',
    'Breakfast and dinner every day',
    'Private high-clearance car from Chandigarh and back',
    'Oxygen cylinder and first-aid kit in the car',
    'Driver’s allowance, fuel, tolls, state tax and parking',
    '24x7 phone assistance wherever there is signal',
  ],
  exclusions: [
    'Travel to and from Chandigarh',
    'Lunches, entry and monastery donations',
    'Extra nights or another route if rain or snow closes the road',
    'Travel insurance that covers high altitude, which we strongly advise',
    'Personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [],
  hotels: [
    { city: 'Shimla', star3: ['Ridge Walk Hotel'], star4: ['Chaura Maidan Grand'] },
    { city: 'Sangla', star3: ['Baspa Orchard Camp'] },
    { city: 'Kalpa', star3: ['Kinner View Hotel'] },
    { city: 'Tabo', star3: ['Spiti Mud House'] },
    { city: 'Kaza', star3: ['Rangrik Guest House', 'Kaza Poplar Hotel'] },
    { city: 'Chandratal', star3: ['Moon Lake Camp'] },
    { city: 'Manali', star3: ['Beas Bend Hotel'], star4: ['Solang Cedar Resort'] },
  ],
  country: 'India',
  tags: ['adventure', 'nature'],
  months: [6, 7, 8, 9],
}
