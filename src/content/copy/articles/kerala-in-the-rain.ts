import type { Article } from '../../../contract/copy.ts'

/** Kerala in the monsoon. */
export const keralaInTheRain: Article = {
  slug: 'kerala-in-the-rain',
  title: 'In praise of Kerala in the rain',
  description:
    'June to September empties the hotels, fills the rivers and is the proper season for Ayurveda. What works, what does not, and what to pack.',
  picture: 'kerala',
  destination: 'kerala',
  published: '2026-05-20',
  sections: [
    {
      heading: 'It does not rain all day',
      paragraphs: [
        'The south-west monsoon reaches Kerala around the first of June, near enough that people set their watches by it, and withdraws in September. In the first weeks it comes in from the sea in grey curtains, drums on the roof for an hour and moves on. Then the sun is out, everything steams, and a green that no camera believes stands in the fields. July is wettest. August has longer gaps. A second, lighter monsoon brings thunder in the afternoons of October and November.',
        'Hotels that are full in December are half empty, and cost thirty to forty per cent less. Families who can travel only in the summer holidays catch the first showers in June and have the best rooms.',
      ],
    },
    {
      heading: 'What is better in the rain',
      points: [
        'Ayurveda. By tradition this is the season for treatment: the air is cool and moist, and the body is thought to take oil and heat more readily. Doctors advise courses of seven, fourteen or twenty-one days. Choose a place with a resident physician, not only a massage menu.',
        'Waterfalls. Athirappilly near Chalakudy is eighty feet of brown thunder in July and a modest curtain in March.',
        "Onam. The harvest festival falls in August or September, with flower carpets, a vegetarian feast of two dozen dishes on a banana leaf, and snake boats racing at Aranmula. Alappuzha's Nehru Trophy race is in August as a rule, though the date has moved in some years.",
        'Tea country. Munnar in mist, with the pluckers under blue plastic hoods, is the Kerala of old photographs.',
      ],
    },
    {
      heading: 'What is worse, or shut',
      points: [
        'Swimming in the sea. Red flags fly at Kovalam and Varkala for most of June and July, and the lifeguards mean it.',
        'Trekking. Leeches come out above 800 metres, and forest paths close on days of heavy rain. Eravikulam park near Munnar stays open in the monsoon; it closes around February and March, when the tahr have their young.',
        "Hill roads. The ghat road to Munnar and the one to Wayanad can be blocked by a slide. Travel by day, keep a spare afternoon, and follow the district's orange and red alerts: on a red day we change the plan and nobody argues.",
        'Houseboats sail, but not in a storm or when the canals are in flood, and the upper deck is wet.',
      ],
    },
    {
      heading: 'A week that works',
      paragraphs: [
        'Land in Kochi and spend two nights in Fort Kochi, where almost everything is under a roof: the synagogue, the Dutch palace, cafes in spice warehouses, and Kathakali in the evening. Drive four hours to Munnar for two nights, starting at eight, because the clouds come up after lunch. Go on to Thekkady for one, for spice gardens and a dance of martial arts indoors. Then come down to Kumarakom on Vembanad lake for two nights in a room with a verandah, with a half-day boat when the sky allows. This order leaves the plains, where roads do not close, for the end, so that you will not miss your flight.',
      ],
    },
    {
      heading: 'What to pack',
      points: [
        'Sandals with straps and a good sole; leather shoes grow fur.',
        'A small umbrella for each person and a light jacket for Munnar, where it may be 16 °C at noon.',
        'Clothes that dry overnight, dry bags for phones, and mosquito repellent.',
        'Leech socks, or a pinch of salt in a twist of cloth.',
        'A thick novel. There will be an afternoon on a verandah with a pot of cardamom tea when it rains too hard to talk, and you will remember it longer than any sight.',
      ],
    },
  ],
}
