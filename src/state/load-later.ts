/** How long to wait before a script that could not be loaded is asked for again, ms. */
const AGAIN_MS = 30_000

/**
 * Loads a part of the app that nobody waits for, and uses it. A script that cannot be loaded is asked for until it is there; Firefox fails
 * from then on until the page is loaded again, so nothing that is promised may depend on it.
 */
export function loadLater<Part>(load: () => Promise<Part>, use: (part: Part) => void): void {
  load().then(use, () => setTimeout(loadLater, AGAIN_MS, load, use))
}
