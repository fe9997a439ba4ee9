import type { Review } from '../../contract/copy.ts'

/** Reviews for the time before a review service is connected; the link is the place each is about (spec 2 §3). */
export const reviews: Review[] = [
  {
    author: 'Priya Nambiar',
    text: 'Our Bali driver, Wayan, knew which temple to see at which hour. When my son ran a fever in Ubud the desk in Mumbai found a doctor within the hour and moved the Penida boat to the next day without charging us for it.',
    rating: 5,
    link: '/bali',
  },
  {
    author: 'Harshad Mehta',
    text: 'Jain food every day in Dubai, as promised. They rang each restaurant ahead.',
    rating: 5,
    link: '/dubai',
  },
  {
    author: 'Col. R. S. Bhatti (retd)',
    text: 'I have served in Ladakh and was sceptical of tourists being rushed to Pangong. They insisted on two quiet days in Leh first, carried oxygen and turned the car back when snow closed Chang La. Sensible people.',
    rating: 5,
    link: '/ladakh',
  },
  {
    author: 'Divya and Karthik',
    text: 'The boat cook made us karimeen and, for my mother-in-law, a full sadya. The stay in Munnar was colder than we packed for, and someone could have told us.',
    rating: 4,
    link: '/kerala',
  },
  {
    author: 'Zainab Contractor',
    text: 'Everything in our Singapore quotation was what we paid in the end, to the rupee, except lunches. The tickets were on the phone before we flew, and the Night Safari entry really was at the front of the line, which with two children is worth a lot.',
    rating: 5,
    link: '/singapore',
  },
  {
    author: 'Sourav Chatterjee',
    text: 'Good hotels in Hanoi and a lovely boat. The transfer in Da Nang came twenty minutes late; they called to say so.',
    rating: 4,
    link: '/vietnam',
  },
  {
    author: 'Ritu Agarwal',
    text: 'We took our parents for their fortieth anniversary. The shikara was decorated with marigolds, the houseboat had a heater in every room and the driver stopped for tea whenever Papa asked, which was often.',
    rating: 5,
    link: '/kashmir',
  },
  {
    author: "Joel D'Souza",
    text: 'No balloon on our first morning because of wind. They had booked us for the earlier of two, so we flew the day after. That is planning.',
    rating: 5,
    link: '/turkey',
  },
  {
    author: 'Meenakshi Iyer',
    text: 'Clear answers about which island is which, what the speedboat costs and what half board leaves out. No one pushed the dearer resort. We came back tanned and within budget.',
    rating: 5,
    link: '/maldives',
  },
]
