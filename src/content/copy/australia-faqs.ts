import type { FaqGroup } from '../../contract/copy.ts'

/** Questions of the Australia landing page (spec 2 §2). */
export const australiaFaqs: FaqGroup = {
  title: 'Australia FAQs',
  questions: [
    {
      question: 'Do Indian travellers need a visa for Australia?',
      answer:
        'Yes. Most tourists apply online for a Visitor visa (subclass 600) with bank statements, a leave letter and, if asked, biometrics. Allow four to six weeks, and apply before you pay for anything that cannot be cancelled. We help with the documents. The Department of Home Affairs in Australia takes the decision.',
    },
    {
      question: 'Which months are best?',
      answer:
        'The seasons are the reverse of those in India. September to November and March to May are mild in Sydney and Melbourne. Cairns and the reef are driest from May to October. From November to April it is hot and wet there, and swimmers wear suits against jellyfish.',
    },
    {
      question: 'How long is the flight?',
      answer:
        'About 12 to 13 hours without a stop from Delhi to Melbourne or Sydney, and 15 to 20 hours with a change in Singapore, Kuala Lumpur or Bangkok. Sydney is four and a half hours ahead of India, and five and a half hours ahead in the Australian summer.',
    },
    {
      question: 'How many days are enough?',
      answer:
        'Seven days are enough for Sydney and Melbourne with one day trip from each city. Add three days for Cairns and the reef. Distances are long: the flight from Melbourne to Cairns takes more than three hours.',
    },
    {
      question: 'Can I bring food from home?',
      answer:
        'You must declare all food on the arrival card. Sealed biscuits and roasted snacks are usually allowed. Fresh fruit, milk sweets, ghee, seeds and home-cooked food are usually taken away, and you can be fined for food that you did not declare. Indian groceries are easy to buy in every large city.',
    },
    {
      question: 'Is vegetarian and Jain food available?',
      answer:
        'Yes. Sydney and Melbourne have Indian restaurants in most areas, and cafes mark vegetarian and vegan dishes. For day tours, please tell us in advance. We arrange a vegetarian lunch, and Jain meals where the kitchen can prepare them.',
    },
    {
      question: 'How much money should we carry?',
      answer:
        'You need little cash: trains, trams, cafes and market stalls accept cards and phones. Plan about AUD 60 to 80 a day per person for meals and local transport, and load a forex card before you leave. Tips are not expected.',
    },
    {
      question: 'Can we drive ourselves?',
      answer:
        'Yes. Australia drives on the left, like India, and an Indian licence in English is accepted. Some rental companies also ask for an International Driving Permit. Avoid country roads in the evening, because kangaroos cross them.',
    },
  ],
}
