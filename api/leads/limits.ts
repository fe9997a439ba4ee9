import { type BucketOptions, TokenBuckets } from '../http/token-buckets.ts'

export type LimitOptions = {
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
export const DEFAULT_LIMITS: LimitOptions = {
  sender: { burst: 500, perSecond: 1 },
  replay: { burst: 500, perSecond: 5 },
  nameless: { burst: 2000, perSecond: 50 },
  address: { burst: 50_000, perSecond: 50 },
}

export type Sender = { address: string; id: string | undefined; contact: unknown }

/** Decides whether a post may go on to be judged and stored: 0, or the whole seconds to wait. */
export function createLimits(options: LimitOptions) {
  const senders = new TokenBuckets(options.sender)
  const replays = new TokenBuckets(options.replay)
  const nameless = new TokenBuckets(options.nameless)
  const addresses = new TokenBuckets(options.address)
  const seenIds = new TokenBuckets({ burst: 1, perSecond: 0 })

  const wait = ({ address, id, contact }: Sender): number => {
    const isReplay = id !== undefined && seenIds.take(id) > 0
    if (isReplay) return replays.take(id)
    const own =
      typeof contact === 'string' && /^\d{10}$/.test(contact)
        ? senders.take(`${address} ${contact}`)
        : nameless.take(address)
    return own || addresses.take(address)
  }

  return (sender: Sender) => Math.min(3600, Math.ceil(wait(sender)))
}
