import type { BOOKING_TIMES } from '../contract/enquiry.ts'
import type {
  ENQUIRY_MESSAGES,
  OUTBOX_MESSAGES,
  REFUSED_MESSAGE,
  SUBMIT_MESSAGES,
} from '../contract/enquiry-messages.ts'
import { messagesOf } from './current.ts'

type Values<T> = T[keyof T]
type KnownMessage =
  | Values<typeof ENQUIRY_MESSAGES>
  | Values<typeof SUBMIT_MESSAGES>
  | Values<typeof OUTBOX_MESSAGES>
  | typeof REFUSED_MESSAGE

/** The enquiry forms, their popup and what is said when one cannot be sent. */
export const form = {
  labels: {
    name: 'Your name',
    contact: 'Contact number',
    email: 'E-mail',
    destination: 'Destination',
    departure_city: 'Departure city',
    travel_date: 'Travel date',
    bookingTime: 'When to book',
    pax: 'Adults',
    child: 'Children',
    from: 'From',
    to: 'To',
    date: 'Travel date',
    passengers: 'Passengers',
    other_place: 'Which place?',
    note: 'Anything we should know?',
    about: 'About',
  },
  optional: '(optional)',
  contactHint: '10 digits',
  contactCut: '10 digits fit here, without a code in front. The rest was left out: please check the number.',
  destinationPrompt: 'Where to?',
  otherDestination: 'Any other place?',
  noteHint: 'Ages of children, food, rooms, an occasion.',
  departureHint: 'Where from?',
  bookingTimePrompt: 'When are you looking to book?',
  /** English names of their own: those of the contract. */
  bookingTimes: {} as Record<keyof typeof BOOKING_TIMES, string>,
  fewer: (label: string) => `Fewer: ${label}`,
  more: (label: string) => `More: ${label}`,
  datePrompt: 'Pick your travel date',
  clearDate: 'Clear travel date',
  openCalendar: 'Choose from calendar',
  calendar: 'Choose your travel date',
  dateExample: (day: string) => `Or type it: day, month, year, as in ${day}.`,
  noCalendar: 'The calendar cannot be shown without a network. Type the date as dd-MM-yyyy.',
  today: 'Today',
  selected: 'selected',
  nextMonth: 'Go to the Next Month',
  previousMonth: 'Go to the Previous Month',
  chooseMonth: 'Choose the Month',
  chooseYear: 'Choose the Year',
  longForm: 'Trip enquiry',
  longSend: 'Submit enquiry',
  longSending: 'Submitting...',
  shortForm: 'Plan your trip',
  shortSend: 'Send enquiry',
  shortSending: 'Sending...',
  flightForm: 'Flight booking',
  flightLead:
    'From Mumbai or Delhi to Bali or Singapore. We call you back with fares before you pay anything.',
  yourFlight: 'Your flight',
  flightSend: 'Book flight',
  whereFrom: 'Where from?',
  whereTo: 'Where to?',
  flightSent: 'Booking submitted!',
  flightIsEnquiry: 'This is an enquiry, not a ticket yet.',
  summary: 'Nothing was sent yet. Please check the form:',
  restored: 'This is what you had typed before.',
  startOver: 'Start over',
  /** Before and after the link to the privacy policy. */
  consentBefore: (agency: string) =>
    `By sending this you let ${agency} call, mail or message you about this trip, as our `,
  privacyPolicy: 'privacy policy',
  consentAfter: ' says.',
  devices: { phone: 'phone', device: 'device' },
  call: (phone: string) => `Call ${phone}`,
  callUs: 'Call us',
  whatsApp: 'WhatsApp us',
  helloAgency: (agency: string) => `Hello ${agency}, I would like to plan a trip.`,
  seeEnquiries: 'See your enquiries',
  stillHere: 'Everything you typed is still here. You can also reach us directly:',
  interruptedSent: (reference: string) =>
    `The enquiry you sent before this page was loaded has reached us. Your reference: ${reference}.`,
  interruptedSaved: (device: string) =>
    `The enquiry you sent before this page was loaded is saved on this ${device}.`,
  interruptedRefused: (device: string) =>
    `The enquiry you sent before this page was loaded needs your attention: it is saved on this ${device}, but it could not be sent as it is.`,
  popup: 'Plan Your Trip',
  closeTitle: 'Close the form?',
  closeLost: 'Are you sure you want to close the form? Your data will be lost.',
  closeMayLose: 'Are you sure you want to close the form? What you typed may be lost.',
  closeKept: (device: string) =>
    `Are you sure you want to close the form? What you typed is kept on this ${device}, and is here when you open the form again.`,
  closeYes: 'Yes, close it',
  closeNo: 'No, continue',
  customised: (share: string) => `${share} customised trips`,
  visaSuccess: (share: string) => `${share} visa success rate`,
  concierge: (hours: string) => `${hours} concierge`,
  failedFlight: 'Failed to submit booking.',
  aboutYourEnquiry: (message: string) => `Your enquiry: ${message}`,
  failedShort: 'Something went wrong. Please try again later.',
  failedPopup: 'Failed to submit the form. Please try again.',
  failedPage: 'Form submission failed. Please try again later.',
  sentBefore: (reference: string) =>
    `This form was sent before (reference ${reference}) and has been changed since.`,
  againAsNew: 'Press the button again to send this one as a new enquiry.',
  otherIsHere: 'Another enquiry from this form is still on this device, and this one says something else.',
  againInPlace: 'Press the button again to send this one in its place.',
  pastOnDevice: (today: string) =>
    `The travel date cannot be earlier than today. On this device, today is ${today}. If that is wrong, press the button again to send it anyway.`,
  /** By the server's sentence, which is also the one that an entry of the outbox has. English needs none. */
  errors: {} as Record<KnownMessage, string>,
}

/** The messages of {@link form} in the document's language. */
export const formText = messagesOf('form', form)

/** A message of the server, of the enquiry rules or of the outbox in the document's language; as it is where there is no translation. */
export function errorText(message: string): string {
  return formText().errors[message as KnownMessage] ?? message
}
