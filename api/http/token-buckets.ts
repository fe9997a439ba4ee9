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

const MAX_KEYS = 10_000

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
  take(key: string, now = this.#now()): number {
    const bucket = this.#buckets.get(key) ?? this.#buckets.add(key, { tokens: this.#options.burst, at: now })
    return takeToken(bucket, this.#options, now)
  }

  /** Gives a token back, for what turned out not to count. */
  refund(key: string): void {
    const bucket = this.#buckets.get(key)
    if (bucket) bucket.tokens = Math.min(this.#options.burst, bucket.tokens + 1)
  }
}

/**
 * Remembers at least the last `max` keys asked for, and at most twice as many. Two generations: when the young one is full the
 * old one is dropped whole, which costs nothing, where picking out the oldest of a large map does.
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
    // What is still asked for stays.
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
}
