import type { Article } from '../../../contract/copy.ts'

/** A countdown to a first trip abroad. */
export const firstTripAbroadCalendar: Article = {
  slug: 'first-trip-abroad-calendar',
  title: 'Your first trip abroad: what to do and when',
  description:
    'From the passport to the boarding pass: what to do 90, 60, 30, 7 and 1 days before your first holiday abroad from India.',
  picture: 'singapore',
  destination: 'singapore',
  published: '2026-01-12',
  sections: [
    {
      heading: 'Start with the date of your flight',
      paragraphs: [
        'Many problems on a first holiday abroad are paperwork problems: a passport that expires too early, a name with two spellings, a visa that needs a bank stamp. None of these is difficult if you do things in the right order. Write the date of your flight on a calendar and count the days back.',
      ],
    },
    {
      heading: '90 days before: the passport',
      points: [
        'Your passport should be valid for six months after your return and have two empty pages. A renewal usually takes two to four weeks. The Tatkal service is faster and costs more.',
        "The name must be exactly the same on your passport, your PAN, your ticket and your children's documents. A common problem is an initial on one document and the full name on another.",
        'Children need their own passports and the consent of both parents.',
        'A damaged passport is not valid. Renew it.',
      ],
    },
    {
      heading: '60 days before: the country and the visa',
      paragraphs: [
        'For a first trip, choose a country that is easy for Indian travellers. Singapore, Dubai, Thailand, Vietnam and Bali have short flights, Indian food and simple visa rules. For Europe and Japan the visa needs bank statements, tax returns and a fixed itinerary, so start 90 days before the trip or earlier.',
        'Check the visa rules on the official website of the embassy. Then book the flights, and after that the hotels. Choose hotels with free cancellation until you have the visa.',
      ],
    },
    {
      heading: '30 days before: money and insurance',
      points: [
        'All payments for a package with us must be cleared by now.',
        'Order a forex card. Allow international use on one of your other cards and set a spending limit on it.',
        'If you need a visa on arrival, carry some US dollars in clean, recent notes.',
        'Buy travel insurance for the right country and dates, and mention any illness you already have. Medical cover is the most important part.',
      ],
    },
    {
      heading: '7 days before: copies and phone',
      points: [
        'Take photos of your passport, visa, tickets and insurance. Keep them on your phone, in your e-mail and on paper in a second bag.',
        'Fill in the arrival card if your country asks for one. Singapore, Thailand, Malaysia and Indonesia have online forms that open a few days before landing. The official forms are free; do not pay other websites for them.',
        'Buy an eSIM or a roaming pack. Airport Wi-Fi often needs a local phone number.',
        'Carry the prescription with your medicines. Some medicines that are common in India, such as strong painkillers, need permission in Gulf countries.',
      ],
    },
    {
      heading: 'The day before',
      paragraphs: [
        'Check in online and read the baggage rules on your ticket. The weight limit is for each person, and you can combine bags only if the airline allows it. Power banks must be in the cabin bag. Scissors must be in the checked bag. Do not carry fresh fruit, seeds or meat, and do not carry anything for a stranger.',
        'Charge your phone. Save the address of your first hotel and our phone number on it, and write both on paper too.',
      ],
    },
    {
      heading: 'The day of the flight',
      paragraphs: [
        'Be at the airport three hours before departure. First go to the counter of the airline, then to immigration, then to security. The immigration officer may ask where you will stay and when you will return. Keep your hotel booking and return ticket open on your phone. After landing you go through immigration, collect your bags and pass customs. If your package includes an airport transfer, the driver waits outside with your name on a board.',
        'If you cannot find your driver, do not go with a stranger. Call us. Our phone number is on this website, which usually also opens without a network after your first visit.',
      ],
    },
    {
      heading: 'Keep this short list',
      points: [
        'Passport with six months of validity, visa and return ticket.',
        'Hotel booking and insurance policy, on the phone and on paper.',
        'Forex card, a second card and some cash in the local currency or in dollars.',
        'Medicines with their prescription, a phone charger and an adapter for the sockets of the country.',
        'Photos of all documents with one family member at home.',
      ],
    },
  ],
}
