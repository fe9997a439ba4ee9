import type { PackageTerms } from '../../contract/copy.ts'
import { cancellationSentence } from './cancellation.ts'

/** The Terms & Conditions accordion of the package page: the same terms in five short items (spec 2 §2, §9). */
export const packageTerms: PackageTerms = [
  {
    title: 'Booking and payment',
    text: 'The price is for two guests on double occupancy. All payments must be cleared at least 30 days before departure, by bank transfer or UPI.',
  },
  {
    title: 'Changing your dates',
    text: 'Tell us at least 15 days before the journey by e-mail or message. Some providers charge extra for this; the amount is deducted from the advance. The change depends on hotel and transport availability and on season pricing. No changes are possible within 15 days of departure. In rare cases, such as calamities or strikes, the package may be postponed with prior notice.',
  },
  {
    title: 'Cancellation',
    text: `${cancellationSentence} Refunds are paid within 90 working days.`,
  },
  {
    title: 'Airfare and hotels',
    text: "Airfare follows the airline's policy and may be non-refundable. The actual amount may vary with airline, hotel and local transport. Hotels are as listed or similar, in the same category.",
  },
  {
    title: 'Exchange rate, taxes and local charges',
    text: 'International quotes are in INR at the exchange rate at booking; any rise is borne by the client. GST is extra unless the package includes it. TCS is extra on holidays abroad and can be claimed when filing the income tax return. You pay the levies, visas and city taxes listed under Exclusions.',
  },
]
