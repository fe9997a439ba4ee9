/** Resolves with the promise, but after `limitMs` at the latest, while what it stands for goes on. */
export function atMost(limitMs: number, promise: Promise<unknown> | undefined): Promise<unknown> {
  return Promise.race([promise, new Promise((resolve) => setTimeout(resolve, limitMs))])
}
