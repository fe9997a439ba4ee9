import type { Article } from '../../../contract/copy.ts'

/** How to spend the first two days at altitude. */
export const firstTwoDaysInLeh: Article = {
  slug: 'first-two-days-in-leh',
  title: 'Your first two days in Leh: how to get used to the height',
  description:
    'What height does to the body, an hour-by-hour plan for the first two days in Leh, and the signs that mean you should go down.',
  picture: 'ladakh',
  destination: 'ladakh',
  published: '2026-04-18',
  sections: [
    {
      heading: 'What happens when you land',
      paragraphs: [
        'Delhi is 216 metres above the sea. The airport at Leh is at about 3,250 metres, and parts of the town are at 3,500 metres. Each breath holds roughly one third less oxygen than in Delhi. At first you feel nothing, because the body needs six to twelve hours to react. Most headaches start in the evening, after people were too active during the day.',
        'The best treatment is rest. The body first breathes more deeply, then changes the chemistry of the blood, and only after some days makes more red blood cells. The first two steps take about 48 hours. That is why a good itinerary has two nights in Leh before the first high pass, and three nights if the holiday is long enough.',
      ],
    },
    {
      heading: 'Day 1, hour by hour',
      points: [
        'Morning: go straight to the hotel and let someone else carry the bags. Ask for a room on the ground floor. Lie down, but do not sleep the whole day, or you will not sleep at night.',
        'Noon: have a light lunch, for example dal and rice. Drink about three litres of water by bedtime. Tea counts, alcohol does not.',
        'Afternoon: sit in the garden with a cap and sunscreen. The sun is very strong at this height.',
        'Evening: walk for five minutes on flat ground and have an early dinner. If you have a headache, an ordinary painkiller is fine, and the headache should go away.',
        'Night: it is normal to wake up often and to breathe unevenly. Keep the window slightly open.',
      ],
    },
    {
      heading: 'Day 2, a little more',
      paragraphs: [
        'Travel by car and do not climb. A good trip is the road along the Indus to Nimmu, where the Zanskar river joins, because the road stays at the height of Leh or below it. Alchi is further on and lower. You can reach Shanti Stupa by car. Keep the 500 steps from Changspa for the end of the holiday.',
        'If you carry an oximeter, use it while you sit in a warm place, after five minutes of rest. Readings between 80 and 90 are common on the first day in Leh. How you feel, and whether the reading goes up or down, matters more than one number.',
      ],
    },
    {
      heading: 'About tablets',
      paragraphs: [
        'Acetazolamide, sold as Diamox, can help the body to adjust faster. It is a prescription medicine. Its side effects include tingling fingers and frequent visits to the toilet, and it is not for people who are allergic to sulfa drugs. Ask your own doctor at least two weeks before the trip. This is very important if you have a heart or lung condition, high blood pressure or sleep apnoea, or if you are pregnant.',
      ],
    },
    {
      heading: 'When it is more than a headache',
      points: [
        'Headache with vomiting or dizziness that does not improve with rest and a painkiller: do not go higher, and tell your driver or hotel.',
        'Breathlessness while you sit still, or a wet cough: go down or to a hospital at once, also at night.',
        'Unsteady walking, confusion or unusual sleepiness: go down or to a hospital at once, and never leave that person alone.',
      ],
    },
    {
      heading: 'Planning the nights',
      paragraphs: [
        'The height at which you sleep is more important than the height of the pass you cross during the day. Hunder in Nubra is at 3,150 metres, which is lower than Leh, and most people sleep well there. Pangong is at 4,250 metres and is the highest night of most holidays, so it should come near the end. If someone in your group is over 65 or under five, or was unwell on the second day, visit Pangong without staying the night, or visit the monasteries of the lower Indus instead.',
        'Leh has a public hospital that often treats altitude sickness. Ask us about oxygen in the car, and tell us before you book if anyone in your group has a health condition. We then plan the route with more rest.',
      ],
    },
    {
      heading: 'A simple plan for seven nights',
      points: [
        'Nights 1 and 2: Leh, with rest on the first day and a short drive on the second.',
        'Nights 3 and 4: Nubra valley, which is lower than Leh.',
        'Night 5: Leh again, for a good sleep.',
        'Night 6: Pangong, if everyone feels well.',
        'Night 7: Leh, before the flight home.',
      ],
    },
  ],
}
