import type { Policy } from '../../contract/copy.ts'
import { CONSENT_NOTICE } from '../../contract/enquiry.ts'
import { cancellationLines } from './cancellation.ts'

const UPDATED = '2026-11-25'

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
        'These terms apply to every holiday sold by Marigold Miles Holidays LLP. An enquiry on this site is free and does not bind you or us. A booking is made when we have received the advance that we agreed on with you and sent you a written confirmation.',
        'Prices are for two guests sharing one room, unless your quotation says otherwise. They are valid for the dates in the quotation.',
      ],
    },
    {
      heading: 'Payment',
      points: [
        'All payments must be cleared at least 30 days before departure. If you book later than that, the whole amount is due as soon as we confirm the trip.',
        'You can pay by bank transfer or UPI. We do not accept payments to personal accounts, and we never ask for a card number, OTP or UPI PIN.',
        'If a payment is late, suppliers may cancel the rooms and seats they hold for you. Whenever we can, we tell you before this happens.',
      ],
    },
    {
      heading: 'Changing your dates',
      points: [
        'To prepone or postpone, tell us at least 15 days before the journey by e-mail or message.',
        'Some providers may charge extra for the change; this is deducted from the advance you have paid.',
        'A change depends on hotel and transport availability and on the price of the new season.',
        'No changes are possible within 15 days of departure.',
        'In rare cases, such as calamities or strikes, we may have to postpone the package. We give you prior notice.',
      ],
    },
    {
      heading: 'Cancellation fee',
      paragraphs: [
        'If you cancel, we keep the following share of the total cost. It depends on the number of days between the day your message reaches us (Indian time) and departure:',
      ],
      points: cancellationLines,
    },
    {
      heading: 'Airfare, hotels and transport',
      points: [
        "Airfare follows the airline's own policy and may be non-refundable.",
        'The actual amount may vary with the airline, the hotel and the local transport.',
        'If a named hotel is full, we book a hotel of the same category and tell you first.',
        'Standard hotel timings are check-in at 2 PM (1400) and check-out at 11 AM (1100).',
      ],
    },
    {
      heading: 'Prices of holidays abroad',
      points: [
        'International quotes are in Indian rupees at the exchange rate on the day of booking; any rise is borne by the client.',
        'GST is added to the price, unless the package says that it is included. TCS (tax collected at source) is extra on holidays abroad and is calculated on the price with GST. Both are charged at the legal rate on the day of payment. Each package page shows the rates that apply. TCS can be claimed when you file your income tax return.',
        'You pay visa fees, levies and local taxes to the authority, visa centre or hotel, unless your quotation says that they are included. Each package page lists them. Examples: in Bali, the international tourism levy of IDR 150,000 and the visa on arrival of USD 35 per person; in Dubai, the tourism dirham at the hotel.',
      ],
    },
    {
      heading: 'Passports, visas and health',
      paragraphs: [
        'For a holiday abroad, your passport should be valid for six months after you return. For Nepal and Bhutan, Indian citizens can also carry a voter identity card. We help with visa documents, but only the embassy or immigration office decides. If a visa is refused, this is treated as a cancellation. Please tell us about any illness, pregnancy or disability that matters for the trip.',
      ],
    },
    {
      heading: 'Responsibility and law',
      paragraphs: [
        'We provide what we have confirmed in writing. We are not responsible for delays or losses caused by weather, authorities or carriers, but we help you to find another arrangement. Indian law applies, and the courts of Mumbai have jurisdiction.',
      ],
    },
  ],
}

