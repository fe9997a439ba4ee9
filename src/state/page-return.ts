/** Calls `work` each time the page comes back from the back/forward cache, as it was left. Returns what ends that. */
export function onPageReturn(work: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => persisted && work()
  addEventListener('pageshow', shown)
  return () => removeEventListener('pageshow', shown)
}
