import type { Article } from '../../../contract/copy.ts'

/** Choosing an island, a transfer and a meal plan in the Maldives. */
export const maldivesWithoutGuessing: Article = {
  slug: 'maldives-without-guessing',
  title: 'The Maldives without guessing: island, boat, meals',
  description:
    'How to choose a Maldives island by its transfer, its reef and its meal plan, with what the pictures never show.',
  picture: 'maldives',
  destination: 'maldives',
  published: '2026-09-27',
  sections: [
    {
      heading: 'One island, one hotel',
      paragraphs: [
        'In the Maldives the hotel is the island. Once you are on it there is no other restaurant, no other beach and no cheaper bar around the corner. So the choice weighs more than anywhere else, and the photographs help least, because every island has the same blue water and the same wooden path. Three questions sort a hundred of them into five.',
      ],
    },
    {
      heading: 'How do you get there?',
      points: [
        'Speedboat, usually 20 to 60 minutes, about 40 for many resorts in North and South Male atoll. It runs by day and by night, so any flight will do. With a swell from the south-west it is bumpy; sit at the back.',
        'Seaplane, 20 to 50 minutes, for islands further off. It flies only in daylight, which means that you should land in Male by about half past three and leave after about ten in the morning, or sleep a night near the airport. It costs several hundred dollars a head, and luggage is limited to around 20 kilos.',
        'Domestic flight and a short boat, for the far north and south. It flies at night as well.',
      ],
    },
    {
      heading: 'What do you want under the water?',
      paragraphs: [
        'A house reef is coral within swimming distance of the beach. On an island that has one, you can snorkel at seven in the morning in your own time. On an island with a wide sandy lagoon you can wade for ever in water the colour of a swimming pool, which small children love, but for fish you take a boat. Few islands have both at their best. Ask for the distance from the sand to the drop-off: under fifty metres is a fine house reef, above two hundred is a lagoon.',
        'Mantas gather in Baa atoll between about June and October, whale sharks are seen in South Ari in every month, and turtles are nearly everywhere. None of them signs a contract.',
      ],
    },
    {
      heading: 'Which meals?',
      points: [
        'Bed and breakfast looks cheap and seldom is: a plain lunch for two can cost fifty dollars.',
        'Half board adds dinner. It suits people who breakfast at ten.',
        'Full board adds lunch, usually without drinks. Water may be extra; ask.',
        'All inclusive adds drinks and often an excursion. Without alcohol the sum is closer than it seems, so do it on paper.',
      ],
    },
    {
      heading: 'Beach villa or water villa',
      paragraphs: [
        'Water villas are the picture that made you think of the Maldives. They are lovely to wake in, windy in the wet season, further from breakfast, and not ideal with toddlers. Beach villas have shade, sand and often more room for less money. Many couples take two nights of the one and two of the other; staff move the bags while you swim.',
      ],
    },
    {
      heading: 'When to go',
      paragraphs: [
        'December to April is dry, calm and dearest. May to October brings showers, wind from the south-west, surf and a price that can be a third lower. A wet-season day is rarely wet all day. November is a good compromise. School holidays in Europe, above all Christmas, double everything.',
      ],
    },
    {
      heading: 'Small print worth reading',
      points: [
        'Check-in is at 2 PM and check-out at 11 AM; the transfer home leaves two to four hours before the flight, so that your last morning may be short.',
        'Green tax is charged for each night and person, service charge and GST on everything you sign for. A quotation in rupees should say they are in.',
        'Islands with local villages have guest houses at a fifth of the price, bikini beaches set apart, and no alcohol. For divers and the curious they are a fine choice.',
        'Take a rash vest, reef-safe sunscreen, and your own mask if you have one that fits. Coral grows a centimetre a year, so stand on sand only.',
      ],
    },
  ],
}
