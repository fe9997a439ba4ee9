import type { Article } from '../../../contract/copy.ts'

/** Kerala in the monsoon. */
export const keralaInTheRain: Article = {
  slug: 'kerala-in-the-rain',
  title: 'Kerala in the monsoon: what to do, what to avoid',
  description:
    'In Kerala, June to September means lower hotel prices, full waterfalls and Ayurveda. What works, what does not, and what to pack.',
  picture: 'kerala-monsoon',
  destination: 'kerala',
  published: '2026-05-20',
  sections: [
    {
      heading: 'It does not rain all day',
      paragraphs: [
        'The south-west monsoon reaches Kerala around the first of June and ends in September. In the first weeks it often rains hard for an hour, and then the sun comes out again. Everything is green. July is the wettest month. August has longer dry hours. A second, lighter monsoon brings thunderstorms in the afternoons of October and November.',
        'Hotels that are full in December have many empty rooms in the monsoon, and their prices are usually lower. This is useful for families who can travel only in the school holidays of June.',
      ],
    },
    {
      heading: 'What is better in the rain',
      points: [
        'Ayurveda. By tradition this is the season for treatment, because the air is cool and moist. Doctors advise courses of seven, fourteen or twenty-one days. Choose a place with a resident doctor, not only with massages.',
        'Waterfalls. Athirappilly near Chalakudy is at its fullest in July. In March there is much less water.',
        "Onam. This harvest festival falls in August or September. You see flower carpets on the ground, eat a vegetarian meal of about two dozen dishes on a banana leaf, and watch snake boat races at Aranmula. Alappuzha's Nehru Trophy boat race is usually in August, but the date has changed in some years.",
        'Tea gardens. In the monsoon the hills of Munnar are green and often covered with mist.',
      ],
    },
    {
      heading: 'What is difficult or closed',
      points: [
        'Swimming in the sea. Red flags are up at Kovalam and Varkala for most of June and July. Please follow the lifeguards.',
        'Trekking. There are leeches above 800 metres, and forest paths are closed on days of heavy rain. Eravikulam park near Munnar stays open in the monsoon. It closes around February and March, when the Nilgiri tahr have their young.',
        "Hill roads. Landslides can block the roads to Munnar and Wayanad. Travel by day, keep one free afternoon in your plan, and follow the district's orange and red alerts. On a red alert we change the plan.",
        'Houseboats. They run in the monsoon, but not in a storm or when the canals are flooded. The upper deck is wet.',
      ],
    },
    {
      heading: 'A good plan for seven nights',
      paragraphs: [
        'Fly to Kochi and stay two nights in Fort Kochi. Most sights there are indoors: the synagogue, the Dutch palace, the cafes in old spice warehouses, and a Kathakali show in the evening. Then drive four hours to Munnar for two nights. Start at eight in the morning, because clouds often come after lunch.',
        'Go on to Thekkady for one night, for the spice gardens and a Kalaripayattu martial arts show. Spend the last two nights at Kumarakom on Vembanad lake, in a room with a verandah, and take a half-day boat trip when the weather is good. In this order the hill roads come first and the plains come last, so that a blocked road does not make you miss your flight.',
      ],
    },
    {
      heading: 'What to pack',
      points: [
        'Sandals with straps and a good sole. Leather shoes get damp and mouldy.',
        'A small umbrella for each person, and a light jacket for Munnar, where it can be 16 °C at noon.',
        'Clothes that dry overnight, waterproof bags for phones, and mosquito repellent.',
        'Leech socks for walks in the forest, or some salt.',
        'A book or games for the children, for the afternoons when it rains for a long time.',
      ],
    },
    {
      heading: 'Before you book',
      points: [
        'Ask for a hotel with a covered verandah, an indoor restaurant and a power backup. Power cuts are common in heavy rain.',
        'Choose a car with a driver who knows the hill roads, and do not plan drives of more than five hours on one day.',
        'Ask which activities are refunded if the weather stops them.',
        'Look at the weather forecast of the India Meteorological Department on the day before each drive.',
      ],
    },
  ],
}
