import type { Review } from '../../contract/copy.ts'

/** Sample reviews until a review service is connected; the link is the place each is about (spec 2 §3). */
export const reviews: Review[] = [
  {
    author: 'Priya Nambiar',
    text: 'Our Bali driver, Wayan, knew the best time to visit each temple. When my son had a fever in Ubud, the Mumbai office found a doctor and moved the Nusa Penida boat to the next day at no extra charge.',
    rating: 5,
    link: '/bali',
  },
  {
    author: 'Harshad Mehta',
    text: 'Jain food every day in Dubai, as promised. They called each restaurant in advance.',
    rating: 5,
    link: '/dubai',
  },
  {
    author: 'Col. R. S. Bhatti (retd)',
    text: 'I have served in Ladakh and did not want to be rushed to Pangong. They planned two rest days in Leh first, carried oxygen in the car and turned back when snow closed Chang La. Sensible people.',
    rating: 5,
    link: '/ladakh',
  },
  {
    author: 'Divya and Karthik',
    text: 'The cook on the houseboat made karimeen for us and a full sadya for my mother-in-law. Munnar was colder than we expected. They should have told us.',
    rating: 4,
    link: '/kerala',
  },
  {
    author: 'Zainab Contractor',
    text: 'We paid exactly what was in our Singapore quotation, except for lunches. The tickets were on the phone before we flew, and we did not have to wait in line at the Night Safari, which helps a lot with two children.',
    rating: 5,
    link: '/singapore',
  },
  {
    author: 'Sourav Chatterjee',
    text: 'Good hotels in Hanoi and a lovely boat. The transfer in Da Nang was twenty minutes late, but they called to tell us.',
    rating: 4,
    link: '/vietnam',
  },
  {
    author: 'Ritu Agarwal',
    text: 'We took our parents for their fortieth anniversary. The shikara was decorated with marigolds, the houseboat had a heater in every room, and the driver stopped for tea whenever Papa asked.',
    rating: 5,
    link: '/kashmir',
  },
  {
    author: "Joel D'Souza",
    text: 'There was no balloon flight on our first morning because of wind. They had kept the second morning free, so we flew the next day. Good planning.',
    rating: 5,
    link: '/turkey',
  },
  {
    author: 'Meenakshi Iyer',
    text: 'Clear answers about the islands, the cost of the speedboat and what half board does not include. Nobody pushed us to take a more expensive resort. We stayed within our budget.',
    rating: 5,
    link: '/maldives',
  },
]
