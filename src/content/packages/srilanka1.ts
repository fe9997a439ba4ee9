import type { Package } from '../../contract/catalogue.ts'
import { SRI_LANKA_ETA } from '../charges.ts'

export const srilanka1: Package = {
  key: 'srilanka1',
  packageId: 'S07171',
  destination: 'srilanka',
  packageName: 'Sri Lanka Hills Temples and Bentota Beach',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Bengaluru',
  destinationCovered: 'Kandy-2N -- Nuwara Eliya-1N -- Bentota-2N',
  highlights: [
    'Return flights from Bengaluru to Colombo included',
    'The Temple of the Tooth at evening puja and an hour of Kandyan dance',
    'Ramayana places on the hill road: Ramboda’s Hanuman and Seetha Eliya',
    'A boat among the mangrove islands of the Madu river',
    'Two nights on the wide beach at Bentota',
  ],
  includes: ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 118999,
  packageImage: 'tooth-temple-srilanka',
  overview:
    'A first trip that suits families: short flights, vegetarian food at every stop, and a circuit from Kandy through the tea country to the sea. Best from December to April, when the south-west coast is calm.',
  itinerary: [
    {
      title: 'Colombo airport to Kandy',
      activities: [
        'Katunayake airport is 35 km north of Colombo, so you skip the city. Kandy is three and a half to four hours, with a stop at the Pinnawala elephant orphanage, where the herd goes down to the river at 10 AM and 2 PM.',
        'Evening walk round Kandy lake.',
      ],
    },
    {
      title: 'Kandy',
      activities: [
        'Two hours in the Peradeniya botanical gardens, 6 km out: the orchid house, the avenue of palms and a Javan fig as wide as a lawn.',
        'Kandyan dance at 5, with fire walking at the end, then the Temple of the Tooth for the puja at 6.30 PM. White or light clothes, covered knees and shoulders, shoes left outside.',
      ],
    },
    {
      title: 'Tea country',
      activities: [
        'Eighty kilometres and three hours uphill. At Ramboda the Hanuman temple stands above a valley of waterfalls; a tea factory on the way shows leaf to cup.',
        'Nuwara Eliya, at 1,870 metres, has a red-brick post office, a race course and Gregory lake. Bring a sweater.',
      ],
    },
    {
      title: 'Seetha Eliya and down to the coast',
      activities: [
        'The Seetha Amman temple, by the stream where Sita is said to have bathed, and the Hakgala gardens are 15 minutes from town.',
        'Then about six hours down by Hatton and Kitulgala to Bentota, with a lunch stop by the Kelani river.',
      ],
    },
    {
      title: 'Bentota and Galle',
      activities: [
        'Morning boat at Balapitiya on the Madu river: cinnamon peeling on one island, a temple on another. Kosgoda’s turtle hatcheries are close by; please do not hold the turtles.',
        'In the afternoon an hour by expressway to Galle for the Dutch fort, its lighthouse and ramparts at sunset. The day can as well be spent on the beach.',
      ],
    },
    {
      title: 'Colombo and home',
      activities: [
        'An hour and a half to Colombo for Gangaramaya temple, Independence Square and Pettah, as the flight allows.',
        'The airport is 45 minutes further by expressway; be there three hours before departure.',
      ],
    },
  ],
  inclusions: [
    'Return economy flights Bengaluru–Colombo for two with 20 kg bags',
    '2 nights in Kandy, 1 night in Nuwara Eliya and 2 nights in Bentota on double occupancy',
    'Daily breakfast and dinner, vegetarian on request',
    'Private air-conditioned car with an English-speaking chauffeur guide',
    'Kandyan dance tickets and Madu river boat',
    'Tea factory visit',
    'Tolls, fuel and parking',
    '24x7 phone assistance during the trip',
  ],
  exclusions: [
    'Entry fees to Pinnawala, temples and gardens',
    'Lunches',
    'Travel insurance, personal expenses and tips',
    'Early check-in or late check-out: check-in is at 2 PM and check-out at 11 AM',
  ],
  gst: 'extra',
  charges: [SRI_LANKA_ETA],
  hotels: [
    { city: 'Kandy', star4: ['Mahaweli Hillside Hotel'], star5: ['Hantana Ridge Palace'] },
    { city: 'Nuwara Eliya', star4: ['Gregory Lake Lodge'], star5: ['Planters’ Hall Hotel'] },
    { city: 'Bentota', star4: ['Lagoon Mouth Resort'], star5: ['Aluthgama Sands'] },
  ],
  country: 'Sri Lanka',
  tags: ['family', 'beach', 'nature'],
  months: [12, 1, 2, 3, 4],
}
