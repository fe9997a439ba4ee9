import type { Article } from '../../../contract/copy.ts'

/** Choosing an island, a transfer and a meal plan in the Maldives. */
export const maldivesWithoutGuessing: Article = {
  slug: 'maldives-without-guessing',
  title: 'How to choose a Maldives resort: island, transfer, meals',
  description: 'How to choose a resort in the Maldives by its transfer, its reef and its meal plan.',
  picture: 'maldives',
  destination: 'maldives',
  published: '2026-09-27',
  sections: [
    {
      heading: 'One island, one hotel',
      paragraphs: [
        'In the Maldives, most resorts are alone on their island. There is no other restaurant, beach or shop nearby. The choice of the resort is therefore more important than in other places. Photos do not help much, because every island has blue water and white sand. Three questions help you to choose: how you get there, what you want to see under water, and which meals you need.',
      ],
    },
    {
      heading: 'How do you get there?',
      points: [
        'Speedboat: usually 20 to 60 minutes, and about 40 minutes for many resorts in North and South Male atoll. It runs by day and by night, so every flight time is possible. The sea can be rough from May to October. It is calmer to sit at the back.',
        'Seaplane: 20 to 50 minutes, for islands further away. It flies only in daylight. You should land in Male by about 3.30 pm and fly home after about 10 am, or stay one night near the airport. It costs several hundred dollars per person, and the luggage limit is about 20 kilos.',
        'Domestic flight and a short boat trip: for the far north and south. It also runs at night.',
      ],
    },
    {
      heading: 'What do you want to see under water?',
      paragraphs: [
        'A house reef is a coral reef that you can reach by swimming from the beach. On an island with a house reef you can snorkel at any time, without a boat. Other islands have a wide, shallow lagoon with sand. A lagoon is good for small children, but to see fish you must take a boat. Few islands have both a very good reef and a very good lagoon. Ask for the distance from the beach to the reef edge: under fifty metres is very good for snorkelling, and above two hundred metres is a lagoon.',
        'Manta rays come to Baa atoll between about June and October. Whale sharks are seen in South Ari atoll in all months, and turtles live near many islands. Nobody can promise that you will see them.',
      ],
    },
    {
      heading: 'Which meal plan?',
      points: [
        'Bed and breakfast looks cheap, but a simple lunch for two can cost fifty dollars.',
        'Half board includes breakfast and dinner. It is good for people who have a late breakfast.',
        'Full board also includes lunch, usually without drinks. Ask whether water is included.',
        'All inclusive also includes drinks and often an excursion. If you do not drink alcohol, compare the price with full board.',
      ],
    },
    {
      heading: 'Beach villa or water villa?',
      paragraphs: [
        'Water villas stand on poles in the lagoon. You can go into the water directly from your room, but they are windy in the wet season, often far from the restaurant, and not ideal for small children. Beach villas have shade, sand and often more space for less money. Many couples book two nights in each. The staff move your bags.',
      ],
    },
    {
      heading: 'When to go',
      paragraphs: [
        'December to April is dry and calm, and the most expensive time. May to October has showers, wind and waves, and prices are usually lower. Even in the wet season it rarely rains all day. November is a good compromise. Christmas and New Year are the most expensive weeks of the year.',
      ],
    },
    {
      heading: 'Good to know before you book',
      points: [
        'Check-in is at 2 PM and check-out at 11 AM. The transfer to the airport leaves two to four hours before the flight, so your last morning may be short.',
        'Green tax is charged per person and night. Service charge and GST are added to everything you buy on the island. Check whether your quotation in rupees includes them. The prices of our packages do not include green tax.',
        'Islands with local villages have guest houses at much lower prices. They have separate beaches for swimwear, and alcohol is not allowed.',
        'Pack a rash vest, reef-safe sunscreen and your own snorkelling mask, if you have one. Do not stand on coral. It grows only about one centimetre a year.',
        'Ask the resort about vegetarian and Jain meals before you book, because there is no other restaurant on the island.',
      ],
    },
  ],
}
