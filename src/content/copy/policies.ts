import type { Policy } from '../../contract/copy.ts'
import { cancellationLines } from './cancellation.ts'

const UPDATED = '2026-11-23'

const termsConditions: Policy = {
  slug: 'terms-conditions',
  title: 'Terms & Conditions',
  description:
    'Read the terms on payment, date changes, cancellation, airfare and exchange rates before you book a holiday with Marigold Miles.',
  updated: UPDATED,
  sections: [
    {
      heading: 'Your contract with us',
      paragraphs: [
        'These terms apply to every holiday sold by Marigold Miles Holidays LLP. An enquiry on this site costs nothing and binds neither side. A booking is made when we have received the advance named in your quotation and sent you a written confirmation.',
        'Prices are for two guests sharing one room unless your quotation says otherwise, and hold for the dates on it.',
      ],
    },
    {
      heading: 'Payment',
      points: [
        'All payments must be cleared at least 30 days before departure.',
        'You can pay by bank transfer or UPI. We accept no cash deposits to personal accounts and never ask for a card number or PIN by phone.',
        'If a payment is late, suppliers may release the rooms and seats they were holding; we tell you before that happens whenever we can.',
      ],
    },
    {
      heading: 'Changing your dates',
      points: [
        'To prepone or postpone, tell us at least 15 days before the journey by e-mail or message.',
        'Some providers may charge extra for the change; this is deducted from the advance you have paid.',
        'A change depends on hotel and transport being available and on the price of the season you move to.',
        'No changes are possible within 15 days of departure.',
        'In rare cases, such as calamities or strikes, we may have to postpone the package, and will give you notice beforehand.',
      ],
    },
    {
      heading: 'Cancellation fee',
      paragraphs: [
        'If you cancel, we keep this share of the total cost, by days before departure, counted from the day your message reaches us (Indian time):',
      ],
      points: cancellationLines,
    },
    {
      heading: 'Airfare, hotels and transport',
      points: [
        "Airfare follows the airline's own policy and may be non-refundable.",
        'The actual amount may vary with the airline, the hotel and the local transport.',
        'Where a named hotel is full, we book one of the same category and tell you first.',
        'Standard hotel timings are check-in at 2 PM (1400) and check-out at 11 AM (1100).',
      ],
    },
    {
      heading: 'Prices of holidays abroad',
      points: [
        'International quotes are in Indian rupees at the exchange rate on the day of booking; any rise is borne by the client.',
        'GST comes on top of the price unless the package says that it is included. TCS (tax collected at source) is extra on holidays abroad, on the price with GST. Both are charged at the rate the law sets on the day of payment, which each package page shows. TCS can be claimed when you file your income tax return.',
        'Visas, levies and local taxes are paid by you, to others. Each package page lists those of its trip: on Bali, for example, the international tourism levy of IDR 150,000 and the visa on arrival of USD 35 per person; in Dubai the tourism dirham at the hotel.',
      ],
    },
    {
      heading: 'Passports, visas and health',
      paragraphs: [
        "Your passport should be valid for six months after you return. We help with visa papers, but the decision is the embassy's alone, and a refusal is treated as a cancellation. Please tell us of any illness, pregnancy or disability that bears on the trip.",
      ],
    },
    {
      heading: 'Responsibility and law',
      paragraphs: [
        'We choose our partners with care and stand by what we have confirmed in writing. We cannot answer for delays or losses caused by weather, authorities or carriers, but we stay on the phone until you are looked after. Indian law applies, and the courts of Mumbai have jurisdiction.',
      ],
    },
  ],
}

