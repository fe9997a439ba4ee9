/** The time of the shortest of several runs, ms, so that a busy machine does not count. */
export async function fastest(work: () => unknown, runs = 5): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < runs; i++) {
    const before = performance.now()
    await work()
    times.push(performance.now() - before)
  }
  return Math.min(...times)
}

/** A host of a URL that takes some 100 ms to parse, because the time grows with the square of its length. */
export const LONG_HOST = Array.from({ length: 4_500 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('')
