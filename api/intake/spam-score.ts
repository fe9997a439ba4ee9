import { BoundedMap, type Bucket, type BucketOptions, takeToken } from '../http/token-buckets.ts'
import { isContactNumber } from './rate-limit.ts'

/**
 * Signals of spam. Each alone also has harmless causes: autofill fills in honeypots, a translated page is another site, a
 * family or an agent sends many enquiries from one phone.
 */
export const SPAM_SIGNALS = ['honeypot', 'speed', 'cross-site', 'repetition', 'duplicate'] as const
export type SpamSignal = (typeof SPAM_SIGNALS)[number]

/** Number of independent signals that quarantine an enquiry. The volume of other senders is never a signal. */
export const QUARANTINE_SCORE = 2

/** Repetition: more enquiries than 10, and 10 more an hour, with one contact number from one address. */
const PLAUSIBLE: BucketOptions = { burst: 10, perSecond: 10 / 3600 }
/** Duplicate: more than this many times the same content under new ids; the app retries under the same id. */
const MAX_SAME_CONTENT = 20
/** A person needs longer to fill in a form, even with autofill. */
const MIN_FILL_MS = 2000
const MAX_KEYS = 5_000

/** The source of an enquiry: the client's address, its id if it has one, and the value of its contact field. */
export type Source = { address: string; id: string | undefined; contact: unknown }

export type SpamEvidence = {
  fingerprint: string
  /** The value of the hidden field. */
  honeypot: string | undefined
  /** Time between first input and sending, ms; undefined where not known. */
  filledInMs: number | undefined
  crossSite: boolean
}

export type SpamScore = {
  /** The signals of an enquiry, in the order of {@link SPAM_SIGNALS}; the same for every repeat of one id. */
  signals: (source: Source, evidence: SpamEvidence) => readonly SpamSignal[]
}

type SenderHistory = { plausible: Bucket; fingerprint: string; sameContent: number }

/** Finds spam signals in an enquiry and in the recent enquiries of its sender (address and contact), in memory. */
export function createSpamScore(now: () => number = () => performance.now()): SpamScore {
  const histories = new BoundedMap<SenderHistory>(MAX_KEYS)
  const scored = new BoundedMap<readonly SpamSignal[]>(MAX_KEYS)

  function history(address: string, contact: string, fingerprint: string) {
    const at = now()
    const key = `${address} ${contact}`
    const known = histories.get(key)
    const sender =
      known ?? histories.add(key, { plausible: { tokens: PLAUSIBLE.burst, at }, fingerprint, sameContent: 0 })
    sender.sameContent = sender.fingerprint === fingerprint ? sender.sameContent + 1 : 1
    sender.fingerprint = fingerprint
    return {
      repetition: takeToken(sender.plausible, PLAUSIBLE, at) > 0,
      duplicate: sender.sameContent > MAX_SAME_CONTENT,
    }
  }

  function score({ address, contact }: Source, evidence: SpamEvidence): readonly SpamSignal[] {
    const found: Record<SpamSignal, boolean> = {
      honeypot: Boolean(evidence.honeypot),
      speed: evidence.filledInMs !== undefined && evidence.filledInMs < MIN_FILL_MS,
      'cross-site': evidence.crossSite,
      ...(isContactNumber(contact)
        ? history(address, contact, evidence.fingerprint)
        : { repetition: false, duplicate: false }),
    }
    return SPAM_SIGNALS.filter((signal) => found[signal])
  }

  return {
    signals: (source, evidence) => {
      const known = source.id === undefined ? undefined : scored.get(source.id)
      const signals = known ?? score(source, evidence)
      if (source.id !== undefined && !known) scored.add(source.id, signals)
      return signals
    },
  }
}