const privacyPolicy: Policy = {
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  description:
    'Read what Marigold Miles collects when you send an enquiry, why, who sees it, how long it is kept and how to have it erased.',
  updated: UPDATED,
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        "Marigold Miles Holidays LLP is a travel agency with offices in Mumbai and Ahmedabad. We decide why and how the details you give on this site are used, which makes us the data fiduciary under India's Digital Personal Data Protection Act, 2023.",
      ],
    },
    {
      heading: 'Information we collect',
      points: [
        'What you type into a form: name, phone number, e-mail, destination, departure city, travel date, when you want to book, and the number of adults and children.',
        'The page you sent the enquiry from, when you wrote it and when it reached us.',
        'For a booking: names as in the passport, dates of birth, passport copies and the payments you make.',
        'Technical records, such as the network address, kept for a short time to protect the site from abuse.',
      ],
    },
    {
      heading: 'How we use it',
      paragraphs: [
        'To call or write to you about the trip you asked for, to prepare quotations, to make bookings and visa applications, to keep the accounts the law asks for, and to find out which pages help people choose. We do not sell your details and do not use them to build advertising profiles.',
      ],
    },
    {
      heading: 'Who we share it with',
      paragraphs: [
        'Only those who need it to carry out your trip: airlines, hotels, transport and activity providers, visa offices, insurers, our bank, and the firms that run our servers and e-mail. Authorities receive data where the law obliges us.',
      ],
    },
    {
      heading: 'Security',
      paragraphs: [
        'Enquiries travel encrypted and are open only to signed-in staff, whose views and exports of personal data are recorded. An enquiry that cannot be sent at once waits on your own phone until our server has confirmed it; afterwards only what you need to recognise it stays there, for 90 days, and you can delete it sooner under My enquiries.',
      ],
    },
    {
      heading: 'Your rights',
      points: [
        'Ask what we hold about you and have it corrected.',
        'Withdraw your consent and have an enquiry erased, except for records that tax law makes us keep.',
        'Name someone to exercise these rights for you, and complain to us first and then to the Data Protection Board of India.',
      ],
    },
    {
      heading: 'Cookies and storage on your device',
      paragraphs: [
        "Travellers are not tracked by advertising cookies. The site keeps which website or campaign first led you here and sends it with your enquiry, without anything that identifies you or a single click. It also keeps the catalogue, trip videos, saved packages and unfinished forms on your device so that it works without a network; clearing the site's data in your browser removes them. Should we switch on an outside review or statistics service, it may set cookies of its own.",
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        "The site is not aimed at anyone under 18, and the minimum age for sending an enquiry is 18. Children's details are taken from the parent or guardian who books for them.",
      ],
    },
    {
      heading: 'International transfers',
      paragraphs: [
        "A holiday abroad means sending names and passport details to hotels, carriers and authorities in that country, whose data law may differ from India's. We send what is needed and nothing more.",
      ],
    },
    {
      heading: 'Changes to this policy',
      paragraphs: [
        'We note the date of the last change at the top. With each enquiry we keep which version of this notice you were shown. A change that matters to enquiries already made is announced to you by e-mail.',
      ],
    },
    {
      heading: 'Contact',
      paragraphs: [
        'For anything about your data, use the e-mail address, phone number or either office on our Contact page and begin with the word Privacy. We answer within 30 days, usually within three.',
      ],
    },
  ],
}

const cancellationPolicy: Policy = {
  slug: 'cancellation-policy',
  title: 'Cancellation Policy',
  description:
    'Read when a cancelled holiday is refunded, what is deducted and how long a refund from Marigold Miles takes.',
  updated: UPDATED,
  sections: [
    {
      heading: 'How to cancel',
      paragraphs: [
        'Write to us by e-mail or message with your booking reference. The day your message reaches us counts as the day of cancellation, in Indian Standard Time. You get an acknowledgement with a number; if it does not come within a working day, please call.',
      ],
    },
    {
      heading: 'What is kept, and what is refunded',
      paragraphs: [
        'By days before departure, what we keep of the total cost; the rest of what you have paid is refunded:',
      ],
      points: cancellationLines,
    },
    {
      heading: 'When the money arrives',
      paragraphs: [
        'Refunds are paid within 90 working days to the account the payment came from.',
        'The amount and the day depend on exchange rates and on the payment status with our suppliers: where a hotel or airline abroad has already been paid, we can return it only once they have returned it to us.',
      ],
    },
    {
      heading: 'Parts with rules of their own',
      points: [
        "Airfare follows the airline's policy and may be non-refundable.",
        'Visa fees, insurance premiums and tickets for a fixed day are usually not returned once issued.',
        'TCS already deposited is claimed in your income tax return, not from us.',
      ],
    },
    {
      heading: 'Together with the terms',
      paragraphs: [
        'The same table stands in our Terms & Conditions and on every package page. Your booking confirmation states which amounts apply to your holiday; ask before you pay if a line is unclear.',
      ],
    },
    {
      heading: 'If we cancel',
      paragraphs: [
        'Should we have to call off a holiday for a reason other than a calamity or strike, you choose between another date, another package of the same value and your money back.',
      ],
    },
  ],
}

/** The policy pages by their URL (spec 2 §2, figures of §9). */
export const policies: Record<Policy['slug'], Policy> = {
  'terms-conditions': termsConditions,
  'privacy-policy': privacyPolicy,
  'cancellation-policy': cancellationPolicy,
}
