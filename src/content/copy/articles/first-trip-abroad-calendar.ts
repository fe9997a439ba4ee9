import type { Article } from '../../../contract/copy.ts'

/** A countdown to a first trip abroad. */
export const firstTripAbroadCalendar: Article = {
  slug: 'first-trip-abroad-calendar',
  title: 'A first trip abroad, counted back from the day you fly',
  description:
    'From the passport to the boarding pass: what to do 90, 60, 30, 7 and 1 days before your first holiday abroad from India.',
  picture: 'singapore',
  destination: 'singapore',
  published: '2026-01-12',
  sections: [
    {
      heading: 'Begin with one date',
      paragraphs: [
        'First holidays abroad go wrong at the desk, not on the beach: a passport that ends too soon, a name spelt two ways, a visa that needed a bank stamp. None of it is difficult. It only has an order. Put the day you fly on a calendar and count back.',
      ],
    },
    {
      heading: 'Ninety days before: the passport',
      points: [
        'It must be valid for six months after you come home, and have two empty pages facing each other. A renewal usually takes two to four weeks, and the Tatkal route costs more and is quicker.',
        "The name must match your PAN, your ticket and your children's papers, letter for letter. An initial on one and a full name on the other is the most common cause of a sleepless week.",
        "Children need passports of their own, and both parents' consent.",
        'A damaged passport is an invalid one. If the dog has been at it, renew.',
      ],
    },
    {
      heading: 'Sixty days before: where, and with what visa',
      paragraphs: [
        'For a first time choose somewhere that forgives mistakes. Singapore, Dubai, Thailand, Vietnam and Bali are five or six hours away at most, all have Indian food within a walk, and none asks for a month of paperwork. Europe and Japan are as lovely as people say, but the visa wants bank statements, tax returns and a fixed itinerary, so begin those ninety days out or more.',
        "Check the rules on the embassy's own site. Then book flights and rooms in that order, rooms with free cancellation until the visa is in your hands.",
      ],
    },
    {
      heading: 'Thirty days before: money and insurance',
      points: [
        'All payments for a package with us are due now.',
        'Order a forex card, switch international use on for one ordinary card, and set a limit you could bear to lose.',
        'Carry a little cash in dollars for visas on arrival, in clean notes printed recently.',
        'Buy travel insurance that names your country, your dates and any illness you already have. Medical cover matters; lost-baggage cover is a bonus.',
      ],
    },
    {
      heading: 'Seven days before: copies and connections',
      points: [
        'Photograph passport, visa, tickets and insurance; keep them in your phone, in your mail and on paper in another bag.',
        'Fill in the arrival card if there is one. Singapore, Thailand, Malaysia and Indonesia have online forms that open a few days before landing, and the official ones are free.',
        'Choose an eSIM or a roaming pack. Airport Wi-Fi often wants a local number to log in.',
        'Put prescriptions beside the medicines they are for. Some tablets sold freely in India, strong painkillers for instance, need permission in the Gulf.',
      ],
    },
    {
      heading: 'The day before',
      paragraphs: [
        'Check in online and look at what the ticket says about bags: the number is for each person and does not pool unless the airline says so. Power banks go in the cabin, scissors in the hold, pickles in three layers of plastic or not at all. Fruit, seeds and meat stay at home, as does anything someone else has asked you to carry.',
      ],
    },
    {
      heading: 'The day',
      paragraphs: [
        "Be at the airport three hours before. After the airline's counter come immigration, where an officer may ask where you will sleep and when you return, then security. Answer in one sentence each and have the booking open on your phone. On landing it is the same in reverse: immigration, bags, customs, and beyond the last door somebody with your name on a board.",
        'If nobody is there, do not walk off with the man who says he is. Call us. The number is on every page of this site, and it opens without a network.',
      ],
    },
  ],
}
