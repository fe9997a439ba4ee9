export type BucketOptions = {
  /** Capacity. */
  burst: number
  /** Tokens added each second. */
  perSecond: number
}

/** Tokens left at an instant (ms on a monotonic clock). */
export type Bucket = { tokens: number; at: number }

/** Takes a token. Returns 0, or the seconds until there is one. */
export function takeToken(bucket: Bucket, { burst, perSecond }: BucketOptions, now: number): number {
  bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond)
  bucket.at = now
  if (bucket.tokens < 1) return (1 - bucket.tokens) / perSecond
  bucket.tokens -= 1
  return 0
}

const MAX_KEYS = 10_000

/** One token bucket per key, in this process's memory. */
export class TokenBuckets {
  readonly #options: BucketOptions
  readonly #now: () => number
  readonly #buckets: BoundedMap<Bucket>

  constructor(options: BucketOptions, now: () => number = () => performance.now(), maxKeys = MAX_KEYS) {
    this.#options = options
    this.#now = now
    this.#buckets = new BoundedMap(maxKeys)
  }

  /** Takes a token of a key. Returns 0, or the seconds until there is one. */
  take(key: string, now = this.#now()): number {
    const bucket = this.#buckets.get(key) ?? this.#buckets.add(key, { tokens: this.#options.burst, at: now })
    return takeToken(bucket, this.#options, now)
  }

  /** Returns a token, for a request that does not count after all. */
  refund(key: string): void {
    const bucket = this.#buckets.get(key)
    if (bucket) bucket.tokens = Math.min(this.#options.burst, bucket.tokens + 1)
  }
}

/**
 * A map of the `max` to `2 * max` most recently used keys. It has two generations: when the young one is full, the old one
 * is dropped as a whole, which costs less than finding the oldest key of a large map.
 */
export class BoundedMap<T> {
  readonly #max: number
  #young = new Map<string, T>()
  #old = new Map<string, T>()

  constructor(max: number) {
    this.#max = max
  }

  get(key: string): T | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    // A used key moves to the young generation.
    const old = this.#old.get(key)
    return old === undefined ? undefined : this.add(key, old)
  }

  add(key: string, value: T): T {
    if (this.#young.size >= this.#max) {
      this.#old = this.#young
      this.#young = new Map()
    }
    this.#young.set(key, value)
    return value
  }

  delete(key: string): void {
    this.#young.delete(key)
    this.#old.delete(key)
  }
}
