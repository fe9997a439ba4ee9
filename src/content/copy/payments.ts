import type { Payments } from '../../contract/copy.ts'

/** The account to pay into; the UPI id is the brand's. Sample details: no such bank or account exists (spec 1 §2, spec 2 §9 "Payment methods"). */
export const payments: Payments = {
  bank: {
    accountName: 'Marigold Miles Holidays LLP',
    accountNumber: '000000123456',
    accountType: 'Current account',
    bankName: 'Sample Bank of Marigold',
    branch: 'Example Road, Mumbai',
    ifsc: 'SMPL0000001',
  },
  terms: [
    'Pay only after you have received a written quotation and we have confirmed that the trip is available, and only to the bank account or UPI id on this page.',
    'Write the reference of your quotation in the payment remark and send us the UTR number. We send you a receipt.',
    'All payments must be cleared at least 30 days before departure. If you book later than that, the whole amount is due as soon as we confirm the trip.',
    'International holidays are invoiced in Indian rupees at the exchange rate on the day of booking. TCS is shown as a separate line.',
    'Charges of your own bank are paid by you. We never ask for a card number, OTP or UPI PIN.',
    'Refunds are paid within 90 working days, to the account from which you paid.',
  ],
}
