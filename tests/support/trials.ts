/** How often a fault is tried: `TRIALS` from the command line, else what fits CI. */
export function trials(usual: number): number {
  return Number(process.env.TRIALS) || usual
}

/** The seed of a random run: `SEED` to repeat one, else a new one. Printed, so that a failure can be repeated. */
export function seed(): number {
  const value = Number(process.env.SEED) || Date.now() % 2 ** 31
  console.log(`SEED=${value}`)
  return value
}

/** Whole numbers from 0 up to but not including `below`, the same ones for the same seed. */
export function dice(from = seed()): (below: number) => number {
  let state = from
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
