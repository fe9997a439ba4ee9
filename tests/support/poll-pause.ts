const OFTEN_FOR_MS = 2_000

/** The pause before something that was asked since `startedAt` is asked again: each question takes time that other tests need. */
export function pollPause(startedAt: number): Promise<void> {
  const ms = Date.now() - startedAt < OFTEN_FOR_MS ? 50 : 250
  return new Promise((resolve) => setTimeout(resolve, ms))
}
