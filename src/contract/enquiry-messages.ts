// Apart from the schemas, so that a page in Hindi or Gujarati, which translates these, does not load the schemas.

/** Shown when a refusal carries no sentence of its own (spec 1 §8, short form non-200). */
export const REFUSED_MESSAGE = 'Submission failed. Please try again.'

/** What the server says when it does not take an enquiry for another reason than a rule of the form. */
export const SUBMIT_MESSAGES = {
  check: 'Please check the form.',
  cannotBeStored: 'This enquiry cannot be stored as it is. Please change it, or call us.',
  otherEnquiry: 'This enquiry was already sent with other details.',
  tooMany: 'Too many enquiries. Please try again later.',
  /** Not that it is not saved: it may be, where the answer of the database was lost, or an earlier release runs again. */
  notStored: 'We could not confirm your enquiry just now. Please try again in a moment.',
} as const

/** Error messages; where the spec defines one, exactly as there (spec 1 §8, spec 2 §8). */
export const ENQUIRY_MESSAGES = {
  dateMissing: 'Please select a travel date!',
  dateInvalid: 'Date input not valid.',
  datePast: 'The travel date cannot be earlier than today.',
  contactLong: 'Please enter a 10-digit contact number',
  contactShort: 'Please enter a valid 10-digit contact number.',
  contactForeign: 'This is not an Indian number. Please enter an Indian number of 10 digits.',
  name: 'Please enter your name.',
  email: 'Please enter a valid e-mail address.',
  destination: 'Please choose a destination.',
  departureCity: 'Please enter your departure city.',
  bookingTime: 'Please choose when you are looking to book.',
  adults: 'At least 1 adult is needed.',
  children: 'The number of children cannot be below 0.',
  passengers: 'At least 1 passenger is needed.',
  flightFrom: 'Please choose where you fly from.',
  flightTo: 'Please choose where you fly to.',
  tooLong: 'This is too long.',
  malformed: 'This contains characters that cannot be read. Please type it again.',
} as const

/** Why this device asks what to do with an enquiry: an older version of it has arrived, or the server could not be reached for days. */
export const OUTBOX_MESSAGES = {
  superseded:
    'An earlier version of this enquiry has already reached us. Send the changed one as a new enquiry, or delete it.',
  unreachable: 'Your enquiry could not be delivered. Please try again, or call us.',
} as const
