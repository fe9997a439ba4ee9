/** `script`: https address of the loader. `id`: of the element it fills. `origins`: where else the widget fetches from. */
export type ReviewsWidgetConfig = { script: string; id: string; origins?: readonly string[] }

/** The agency's own facts, all made up: replace them before going live. The bank account stands in content/copy/payments.ts. */
export const brand = {
  name: 'Marigold Miles',
  legalName: 'Marigold Miles Holidays LLP',

  /** The number belongs to nobody. */
  phone: { href: 'tel:+910000012345', shown: '+91 00000 12345' },
  email: 'hello@marigoldmiles.example.com',
  whatsApp: 'https://wa.me/910000012345',
  /** Where UPI payments go; no such handle exists. */
  upiId: 'marigoldmiles@example',

  /** Ratings shown on the site (spec 1 §1). */
  rating: 4.9,
  copyrightYear: 2025,

  /** The review service's loader and the element it fills; without it our own reviews show. Pages may load from its origin. */
  reviewsWidget: undefined as ReviewsWidgetConfig | undefined,
} as const
