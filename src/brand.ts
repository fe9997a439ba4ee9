/** `script`: https address of the loader. `id`: of the element it fills. `origins`: where else the widget fetches from. */
export type ReviewsWidgetConfig = { script: string; id: string; origins?: readonly string[] }

/** The agency's own facts. Samples: `REPLACE_BEFORE_GOING_LIVE` lists what to replace. */
export const brand = {
  name: 'Marigold Miles',
  legalName: 'Marigold Miles Holidays LLP',

  /** The number belongs to nobody. */
  phone: { href: 'tel:+910000012345', shown: '+91 00000 12345' },
  email: 'hello@marigoldmiles.example.com',
  whatsApp: 'https://wa.me/910000012345',
  /** Where UPI payments go; no such handle exists. */
  upiId: 'marigoldmiles@example',

  /** Every number that the site claims about the agency, as the specification has it (spec 1 §1, §2, §9; spec 2 §1). */
  claims: {
    /** Out of 5. */
    rating: 4.9,
    /** Of the three review sites on the honeymoon page, out of 5. */
    reviewSites: { search: 4.9, social: 5.0, travel: 4.9 },
    travellers: '20k+',
    /** The same number on the About page. */
    customers: '20K+',
    customersInFull: '20000+',
    /** On the family page. */
    familyCustomers: '1000+',
    years: '16+',
    visaSuccess: '95%',
    customised: '100%',
    onGroundSupport: '100%',
    concierge: '24x7',
    /** The same on the About page. */
    personalConcierge: '24/7',
    /** On the Australia landing page. */
    countries: '65+',
  },
  copyrightYear: 2025,

  /** The review service's loader and the element it fills; without it our own reviews show. Pages may load from its origin. */
  reviewsWidget: undefined as ReviewsWidgetConfig | undefined,
} as const

/** What is a sample and has to be replaced or confirmed. Delete a line when it is done; the server prints the rest at its start. */
export const REPLACE_BEFORE_GOING_LIVE: readonly string[] = [
  'Name and legal form of the agency, here and in src/content/copy/policies.ts.',
  'Phone number.',
  'E-mail address.',
  'WhatsApp number.',
  'UPI id.',
  'Bank account, in src/content/copy/payments.ts.',
  'Office addresses, office hours and social networks, in src/brand-places.ts.',
  'Figures about the agency: everything under "claims".',
  'Sample reviews, in src/content/copy/reviews.ts, or a review service under "reviewsWidget".',
  'Trip videos and the travellers they name, in src/content/copy/reels.ts, testimonials.ts and journeys.ts.',
  'Group offer "up to 50%", in src/language/home.ts, and in hi/ and gu/ beside it.',
  'Offer "30% discount ticket", in src/site/features/landing/boarding-passes.island.tsx.',
  'Australia offer, its prices and dates, in src/content/copy/promotions.ts.',
  'Visa fees, levies and taxes, in src/content/charges.ts: check each with its source.',
  'What children and third adults pay at most: the rule at the head of src/catalogue/party-price.ts.',
  'Terms, privacy policy and cancellation terms, in src/content/copy: have a lawyer read them.',
]
