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
const MAX_REMEMBERED = 20_000
const MAX_WAIT_S = 3600

/** Who posts: the address, the enquiry's id if it has one, and what stands in its contact field. */
export type Post = { address: string; id: string | undefined; contact: unknown }

export type SpamClues = {
  id: string
  address: string
  contact: string
  fingerprint: string
  /** What was in the field that people never see. */
  honeypot: string | undefined
  filledInMs: number | undefined
  crossSite: boolean
}

type Sender = { limit: Bucket; plausible: Bucket; fingerprint: string; sameContent: number }
type Known = { replays: Bucket; signal: SpamSignal | null | undefined }

export type Senders = {
  /** Whether a post may go on to be judged and stored: 0, or the whole seconds to wait. */
  admit: (post: Post) => number
  /** Judges a new lead by what it says and by how many like it came before. */
  signal: (clues: SpamClues) => SpamSignal | null
}

/** Remembers who sent what lately, in this process's memory, to refuse floods and to tell spam. */
export function createSenders(limits: Limits, now: () => number = () => performance.now()): Senders {
  const senders = new BoundedMap<Sender>(MAX_REMEMBERED)
  const ids = new BoundedMap<Known>(MAX_REMEMBERED)
  const nameless = new TokenBuckets(limits.nameless, now)
  const addresses = new TokenBuckets(limits.address, now)
  const waves = new TokenBuckets(WAVE, now)

  function senderOf(address: string, contact: string, at: number): Sender {
    const key = `${address} ${contact}`
    return (
      senders.get(key) ??
      senders.add(key, {
        limit: { tokens: limits.sender.burst, at },
        plausible: { tokens: PLAUSIBLE.burst, at },
        fingerprint: '',
        sameContent: 0,
      })
    )
  }

  function wait({ address, id, contact }: Post): number {
    const at = now()
    const known = id === undefined ? undefined : ids.get(id)
    // A phone whose enquiry could not be stored comes again, and again: that costs it nothing of what it may send.
    if (known) return takeToken(known.replays, limits.replay, at)
    if (id !== undefined) ids.add(id, { replays: { tokens: limits.replay.burst, at }, signal: undefined })
    const own =
      typeof contact === 'string' && /^\d{10}$/.test(contact)
        ? takeToken(senderOf(address, contact, at).limit, limits.sender, at)
        : nameless.take(address)
    return own || addresses.take(address)
  }

  function judge(clues: SpamClues): SpamSignal | null {
    const at = now()
    const sender = senderOf(clues.address, clues.contact, at)
    sender.sameContent = sender.fingerprint === clues.fingerprint ? sender.sameContent + 1 : 1
    sender.fingerprint = clues.fingerprint
    // All are counted, whichever speaks first.
    const tooMany = takeToken(sender.plausible, PLAUSIBLE, at) > 0
    const wave = waves.take(clues.address) > 0
    if (clues.honeypot) return 'honeypot'
    if (clues.filledInMs !== undefined && clues.filledInMs < MIN_FILL_MS) return 'speed'
    if (clues.crossSite) return 'cross-site'
    if (tooMany || sender.sameContent > MAX_SAME_CONTENT) return 'repetition'
    return wave ? 'volume' : null
  }

  return {
    admit: (post) => Math.min(MAX_WAIT_S, Math.ceil(wait(post))),
    signal: (clues) => {
      const known = ids.get(clues.id)
      if (known?.signal !== undefined) return known.signal
      const signal = judge(clues)
      if (known) known.signal = signal
      return signal
    },
  }
}
