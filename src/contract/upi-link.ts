type UpiPayment = {
  upiId: string
  payee: string
  /** Integer paise; without it the payer types the amount. */
  paise?: number
  /** Shown to payer and payee: letters, digits and hyphens. */
  note?: string
}

/** The link that opens a UPI app with the payee filled in, and the amount and note where given. */
export function upiLink({ upiId, payee, paise, note }: UpiPayment): string {
  const amount = paise === undefined ? '' : `&am=${(paise / 100).toFixed(2)}`
  const remark = note === undefined ? '' : `&tn=${encodeURIComponent(note)}`
  // UPI apps read "+" literally: spaces are %20, so no URLSearchParams.
  return `upi://pay?pa=${encodeURIComponent(upiId)}&pn=${encodeURIComponent(payee)}&cu=INR${amount}${remark}`
}
