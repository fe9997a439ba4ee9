export type BucketOptions = {
  /** How many may come at once. */
  burst: number
  /** How many more each second brings. */
  perSecond: number
  /** How many keys are remembered; the longest untouched is forgotten first. */
  maxKeys?: number
}

type Bucket = { tokens: number; at: number }

/** One token bucket per key, in this process's memory. */
export class TokenBuckets {
  readonly #options: Required<BucketOptions>
  readonly #now: () => number
  readonly #buckets = new Map<string, Bucket>()

  constructor(options: BucketOptions, now: () => number = () => performance.now()) {
    this.#options = { maxKeys: 100_000, ...options }
    this.#now = now
  }

  /** Takes a token: 0 when there was one, else the seconds until there is. */
  take(key: string): number {
    const { burst, perSecond, maxKeys } = this.#options
    const now = this.#now()
    const bucket = this.#buckets.get(key)
    if (!bucket) {
      if (this.#buckets.size >= maxKeys) this.#forgetOldest()
      this.#buckets.set(key, { tokens: burst - 1, at: now })
      return 0
    }
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    if (bucket.tokens < 1) return (1 - bucket.tokens) / perSecond
    bucket.tokens -= 1
    return 0
  }

  /** Gives a token back, for what turned out not to count. */
  refund(key: string): void {
    const bucket = this.#buckets.get(key)
    if (bucket) bucket.tokens = Math.min(this.#options.burst, bucket.tokens + 1)
  }

  // In the order they were first seen: touching them on every request to keep a truer order is not worth its price.
  #forgetOldest(): void {
    const oldest = this.#buckets.keys().next().value
    if (oldest !== undefined) this.#buckets.delete(oldest)
  }
}
