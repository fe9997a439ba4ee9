import type { Article } from '../../../contract/copy.ts'

/** Eating vegetarian and Jain abroad. */
export const vegetarianBeyondIndia: Article = {
  slug: 'vegetarian-beyond-india',
  title: 'Vegetarian and Jain food abroad: what to order in seven places',
  description:
    'What to order, which dishes contain fish sauce or meat stock, and useful words for vegetarian and Jain travellers from Vietnam to Turkey.',
  picture: 'vietnam',
  destination: 'vietnam',
  published: '2026-08-09',
  sections: [
    {
      heading: 'Ask what is in the dish',
      paragraphs: [
        'In many countries, "vegetarian" only means that there are no pieces of meat. The soup may be made with bones, the sauce with fish, and the oil may be animal fat. So ask about each thing: is there fish sauce in it, is there egg, was it fried in the same oil as the prawns? Learn a few words of the local language and show them on your phone.',
      ],
    },
    {
      heading: 'Vietnam',
      paragraphs: [
        'The word for vegetarian is chay. Restaurants with the sign com chay follow Buddhist rules: no meat, no fish sauce, and often no onion and garlic. They are a good choice for Jain families. On the first and fifteenth day of the lunar month, many ordinary food stalls also cook chay. Try pho chay (noodle soup), banh mi chay (filled bread) and banh xeo chay (a crisp turmeric pancake). The pale dipping sauce on the table is usually fish sauce. Ask for soy sauce instead.',
      ],
    },
    {
      heading: 'Thailand and Bali',
      paragraphs: [
        'In Thailand the word is jay. Look for a yellow flag with a red sign. A jay kitchen uses no meat, fish, egg, milk or garlic. The word mangsawirat also means vegetarian, but it may include fish sauce. In October many towns have a nine-day vegetarian festival. The largest one is in Phuket.',
        'In Bali, tempeh and tofu are everyday food. Gado-gado is vegetables with peanut sauce. For nasi campur you choose the side dishes yourself, so choose only vegetables. Many chilli pastes (sambal) contain shrimp paste, called terasi. Say "tanpa terasi", which means without shrimp paste.',
      ],
    },
    {
      heading: 'Singapore and Dubai',
      paragraphs: [
        'Indian vegetarian food is very easy to find here: in Little India in Singapore, and in Karama and Bur Dubai in Dubai. Try the local food too. In Singapore, hawker centres have vegetarian bee hoon (rice noodles). In Dubai, order hummus, moutabal (aubergine dip), fattoush (salad) and fresh bread. Ask whether the rice was cooked in chicken stock.',
      ],
    },
    {
      heading: 'Turkey and Baku',
      points: [
        'A Turkish breakfast has white cheese, olives, tomatoes, bread, and honey with cream. Eggs are optional.',
        'Zeytinyagli are cold dishes in olive oil: beans, artichokes, vine leaves. Say etsiz, which means without meat, and ask what is in the rice inside the leaves.',
        'Lentil soup (mercimek) may be made with meat stock. The word for meat stock is et suyu.',
        'In Baku, look for qutab, thin breads filled with herbs or pumpkin, and for aubergine dishes. Dovga is a soup of yoghurt, rice and herbs.',
        'For a quick snack in Istanbul, try gozleme (filled flatbread), pide with cheese, kumpir (baked potato) or roasted chestnuts.',
      ],
    },
    {
      heading: 'Jain meals',
      paragraphs: [
        'Except in Buddhist kitchens, it is difficult to get food without onion, garlic and root vegetables if you ask at the counter. It is much easier if the kitchen knows one day before. With notice, most hotels can prepare rice, dal, cabbage, beans and, if available, paneer. Tell us your rules when you enquire. We pass them on to the hotels of your trip, for each person. Boats, desert camps and mountain lodges need at least forty-eight hours, because they buy their food in advance.',
      ],
    },
    {
      heading: 'What to carry',
      points: [
        'Khakhra or thepla for one week in the checked bag, and a small box in the cabin bag.',
        'Instant poha or upma, and a travel kettle if your hotel room has none.',
        'A printed card with the local words, in case your phone has no power.',
        'For Australia and New Zealand: do not carry fresh fruit, seeds, dairy products or sweets without a label, and always declare all food.',
      ],
    },
    {
      heading: 'Before you book',
      points: [
        'Tell us who in your group is vegetarian, eats egg or needs Jain meals.',
        'Ask for hotels near Indian restaurants, if this is important for you.',
        'Choose breakfast at the hotel and decide about the other meals place by place.',
      ],
    },
  ],
}
