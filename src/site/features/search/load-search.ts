/** Loads the search code. The first page is rendered with its results and does not need it; see {@link preloadSearch}. */
export function loadSearch() {
  return import('./search-packages.ts')
}

/** Loads the search code as soon as the search field gets the focus. */
export function preloadSearch(): void {
  // An error is ignored here, because the search itself reports it.
  loadSearch().catch(() => {})
}
