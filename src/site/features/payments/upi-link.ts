/** The link that opens a UPI app with the payee filled in; the payer types the amount. */
export function upiLink({ upiId, payee }: { upiId: string; payee: string }): string {
  // UPI apps read "+" literally: spaces are %20, so no URLSearchParams.
  return `upi://pay?pa=${encodeURIComponent(upiId)}&pn=${encodeURIComponent(payee)}&cu=INR`
}
