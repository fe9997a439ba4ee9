import {
  BoundedMap,
  type Bucket,
  type BucketOptions,
  TokenBuckets,
  takeToken,
} from '../http/token-buckets.ts'

export type Limits = {
  /** New enquiries with one contact number from one address. */
  contact: BucketOptions
  /** Repeats of one id, for example after a lost response. */
  replay: BucketOptions
  /** Posts without a usable contact number from one address. */
  withoutNumber: BucketOptions
  /** All posts from one address: limits the disk space that one client can use. */
  address: BucketOptions
}

/**
 * Generous, because all customers of a mobile carrier in a city may share one address: senders are distinguished by address
 * and contact number together. A flood with one number is refused soon, without delaying others at the same address.
 */
export const DEFAULT_LIMITS: Limits = {
  contact: { burst: 500, perSecond: 1 },
  replay: { burst: 500, perSecond: 5 },
  withoutNumber: { burst: 2000, perSecond: 50 },
  address: { burst: 50_000, perSecond: 50 },
}

const MAX_KEYS = 5_000
const MAX_WAIT_S = 3600

/** Whether a value is a contact number of ten digits (spec 1 §5). */
export function isContactNumber(contact: unknown): contact is string {
  return typeof contact === 'string' && /^\d{10}$/.test(contact)
}

/** The source of a post: the client's address, the enquiry's id if it has one, and the value of its contact field. */
export type PostSource = { address: string; id: string | undefined; contact: unknown }

export type RateLimit = {
  /** Counts a post. Returns 0 when it is allowed, or the whole seconds to wait. */
  take: (source: PostSource) => number
}

/** Limits the posts per contact number and per address, in the memory of this process. */
export function createRateLimit(limits: Limits, now: () => number = () => performance.now()): RateLimit {
  const contacts = new TokenBuckets(limits.contact, now, MAX_KEYS)
  const withoutNumber = new TokenBuckets(limits.withoutNumber, now)
  const addresses = new TokenBuckets(limits.address, now)
  const replays = new BoundedMap<Bucket>(MAX_KEYS)

  function waitOf({ address, id, contact }: PostSource): number {
    const at = now()
    // A retry of an enquiry that could not be stored does not count as a new one.
    const known = id === undefined ? undefined : replays.get(id)
    if (known) return takeToken(known, limits.replay, at)
    const wait = isContactNumber(contact)
      ? contacts.take(`${address} ${contact}`, at)
      : withoutNumber.take(address, at)
    if (wait > 0) return wait
    const addressWait = addresses.take(address, at)
    if (addressWait === 0 && id !== undefined) replays.add(id, { tokens: limits.replay.burst, at })
    return addressWait
  }

  return { take: (source) => Math.min(MAX_WAIT_S, Math.ceil(waitOf(source))) }
}
