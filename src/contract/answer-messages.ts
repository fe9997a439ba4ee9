// Apart from the schemas, so that a page in Hindi or Gujarati, which translates these, does not load the schemas.

/**
 * Why an answer is refused (status 400, parked on the device): the quotation has a newer version, or another one of the same number, or
 * the answer does not say which of them; its last day is over, the link was withdrawn, or it was answered already.
 */
export const TRIP_REFUSALS = {
  replaced: 'This offer was replaced by a newer version. Please open the trip again and read what changed.',
  changed:
    'This offer has changed since you read it. Nothing was accepted. Please open the trip again, read the present offer, and answer that.',
  unidentified:
    'This offer may have changed since you read it. Nothing was accepted. Please open the trip again, read the present offer, and answer that.',
  expired:
    'This offer has expired, so the price may have changed. Please ask us for a new one by call or WhatsApp.',
  withdrawn: 'This offer was withdrawn. Please call us or write on WhatsApp.',
  answered: 'This offer was accepted already. To change the trip, please call us or write on WhatsApp.',
} as const

/** The id of an answer is that of another one. */
export const OTHER_ANSWER_MESSAGE = 'This answer was already sent with other words.'

/** Why this device asks what to do with an answer, as `OUTBOX_MESSAGES` of an enquiry. */
export const ANSWER_OUTBOX_MESSAGES = {
  superseded:
    'An earlier answer of yours has already reached us. Send this one as a new answer, or delete it.',
  unreachable: 'Your answer could not be delivered. Please try again, or call us.',
} as const
