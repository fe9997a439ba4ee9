import type { Article } from '../../../contract/copy.ts'

/** Eating vegetarian and Jain abroad. */
export const vegetarianBeyondIndia: Article = {
  slug: 'vegetarian-beyond-india',
  title: 'Vegetarian, and hungry: seven kitchens, dish by dish',
  description:
    'What to order, what hides fish sauce, and the words that work for vegetarian and Jain travellers from Vietnam to Turkey.',
  picture: 'vietnam',
  destination: 'vietnam',
  published: '2026-08-09',
  sections: [
    {
      heading: 'Ask what is in it, not whether it is vegetarian',
      paragraphs: [
        "In much of the world vegetarian means that the pieces are not meat. The stock may be bones, the sauce fish, the shine lard. So the useful question names the thing: is there fish sauce, is there egg, was it fried with the prawns? Learn four words rather than a sentence, show them written, and smile. What follows is our staff's own list, gathered at many tables.",
      ],
    },
    {
      heading: 'Vietnam',
      paragraphs: [
        'The word is chay. Any place with com chay on its sign is run on Buddhist lines: no meat, no fish sauce, and often no onion or garlic, which makes it a gift to Jain families. On the first and fifteenth of the lunar month ordinary stalls cook chay as well. Look for pho chay, banh mi chay and banh xeo chay, the crisp turmeric pancake. Beware of the bowl of pale dipping sauce; ask for soy instead.',
      ],
    },
    {
      heading: 'Thailand and Bali',
      paragraphs: [
        'In Thailand say jay, and look for the yellow flag with the red sign. A jay kitchen uses neither meat, fish, egg, milk nor garlic. Mangsawirat is the milder word and may allow fish sauce. In October many towns turn jay for nine days, and Phuket is its capital.',
        'Bali is easier than people fear. Tempeh and tofu are everyday food, gado-gado is vegetables with peanut sauce, and nasi campur can be built from the vegetable trays. The enemy is terasi, shrimp paste, in the sambal. Tanpa terasi means without it.',
      ],
    },
    {
      heading: 'Singapore and Dubai',
      paragraphs: [
        'Here you need no advice, only an appetite. Little India has more pure vegetarian kitchens in two streets than many Indian towns; Karama and Bur Dubai have thalis at midnight. Do try the local side: vegetarian bee hoon at a Singapore hawker centre, or in Dubai a table of hummus, moutabal, fattoush and hot bread. Ask whether the rice was cooked in chicken stock.',
      ],
    },
    {
      heading: 'Turkey and Baku',
      points: [
        'Breakfast is a feast: white cheese, olives, tomatoes, honey with clotted cream, and eggs only if you want them.',
        'Zeytinyagli is the shelf of cold dishes in olive oil: beans, artichokes, vine leaves. Ask for etsiz, without meat, and check the rice inside the leaves.',
        'Lentil soup, mercimek, may be made with broth; et suyu is what you ask about.',
        'In Baku look for qutab, thin griddled breads filled with herbs or pumpkin, and for aubergine in every form. Dovga is a soup of yoghurt, rice and greens.',
        'Gozleme, pide with cheese, baked potatoes called kumpir and chestnuts from the cart will save a hungry afternoon in Istanbul.',
      ],
    },
    {
      heading: 'Jain tables',
      paragraphs: [
        'Away from Buddhist kitchens no onion, no garlic and no root vegetables is a hard request at a counter and an easy one by telephone the day before. Hotels cook it well when they have notice: rice, dal, cabbage, beans, paneer if they can find it. We write your rules on the rooming list, one for each person, in the local language, and ask each restaurant on your route to confirm. On boats, in desert camps and in mountain lodges forty-eight hours are needed, since the kitchen buys once.',
      ],
    },
    {
      heading: 'What to carry',
      points: [
        'A week of khakhra or thepla in the hold bag, a small box in the cabin.',
        'Instant poha or upma and a folding kettle, if your hotel has none.',
        'A printed card with your four words. Phones run flat.',
        'No fresh fruit, seeds, ghee-soaked sweets without a label or dairy in your bag for Australia or New Zealand: declare everything there, always.',
      ],
    },
  ],
}
