import type { Article } from '../../../contract/copy.ts'

/** How to spend the first two days at altitude. */
export const firstTwoDaysInLeh: Article = {
  slug: 'first-two-days-in-leh',
  title: 'Your first two days in Leh decide the other six',
  description:
    'What height does to the body, an hour-by-hour plan for the first two days in Leh, and the signs that mean you should go down.',
  picture: 'ladakh',
  destination: 'ladakh',
  published: '2026-04-18',
  sections: [
    {
      heading: 'What happens when you land',
      paragraphs: [
        'At seven in the morning you leave Delhi at 216 metres above the sea. At half past eight you stand on the tarmac in Leh at about 3,250 metres, and the town itself climbs to 3,500. Each breath now holds roughly a third less oxygen than it did at breakfast. Nothing hurts yet, which is the trouble: the body needs six to twelve hours to notice, and most headaches come in the evening, after people have spent a lively day climbing to the palace.',
        'The cure is dull and it works. Do nothing. The body answers thin air by breathing deeper, then by changing the chemistry of the blood, and only after some days by making more red cells. The first two of these take about 48 hours. That is why every sound itinerary gives Leh two nights before a pass, and why ours give three when the holiday is long enough.',
      ],
    },
    {
      heading: 'Day one, hour by hour',
      points: [
        'Morning: straight to the hotel, bags carried by someone else, a ground-floor room if there is one. Lie down, but do not sleep all day, or the night will be long.',
        'Noon: a light lunch with plenty of starch, dal and rice for example. Sip water until it has been three litres by bedtime; tea counts, alcohol does not.',
        'Afternoon: sit in the garden in a cap and sunscreen. The sun is stronger here than on any beach you know.',
        'Evening: walk five minutes on the flat. Eat early. If your head aches, an ordinary painkiller is fine, and it should go.',
        "Night: waking often and breathing unevenly is usual and harmless. Leave the window open a finger's width.",
      ],
    },
    {
      heading: 'Day two, a little more',
      paragraphs: [
        'Ride, do not climb. The road down the Indus to Nimmu, where the Zanskar joins, is ideal, because it stays at the height of Leh or below it. Alchi, further on, is lower still. Shanti Stupa can be reached by car. Keep the 500 steps from Changspa for the end of the holiday, when you will enjoy them.',
        'If you carry an oximeter, use it sitting down, warm, after five quiet minutes. Readings in the eighties are common on the first day in Leh; the direction matters more than the number. Someone who feels well at 84 is better off than someone with nausea at 90.',
      ],
    },
    {
      heading: 'About tablets',
      paragraphs: [
        'Acetazolamide, sold as Diamox, can speed up the adjustment. It is a prescription medicine with side effects, tingling fingers and frequent visits to the bathroom among them, and is not for people allergic to sulfa drugs. Ask your own doctor at least two weeks ahead, and more so if you have a heart or lung condition, high blood pressure, sleep apnoea or are expecting a child. Garlic soup is delicious and proves nothing.',
      ],
    },
    {
      heading: 'When it is not just a headache',
      points: [
        'Headache with vomiting or dizziness that rest and a painkiller do not ease: go no higher, and tell your driver or hotel.',
        'Breathlessness while sitting still, or a wet cough: go down or to hospital at once, also at night.',
        'Stumbling, confusion or unusual sleepiness: the same, and never leave that person alone.',
      ],
    },
    {
      heading: 'Planning the nights',
      paragraphs: [
        'Judge a route by where you sleep, not by the pass you cross at noon. Hunder in Nubra, at 3,150 metres, is lower than Leh and gives a good night. Pangong, at 4,250, is the highest bed of most holidays and belongs near the end. If someone in your group is over 65, under five or was unwell on the second day, see Pangong without sleeping there, or choose the monasteries of the lower Indus instead.',
        'Leh has a good public hospital with long practice in all this, and every vehicle we send carries oxygen. In most seasons nobody needs it. That is what the two dull days were for.',
      ],
    },
  ],
}
