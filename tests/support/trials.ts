/** How often a fault is repeated: `TRIALS` from the environment, else a number that fits CI. */
export function trials(usual: number): number {
  return Number(process.env.TRIALS) || usual
}

/**
 * The seed of a random run: `SEED` to repeat a run, else a new one. It is printed, so that a failure can be repeated.
 */
export function seed(): number {
  const value = Number(process.env.SEED) || Date.now() % 2 ** 31
  console.log(`SEED=${value}`)
  return value
}

/** Whole numbers from 0 up to but not including `below`, the same for the same {@link seed}. */
export function dice(): (below: number) => number {
  // The generator cannot leave the state 0.
  let state = seed() % 2_147_483_647 || 1
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** For tests without a number of repetitions of their own: each runs `TRIALS` times. Prints the seed. */
export function repeated(): { repeats: number } {
  seed()
  return { repeats: trials(1) - 1 }
}

/**
 * Runs `work` for each number from 0 up to but not including `count`, several at a time: for trials that wait for the disk
 * or the network. The first failure ends all lanes.
 */
export async function inLanes(
  count: number,
  lanes: number,
  work: (nth: number) => Promise<void>,
): Promise<void> {
  let next = 0
  let isOver = false
  const lane = async () => {
    while (next < count && !isOver) await work(next++)
  }
  await Promise.all(
    Array.from({ length: lanes }, () =>
      lane().catch((error: unknown) => {
        isOver = true
        throw error
      }),
    ),
  )
}
