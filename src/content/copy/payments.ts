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
    'Pay only after you have a written quotation, and only to the account or UPI id on this page.',
    'Write your enquiry reference in the payment remark and send us the UTR number; a receipt follows within one working day.',
    'All payments are to be cleared at least 30 days before departure.',
    'International holidays are invoiced in rupees at the exchange rate at booking, with TCS shown as a separate line.',
    'Bank charges of the sender are borne by the sender. We never ask for a card number, OTP or UPI PIN.',
    'Refunds go back to the account the payment came from, within 90 working days.',
  ],
}
