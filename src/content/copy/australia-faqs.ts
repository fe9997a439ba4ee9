import type { FaqGroup } from '../../contract/copy.ts'

/** Questions of the Australia landing page (spec 2 §2). */
export const australiaFaqs: FaqGroup = {
  title: 'Australia FAQs',
  questions: [
    {
      question: 'Do Indian travellers need a visa for Australia?',
      answer:
        'Yes. Most holidaymakers apply online for a Visitor visa (subclass 600) with bank papers, leave letter and, if asked, biometrics. Allow four to six weeks and apply before you pay for anything that cannot be cancelled. We help with the papers; the decision is the embassy’s.',
    },
    {
      question: 'Which months are best?',
      answer:
        'The seasons are reversed. September to November and March to May are mild in Sydney and Melbourne. The reef around Cairns is driest from May to October; from November to April it is hot and wet there, and stinger suits are worn in the sea.',
    },
    {
      question: 'How long is the flight?',
      answer:
        'About 12 to 13 hours without a stop from Delhi to Melbourne or Sydney, and 15 to 20 with a change in Singapore, Kuala Lumpur or Bangkok. Sydney is four and a half hours ahead of India, five and a half in its summer.',
    },
    {
      question: 'How many days are enough?',
      answer:
        'Seven days show Sydney and Melbourne with one day out from each. Add three for Cairns and the reef. Distances are those of a continent: Melbourne to Cairns is more than three hours by air.',
    },
    {
      question: 'May I bring food from home?',
      answer:
        'Declare everything you eat on the arrival card. Sealed biscuits and roasted snacks usually pass; fresh fruit, milk sweets, ghee, seeds and home-cooked food are mostly taken away, and what is not declared is fined. Indian groceries are easy to buy in every large city.',
    },
    {
      question: 'Is vegetarian and Jain food to be had?',
      answer:
        'Sydney and Melbourne have Indian kitchens in most districts, and cafes mark vegetarian and vegan dishes. On day tours tell us beforehand: a vegetarian lunch is arranged, Jain meals where the kitchen can do it.',
    },
    {
      question: 'How much money should we carry?',
      answer:
        'Little of it in cash: trains, trams, cafes and market stalls take cards and phones. Count on about AUD 60 to 80 a day per person for meals and local transport, and load a forex card before you leave. Tips are not expected.',
    },
    {
      question: 'Can we drive ourselves?',
      answer:
        'Yes, on the left as at home, with an Indian licence in English; some rental firms ask for an International Driving Permit as well. Avoid country roads at dusk, when kangaroos cross them.',
    },
  ],
}
