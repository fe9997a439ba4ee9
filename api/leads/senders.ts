import {
  BoundedMap,
  type Bucket,
  type BucketOptions,
  TokenBuckets,
  takeToken,
} from '../http/token-buckets.ts'

/** Why a lead is kept apart; it is stored all the same. */
export type SpamSignal = 'honeypot' | 'speed' | 'cross-site' | 'repetition' | 'volume'

export type Limits = {
  /** New enquiries with one contact number from one address. */
  sender: BucketOptions
  /** Repeats of one id: a phone that lost the answer, or fifty at once. */
  replay: BucketOptions
  /** Posts without a usable contact number from one address. */
  nameless: BucketOptions
  /** Everything from one address: what one could fill the disk with. */
  address: BucketOptions
}

/**
 * Generous, because a carrier's whole city may share one address: what tells senders apart is address and contact number
 * together. A flood under one number is refused soon; a genuine post from the same address is not even slowed.
 */
export const DEFAULT_LIMITS: Limits = {
  sender: { burst: 500, perSecond: 1 },
  replay: { burst: 500, perSecond: 5 },
  nameless: { burst: 2000, perSecond: 50 },
  address: { burst: 50_000, perSecond: 50 },
}

/** More enquiries than this by one sender, or with the same content, look like spam: 10, and 10 more an hour. */
const PLAUSIBLE: BucketOptions = { burst: 10, perSecond: 10 / 3600 }
const MAX_SAME_CONTENT = 3
/** More than this from one address is a wave; a carrier does not bring us a lead a second for ten minutes. */
const WAVE: BucketOptions = { burst: 600, perSecond: 1 }
/** Nobody fills in a form in less, not even with autofill. */
const MIN_FILL_MS = 2000
const MAX_REMEMBERED = 5_000
const MAX_WAIT_S = 3600

/** Who posts: the address, the enquiry's id if it has one, and what stands in its contact field. */
export type Post = { address: string; id: string | undefined; contact: unknown }

export type SpamClues = {
  fingerprint: string
  /** What was in the field that people never see. */
  honeypot: string | undefined
  filledInMs: number | undefined
  crossSite: boolean
}

type Sender = { limit: Bucket; plausible: Bucket; fingerprint: string; sameContent: number }
type Enquiry = { replays: Bucket; signal: SpamSignal | null | undefined }

/** A post that may go on to be judged and stored. */
export type Admission = { address: string; sender: Sender | undefined; enquiry: Enquiry }

export type Senders = {
  /** Lets a post go on, or says how many whole seconds it has to wait. */
  admit: (post: Post) => Admission | number
  /** Judges an admitted lead by what it says and by how many like it came before; the same enquiry always alike. */
  signal: (admission: Admission, clues: SpamClues) => SpamSignal | null
}

/** Remembers who sent what lately, in this process's memory, to refuse floods and to tell spam. */
export function createSenders(limits: Limits, now: () => number = () => performance.now()): Senders {
  const senders = new BoundedMap<Sender>(MAX_REMEMBERED)
  const enquiries = new BoundedMap<Enquiry>(MAX_REMEMBERED)
  const nameless = new TokenBuckets(limits.nameless, now)
  const addresses = new TokenBuckets(limits.address, now)
  const waves = new TokenBuckets(WAVE, now)

  function senderOf(address: string, contact: string, at: number): Sender {
    const key = `${address} ${contact}`
    const known = senders.get(key)
    if (known) return known
    return senders.add(key, {
      limit: { tokens: limits.sender.burst, at },
      plausible: { tokens: PLAUSIBLE.burst, at },
      fingerprint: '',
      sameContent: 0,
    })
  }

  function judge({ address, sender }: Admission, clues: SpamClues): SpamSignal | null {
    const at = now()
    // All are counted, whichever speaks first.
    const wave = waves.take(address, at) > 0
    let repeated = false
    if (sender) {
      sender.sameContent = sender.fingerprint === clues.fingerprint ? sender.sameContent + 1 : 1
      sender.fingerprint = clues.fingerprint
      const tooMany = takeToken(sender.plausible, PLAUSIBLE, at) > 0
      repeated = tooMany || sender.sameContent > MAX_SAME_CONTENT
    }
    if (clues.honeypot) return 'honeypot'
    if (clues.filledInMs !== undefined && clues.filledInMs < MIN_FILL_MS) return 'speed'
    if (clues.crossSite) return 'cross-site'
    if (repeated) return 'repetition'
    return wave ? 'volume' : null
  }

  return {
    admit: ({ address, id, contact }) => {
      const at = now()
      const sender =
        typeof contact === 'string' && /^\d{10}$/.test(contact) ? senderOf(address, contact, at) : undefined
      const known = id === undefined ? undefined : enquiries.get(id)
      // A phone whose enquiry could not be stored comes again, and again: that costs it nothing of what it may send.
      const wait = known
        ? takeToken(known.replays, limits.replay, at)
        : (sender ? takeToken(sender.limit, limits.sender, at) : nameless.take(address, at)) ||
          addresses.take(address, at)
      if (wait > 0) return Math.min(MAX_WAIT_S, Math.ceil(wait))
      const enquiry = known ?? { replays: { tokens: limits.replay.burst, at }, signal: undefined }
      if (id !== undefined && !known) enquiries.add(id, enquiry)
      return { address, sender, enquiry }
    },
    signal: (admission, clues) => {
      const { enquiry } = admission
      if (enquiry.signal === undefined) enquiry.signal = judge(admission, clues)
      return enquiry.signal
    },
  }
}
