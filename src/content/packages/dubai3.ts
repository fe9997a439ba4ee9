import type { Package } from '../../contract/catalogue.ts'
import { tourismDirham, UAE_VISA } from '../charges.ts'

/** Dubai's parks with flights, 5 nights. */
export const dubai3: Package = {
  key: 'dubai3',
  packageId: 'S04504',
  destination: 'dubai',
  packageName: 'Dubai Family Parks and Beaches',
  totalGuests: 2,
  nights: 5,
  days: 6,
  theme: 'Ahmedabad',
  destinationCovered: 'Dubai-5N',
  highlights: [
    'Return economy flights from Ahmedabad',
    'Aquaventure water park on the Palm with The Lost Chambers',
    'Two of the Dubai Parks at Jebel Ali on one ticket',
    'Global Village in season, or IMG Worlds in summer',
    'A gentle desert evening suitable for small children',
  ],
  includes: ['Flights', 'Sightseeing', 'Transport', 'Hotel', 'Breakfast'],
  totalPackagePrice: 101499,
  packageImage: 'palm-palace-dubai',
  overview:
    'Water slides, rides and early evenings for children. Flights from Ahmedabad are included, the hotel has a pool and is next to the metro, and each day has only one big outing.',
  itinerary: [
    {
      title: 'Ahmedabad to Dubai',
      activities: [
        'The flight is a little over three hours and clocks go back an hour and a half. A van with child seats, asked for at booking, takes you to Al Barsha in 30 minutes.',
        "After check-in at 2 PM there is time for the pool and an early dinner; the hotel's kitchen makes plain dal and rice for small children.",
      ],
    },
    {
      title: 'Aquaventure on the Palm',
      activities: [
        'Be at the gates at ten: lines are short for the first hour. Heights of 1.20 metres open most slides; Splashers is the play area for smaller ones.',
        'After changing, see the rays and the big lagoon tank of The Lost Chambers, which the same ticket covers. Return by six.',
      ],
    },
    {
      title: 'Beach in the morning, desert in the evening',
      activities: [
        'Kite Beach has shaded playgrounds, showers and soft shallow water, 15 minutes from the hotel.',
        'The desert outing is gentle: no dune bashing, a tractor-drawn wagon to the camp, pony and camel rides, dinner at seven and home by nine.',
      ],
    },
    {
      title: 'Dubai Parks at Jebel Ali',
      activities: [
        'Half an hour down the highway lie Motiongate, Legoland and its water park, opening at about eleven. The ticket gives two parks; under-eights do best with Legoland.',
        'There are buggies for hire and an Indian counter at Riverland, the free walk between the parks, where the evening parade passes.',
      ],
    },
    {
      title: 'Downtown and Global Village',
      activities: [
        'See the city from level 124 of the Burj Khalifa on a mid-morning slot, and the ice rink and dinosaur skeleton in Dubai Mall.',
        "From mid-October to early May, Global Village opens at four with ninety countries' pavilions and a funfair. In the other months IMG Worlds of Adventure, indoors and cooled, takes its place.",
      ],
    },
    {
      title: 'Flight home to Ahmedabad',
      activities: [
        'Pack after breakfast and check out by 11 AM. The van comes three and a half hours before take-off, to allow for pushchairs and shopping.',
        'Hand baggage rules for liquids apply to perfumes and to ghee.',
      ],
    },
  ],
  inclusions: [
    "Return economy airfare Ahmedabad to Dubai with 20 kg checked baggage, as per the airline's rules",
    '5 nights in a family-friendly hotel with breakfast',
    'Private transfers with child seats on request',
    'Aquaventure and The Lost Chambers ticket',
    'Two-park ticket at Dubai Parks',
    'Burj Khalifa level 124 and Global Village or IMG Worlds tickets',
    'Gentle desert evening with dinner',
  ],
  exclusions: [
    "Children's airfare and tickets unless quoted",
    'Lunches, dinners other than the desert dinner, lockers',
    'Check-in before 2 PM or check-out after 11 AM',
    'Travel insurance',
  ],
  gst: 'extra',
  charges: [UAE_VISA, tourismDirham(5)],
  hotels: [
    {
      city: 'Dubai',
      star4: ['Barsha Family Suites', 'Sunbird Hotel Al Barsha'],
      star5: ['Jumeirah Cove Resort Apartments'],
    },
  ],
  country: 'United Arab Emirates',
  tags: ['family', 'beach'],
  months: [10, 11, 12, 1, 2, 3, 4, 5],
}
