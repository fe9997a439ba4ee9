import type { FaqGroup } from '../../contract/copy.ts'

/** What travellers ask about every trip. */
export const bookingFaqs: FaqGroup = {
  title: 'Booking, payment and documents',
  questions: [
    {
      question: 'How do I book a package?',
      answer:
        'Send an enquiry from the package page, or call us. We call you back, agree on dates and changes, and send a written quotation. When you accept it, we check that the trip is available. Your trip is booked when you have paid the advance that we agreed on with you and received our written confirmation. An enquiry is free and you are not bound by it.',
    },
    {
      question: 'Can I change the hotels, days or activities of a package?',
      answer:
        'Yes. Every package can be customised. Tell us what you want to change in your enquiry or on the call. Your quotation shows the changed plan with its price.',
    },
    {
      question: 'How can I pay, and when?',
      answer:
        'You can pay by bank transfer or UPI. The account details are on our Payments page. You pay an advance to book. All payments must be cleared at least 30 days before departure. If you book later than that, the whole amount is due as soon as we confirm the trip.',
    },
    {
      question: 'Which taxes and charges are not included in the price?',
      answer:
        'Each package page shows GST, and TCS for holidays abroad, and lists the visa fees, levies and local taxes that you pay to others. You can claim TCS when you file your income tax return. Your quotation names the amounts for your trip.',
    },
    {
      question: 'Do you help with visas?',
      answer:
        'Yes. We tell you which documents are needed and help you with the application. The embassy or immigration office takes the decision, and the visa fee is paid to them. Visa rules change often, so please check them on the official website before you book.',
    },
    {
      question: 'Which documents do I need?',
      answer:
        'For trips in India, every adult needs a government photo identity card. Some regions also ask for a permit. For trips abroad, your passport should be valid for six months after your return, and the name in it must match your ticket. For Nepal and Bhutan, Indian citizens can also carry a voter identity card. Children need their own passports for most countries.',
    },
    {
      question: 'Can I change my travel dates after booking?',
      answer:
        'Yes, if you tell us at least 15 days before the journey by e-mail or message. The change depends on availability and season prices, and some providers charge extra. No changes are possible within 15 days of departure.',
    },
    {
      question: 'What happens if I cancel my trip?',
      answer:
        'The amount we keep depends on the number of days before departure. The full table is in our Cancellation Policy and on every package page. Refunds are paid within 90 working days. Airfare follows the rules of the airline and may be non-refundable.',
    },
  ],
}

/** The two columns of /faqs, both about Meghalaya (spec 1 §2 "FAQ page"). */
export const faqs: FaqGroup[] = [
  {
    title: 'General FAQs',
    questions: [
      {
        question: 'When is the best time to visit Meghalaya?',
        answer:
          'October to April is mostly dry and clear. Cherry trees bloom in Shillong in November. The river at Dawki is clear from November to April. From June to September it rains heavily: the waterfalls are full, but clouds often hide the views.',
      },
      {
        question: 'How do I reach Meghalaya?',
        answer:
          'Fly to Guwahati in Assam, which has flights from all large Indian cities. From the airport it is about 120 kilometres, or three and a half hours by road, to Shillong. Shillong also has a small airport at Umroi, but it has few flights and fog can delay them. The nearest large railway station is Guwahati.',
      },
      {
        question: 'Do Indian travellers need a permit?',
        answer:
          'Indian citizens do not need an Inner Line Permit for Meghalaya. Carry a government photo identity card for hotels and for the border area at Dawki. Arunachal Pradesh, Nagaland, Mizoram and Manipur do require a permit. We arrange it if your trip goes there.',
      },
      {
        question: 'How many days are enough?',
        answer:
          'Four nights are enough for Shillong, Sohra (Cherrapunji), Dawki and Mawlynnong. Add two nights for the walk to Nongriat with a night there, and two more for the Jaintia Hills or for Kaziranga in Assam.',
      },
      {
        question: 'Is vegetarian food easy to find?',
        answer:
          'Yes, in Shillong and Sohra, which have Marwari, South Indian and Bengali restaurants. In villages, expect rice, dal, green vegetables and potatoes, because Khasi food is mostly pork, chicken and fish. If you need Jain meals, tell us in advance and we inform every homestay.',
      },
      {
        question: 'Will my phone and cards work?',
        answer:
          'The two large mobile networks work in Shillong, Sohra and on most main roads. There is little signal in the deep valleys and around Nongriat. There are ATMs in Shillong, Jowai and Sohra. Carry small notes for parking, viewpoints and village fees.',
      },
      {
        question: 'What is closed on Sundays?',
        answer:
          'Most people go to church on Sunday, so many shops, restaurants and some sights run by villages are closed. We plan Sundays for travel or for places that stay open.',
      },
    ],
  },
  {
    title: 'Travel & Adventure FAQs',
    questions: [
      {
        question: 'How hard is the walk to the double-decker root bridge?',
        answer:
          'From Tyrna, about 3,500 concrete steps go down to Nongriat, and you climb the same steps on the way back. Allow two hours down and three hours back, start by 7 am and carry two litres of water. If you have knee problems, visit the root bridge at Riwai near Mawlynnong, which is 20 minutes from the road.',
      },
      {
        question: 'Can I swim or kayak at Dawki and Shnongpdeng?',
        answer:
          'Yes, from November to April, when the water of the Umngot river is green and very clear. Village groups run rowing boats, kayaks, snorkelling and zip lines, with life jackets. In the monsoon the river is brown and fast, and all activities stop.',
      },
      {
        question: 'Are the caves safe for beginners?',
        answer:
          'Mawsmai cave near Sohra has lights and steps, and a visit takes 20 minutes. Krem Puri and Krem Liat Prah need a licensed caving guide and a helmet, and you walk through water. They are visited from December to March and never after rain.',
      },
      {
        question: 'What should I pack?',
        answer:
          'Shoes that grip on wet stone, a rain jacket in every month, warm clothes from November to February (nights in Shillong can be 4 or 5 °C), a torch, a waterproof bag, and insect repellent for the lower villages.',
      },
      {
        question: 'Is Meghalaya suitable for parents and small children?',
        answer:
          'Yes, if each drive is not longer than three hours. Laitlum, Elephant Falls, Umiam lake, Mawlynnong and the Nohkalikai viewpoint are only a short walk from the car. The steps to Nongriat are not suitable for small children, or for people above 65 with heart or knee problems.',
      },
      {
        question: 'Is it safe for women travelling alone?',
        answer:
          'Women travelling alone generally feel comfortable in Meghalaya. In Khasi families, name and property pass from mother to daughter, and many guest houses are run by women. After dark, take the taxi of your hotel instead of a shared taxi, and use guides registered with the village.',
      },
      {
        question: 'Can I combine Meghalaya with Kaziranga or Tawang?',
        answer:
          'Kaziranga is easy to combine: it is about five hours from Shillong via Nagaon, and jeep safaris run from about October to mid-May. Tawang is two long days beyond Guwahati, at 3,000 metres, and needs a permit. Plan a separate week for it.',
      },
    ],
  },
]
