/**
 * Loads what finds packages. The first page comes with its results, so it does without; see {@link prepareSearch}.
 */
export function loadSearch() {
  return import('./search-packages.ts')
}

/** Loads it before the first search, as soon as somebody is about to search. */
export function prepareSearch(): void {
  // Without a network the search itself says so.
  loadSearch().catch(() => {})
}