const privacyPolicy: Policy = {
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  description:
    'Read what Marigold Miles collects when you send an enquiry, why, who sees it, how long it is kept and how to have it erased.',
  // The date on the page is the version that an enquiry records.
  updated: CONSENT_NOTICE,
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
        'What you type into a form: name, phone number, e-mail, destination, departure city, travel date, when you want to book, the number of adults and children, and the note that you may add, for example about ages, food or rooms.',
        'The page from which you sent the enquiry, the package, activity or offer you chose there, when you wrote it and when it reached us.',
        'If we send you a quotation by link: when the link is opened and what you answer.',
        'For a booking: names as in the passport, dates of birth, passport copies and the payments you make.',
        'Technical records, such as the network address, kept for a short time to protect the site from abuse.',
      ],
    },
    {
      heading: 'How we use it',
      paragraphs: [
        'To call or write to you about the trip you asked for, to prepare quotations, to make bookings and visa applications, to keep the accounts required by law, and to find out which pages are useful. We do not sell your details and do not use them to build advertising profiles.',
        'An enquiry stays in our records until we no longer need it or until you ask us to erase it. Records of payments stay as long as tax law requires.',
      ],
    },
    {
      heading: 'Who we share it with',
      paragraphs: [
        'Only with those who need it for your trip: airlines, hotels, transport and activity providers, visa offices, insurers, our bank, and the firms that run our servers and e-mail. We give data to authorities where the law requires it.',
      ],
    },
    {
      heading: 'Security',
      paragraphs: [
        'Enquiries are sent over an encrypted connection. Only staff who have signed in can read them, and we record who views or exports personal data. An enquiry that cannot be sent at once is stored on your own device until our server has confirmed it. After that, only what you need to recognise it stays there, for 90 days. You can delete it earlier under My enquiries.',
      ],
    },
    {
      heading: 'Your rights',
      points: [
        'Ask what we hold about you and have it corrected.',
        'Withdraw your consent and have an enquiry erased, except for records that tax law makes us keep.',
        'Name someone to use these rights for you, and complain to us first and then to the Data Protection Board of India.',
      ],
    },
    {
      heading: 'Cookies and storage on your device',
      paragraphs: [
        'We do not use advertising cookies. The site stores which website or campaign first led you here and sends this with your enquiry, without anything that identifies you or a single click. It also stores the catalogue, trip videos, saved packages, kept quotations and unfinished forms on your device, so that it works without a network. If you ask to be notified when a quotation is ready, we store the address of your browser’s notification service with that enquiry until you turn it off, and for 180 days at most. To remove them, clear the data of this site in your browser. If we start to use an outside review or statistics service, it may set its own cookies.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        "The site is not aimed at anyone under 18, and the minimum age for sending an enquiry is 18. We take children's details only from the parent or guardian who books for them.",
      ],
    },
    {
      heading: 'International transfers',
      paragraphs: [
        "A holiday abroad means sending names and passport details to hotels, carriers and authorities in that country, whose data law may differ from India's. We send only what is needed.",
      ],
    },
    {
      heading: 'Changes to this policy',
      paragraphs: [
        'The date of the last change is at the top of this page. With each enquiry we store which version of this notice you were shown. If a change affects enquiries already made, we tell you by e-mail.',
      ],
    },
    {
      heading: 'Contact',
      paragraphs: [
        'For anything about your data, use the e-mail address, phone number or an office address on our Contact page and begin with the word Privacy. We answer within 30 days.',
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
        'Write to us by e-mail or message with your booking reference. The day on which your message reaches us (Indian Standard Time) is the day of cancellation. We acknowledge every cancellation in writing. If you have no answer after one working day, please call.',
      ],
    },
    {
      heading: 'What is kept, and what is refunded',
      paragraphs: [
        'What we keep of the total cost depends on the number of days before departure. The rest of what you have paid is refunded:',
      ],
      points: cancellationLines,
    },
    {
      heading: 'When the money arrives',
      paragraphs: [
        'Refunds are paid within 90 working days to the account the payment came from.',
        'The amount and the date depend on exchange rates and on the payment status with our suppliers. If a hotel or airline has already been paid, we can return the money only after they have returned it to us.',
      ],
    },
    {
      heading: 'Parts with their own rules',
      points: [
        "Airfare follows the airline's policy and may be non-refundable.",
        'Visa fees, insurance premiums and tickets for a fixed day are usually not refunded after they have been issued.',
        'TCS that we have already deposited is claimed in your income tax return, not from us.',
      ],
    },
    {
      heading: 'Together with the terms',
      paragraphs: [
        'The same table is in our Terms & Conditions and on every package page. Your booking confirmation states which amounts apply to your holiday. If anything is unclear, ask us before you pay.',
      ],
    },
    {
      heading: 'If we cancel',
      paragraphs: [
        'If we have to cancel a holiday for a reason other than a calamity or strike, you can choose another date, another package of the same value or a full refund.',
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
