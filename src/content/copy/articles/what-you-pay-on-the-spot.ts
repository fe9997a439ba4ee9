import type { Article } from '../../../contract/copy.ts'

/** Levies, visas and taxes that no package price can hold. */
export const whatYouPayOnTheSpot: Article = {
  slug: 'what-you-pay-on-the-spot',
  title: 'What the price leaves out, and why',
  description:
    'Levies, visas on arrival, tourism dirhams and TCS: what you still pay on a holiday abroad, to whom, and what comes back.',
  picture: 'dubai',
  destination: 'dubai',
  published: '2026-06-02',
  sections: [
    {
      heading: 'A price is a list',
      paragraphs: [
        'When two quotations for the same five nights differ by eleven thousand rupees, the hotels are seldom the reason. One of them has left something out. Some things are left out honestly, because the law says you must pay them yourself; others are left out in the hope that you will not look. This is the list we would go through with a friend.',
      ],
    },
    {
      heading: 'Levies charged to visitors',
      points: [
        'Bali asks each foreign visitor for an international tourism levy of IDR 150,000, roughly the price of a good lunch. It is paid online or at the airport, once per stay, and is separate from the visa.',
        'Dubai charges a tourism dirham per room and night. It rises with the number of stars, and the hotel takes it at the desk, whoever made the booking. Abu Dhabi has a fee of its own.',
        'The Maldives add a green tax for each night, less in guest houses on inhabited islands than in resorts. Most resort quotations hold it already; ask to see the line.',
        'Some European towns take a few euros a night from each guest, often in cash.',
      ],
    },
    {
      heading: 'Visas',
      paragraphs: [
        "A visa fee belongs to the government that issues it, so it is yours even when an agent fills in the form. Indonesia gives Indian passport holders a visa on arrival for USD 35 each. Vietnam wants an e-visa before you fly. The UAE and Singapore want one arranged beforehand through an agent or airline, with a service charge on top. Rules change without much notice: look at the embassy's own page in the week you book and again in the week you leave.",
        'A refused visa is one of the few things no one can insure you against completely. Book refundable rooms until the answer is there, or accept the risk knowingly.',
      ],
    },
    {
      heading: 'TCS, which is not a fee',
      paragraphs: [
        "Tax collected at source puzzles people most. When you buy an overseas tour package in India, the seller must collect a percentage on top of the price and deposit it against your PAN. It is not the agency's income and not a cost of the holiday. It appears in your Form 26AS, and you set it off against your income tax, or get it back, when you file your return.",
        "The percentage is fixed by each year's Finance Act and has changed several times. Each of our package pages shows the present rate in its total; your invoice uses the rate in force on the day you pay. For the household budget the point is the timing: you part with the money now and meet it again after filing.",
      ],
    },
    {
      heading: 'Things that are simply extra',
      points: [
        'Meals not named. Breakfast is nearly always in; lunch on a day tour only when it says so.',
        'Early check-in. Hotels hand over rooms at 2 PM and want them back by 11 AM. If you land at dawn, a paid early room can be worth more than a better view.',
        'Seats and bags on low-cost airlines.',
        'Tips: expected from about USD 2 to 5 a day for a driver in South-East Asia, welcome but not demanded in the Gulf, unnecessary in Japan.',
      ],
    },
    {
      heading: 'How to compare',
      paragraphs: [
        'Write the two quotations side by side with these rows: flights, visa, levies, airport transfers, entrance tickets, meals, TCS. Fill each with a number, or with the word none. Nine times in ten the cheaper one turns out to be the one with the shorter list. And keep the page: if a line was promised, it should still be a promise when you land. Every package page on this site can be printed with the date on which you saw it.',
      ],
    },
  ],
}
