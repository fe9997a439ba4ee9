import type { Article } from '../../../contract/copy.ts'

/** Levies, visas and taxes that no package price can hold. */
export const whatYouPayOnTheSpot: Article = {
  slug: 'what-you-pay-on-the-spot',
  title: 'What is not included in a package price, and why',
  description:
    'Levies, visas on arrival, tourism dirhams and TCS: what you still pay on a holiday abroad, to whom, and what you can claim back.',
  picture: 'dubai',
  destination: 'dubai',
  published: '2026-06-02',
  sections: [
    {
      heading: 'Why two prices differ',
      paragraphs: [
        'If two quotations for the same five nights differ by several thousand rupees, look first at what each one includes. Some charges are not included because the law says that you must pay them yourself. Other things are simply left out, and the price looks lower. This list helps you to check.',
      ],
    },
    {
      heading: 'Levies for visitors',
      points: [
        'Bali charges each foreign visitor an international tourism levy of IDR 150,000. You pay it online or at the airport, once per stay. It is separate from the visa.',
        'Dubai charges a tourism dirham per room and night. It depends on the star category of the hotel. You pay it at the hotel, also if you booked through an agent. Abu Dhabi has its own fee.',
        'The Maldives charges a green tax per person and night. It is lower in guest houses on local islands than in resorts. Some quotations include it. In our packages it is not included: you pay it with the hotel bill.',
        'Some European towns charge each guest a few euros per night, often in cash.',
      ],
    },
    {
      heading: 'Visas',
      paragraphs: [
        "The visa fee goes to the government of the country, so you pay it yourself even if an agent fills in the form. Indonesia gives Indian passport holders a visa on arrival for USD 35 each. Vietnam needs an e-visa before you fly. For the UAE and Singapore, an agent or airline arranges the visa before the trip and adds a service charge. Rules change often. Check the embassy's official website in the week you book, and again in the week before you leave.",
        'Insurance usually does not cover all the costs of a refused visa. Book rooms that can be cancelled until you have the visa.',
      ],
    },
    {
      heading: 'TCS',
      paragraphs: [
        'TCS means tax collected at source. When you buy an overseas tour package in India, the seller must collect a percentage of the price with GST and deposit it with the tax department under your PAN. It is not income of the travel agency. You see it in your Form 26AS. When you file your income tax return, you can adjust it against your tax or claim it as a refund.',
        'The percentage is fixed by the Finance Act and has changed several times. Our package pages for holidays abroad show the present rate. Your invoice uses the rate on the day of payment. Remember that you pay TCS now and get it back only after you file your return.',
      ],
    },
    {
      heading: 'Other things that are often extra',
      points: [
        'Meals that are not mentioned. Breakfast is usually included. Lunch on a day tour is included only if the plan says so.',
        'Early check-in. Most hotels give rooms at 2 PM and need them back by 11 AM. If you land early in the morning, you may want to pay for early check-in.',
        'Seats and bags on low-cost airlines.',
        'Tips. About USD 2 to 5 a day for a driver is usual in South-East Asia. Tips are welcome but not required in Gulf countries, and not usual in Japan.',
      ],
    },
    {
      heading: 'How to compare two quotations',
      paragraphs: [
        'Write both quotations side by side with these rows: flights, visa, levies, airport transfers, entrance tickets, meals, GST and TCS. Write a number in each row, or the word "none". Then compare the totals. A cheaper quotation often includes fewer things.',
        'Keep a copy of what you were offered. Every package page on this site can be printed, or saved as a PDF, with the date on which you saw it.',
      ],
    },
    {
      heading: 'Questions to ask before you pay',
      points: [
        'Is GST included in the price? At which rate is TCS charged?',
        'Which visas, levies and local taxes do I pay, to whom, and in which currency?',
        'Which entrance tickets, transfers and meals are included on each day?',
        'Until which day can I cancel, and how much of the price is kept?',
        'Is the exchange rate fixed on the day of booking?',
      ],
    },
  ],
}
