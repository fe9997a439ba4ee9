declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Number of the search text in this page's memory; never the text itself. */
    search?: number
  }
}

// Staff search for names and numbers of people. `history.state` is written to disk, so it holds only a number;
// the text stays in this page's memory and is lost with it.
const texts = new Map<number, string>()
let last = 0

/** Keeps a search text in memory; returns its number for `history.state`. */
export function rememberSearch(text: string): { search?: number } {
  if (!text) return {}
  texts.set(++last, text)
  return { search: last }
}

/** The search text of a number; empty after a reload. */
export function recallSearch(search: number | undefined): string {
  return search === undefined ? '' : (texts.get(search) ?? '')
}
