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
