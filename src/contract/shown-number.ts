/** A mobile number of ten digits as people read it: `+91 98765 43210`. */
export function shownNumber(contact: string): string {
  return `+91 ${contact.slice(0, 5)} ${contact.slice(5)}`
}
