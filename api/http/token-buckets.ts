export type BucketOptions = {
  /** How many may come at once. */
  burst: number
  /** How many more each second brings. */
  perSecond: number
}

/** Tokens left at an instant (ms on a clock that never goes back). */
export type Bucket = { tokens: number; at: number }

/** Takes a token: 0 when there was one, else the seconds until there is. */
export function takeToken(bucket: Bucket, { burst, perSecond }: BucketOptions, now: number): number {
  bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond)
  bucket.at = now
  if (bucket.tokens < 1) return (1 - bucket.tokens) / perSecond
  bucket.tokens -= 1
  return 0
}

const MAX_KEYS = 20_000

/** One token bucket per key, in this process's memory. */
export class TokenBuckets {
  readonly #options: BucketOptions
  readonly #now: () => number
  readonly #buckets: BoundedMap<Bucket>

  constructor(options: BucketOptions, now: () => number = () => performance.now()) {
    this.#options = options
    this.#now = now
    this.#buckets = new BoundedMap(MAX_KEYS)
  }

  /** Takes a token of that key: 0 when there was one, else the seconds until there is. */
  take(key: string): number {
    const now = this.#now()
    const bucket = this.#buckets.get(key) ?? this.#buckets.add(key, { tokens: this.#options.burst, at: now })
    return takeToken(bucket, this.#options, now)
  }

  /** Gives a token back, for what turned out not to count. */
  refund(key: string): void {
    const bucket = this.#buckets.get(key)
    if (bucket) bucket.tokens = Math.min(this.#options.burst, bucket.tokens + 1)
  }
}

/** Remembers so many keys; the oldest is forgotten first. */
export class BoundedMap<T> {
  readonly #max: number
  readonly #entries = new Map<string, T>()

  constructor(max: number) {
    this.#max = max
  }

  get(key: string): T | undefined {
    return this.#entries.get(key)
  }

  add(key: string, value: T): T {
    if (this.#entries.size >= this.#max) {
      const oldest = this.#entries.keys().next()
      if (!oldest.done) this.#entries.delete(oldest.value)
    }
    this.#entries.set(key, value)
    return value
  }
}
