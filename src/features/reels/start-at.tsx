/** Scrolls a page from the server to the reel of its address before any other script runs: nothing jumps. */
export function StartAt({ index }: { index: number }) {
  if (index === 0) return null
  const script = `{const feed=document.getElementById("main");feed.scrollTop=feed.querySelectorAll("article")[${index}].offsetTop}`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant and a checked number, allowed by its hash in the page's CSP
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
