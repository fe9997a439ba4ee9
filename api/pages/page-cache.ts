/**
 * A cache of pages with a limit in bytes, which drops the least recently used ones. A Map keeps its keys in the order of use.
 */
export class PageCache<T> {
  readonly #maxBytes: number
  readonly #sizeOf: (value: T) => number
  readonly #entries = new Map<string, { value: T; bytes: number }>()
  #bytes = 0

  constructor(maxBytes: number, sizeOf: (value: T) => number) {
    this.#maxBytes = maxBytes
    this.#sizeOf = sizeOf
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: T): void {
    this.#delete(key)
    const bytes = this.#sizeOf(value)
    this.#entries.set(key, { value, bytes })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#delete(oldest)
    }
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }

  get keys(): string[] {
    return [...this.#entries.keys()]
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}
