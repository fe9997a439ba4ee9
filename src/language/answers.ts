import type {
  ANSWER_OUTBOX_MESSAGES,
  OTHER_ANSWER_MESSAGE,
  TRIP_REFUSALS,
} from '../contract/answer-messages.ts'
import { messagesOf } from './current.ts'
import { errorText } from './form.ts'

type Values<T> = T[keyof T]
type Refusal =
  | Values<typeof TRIP_REFUSALS>
  | Values<typeof ANSWER_OUTBOX_MESSAGES>
  | typeof OTHER_ANSWER_MESSAGE

/** Answers to quotations and kept trips in the lists of this device. */
export const answers = {
  title: 'Your answers to quotations',
  kinds: { accept: 'Accepted', change: 'A change asked for', decline: 'Not now' },
  heading: (kind: string, trip: string, version: string) => `${kind}: ${trip}, version ${version}`,
  about: (heading: string) => `Hello, I am writing about my quotation. ${heading}.`,
  receivedOn: (time: string) => `Received on ${time}.`,
  bookedWhenConfirmed: 'The trip is booked only when we confirm it.',
  notReached: 'It has not reached us yet.',
  notConfirmed: 'We cannot tell yet whether it has reached us: no confirmation has come back.',
  sendAsNew: 'Send as a new answer',
  openTrip: 'Open the trip',
  deleteTitle: 'Delete this answer?',
  deleteSent: 'Our team has it. It is removed only from this list.',
  deleteAttempted:
    'We have not confirmed it, but an attempt may have reached us. If you delete it, it is not sent again.',
  deleteUnsent: 'It has not reached us. If you delete it, we never get it.',
  quotation: 'Your quotation',
  keptTrips: 'Trips kept on this device',
  keptTrip: (dates: string, reference: string, version: string, time: string) =>
    `${dates}. Quotation ${reference}, version ${version}, as of ${time}.`,
  keptShort: (dates: string, reference: string) => `${dates}. Quotation ${reference}.`,
  noDates: 'Dates not fixed yet',
  removed: 'Removed from this device. We still have the trip.',
  notRemoved: 'The storage of this device does not respond. Nothing was removed.',
  noStorage: 'This browser does not store trips.',
  none: 'None.',
  remove: 'Remove',
  /** Why an answer needs attention, by the sentence that its entry has. English needs none. */
  refusals: {} as Record<Refusal, string>,
}

/** The messages of {@link answers} in the document's language. */
export const answersText = messagesOf('answers', answers)

/** Why an answer needs attention, in the document's language; as it is where there is no translation. */
export function answerRefusalText(message: string): string {
  return answersText().refusals[message as Refusal] ?? errorText(message)
}
