import { useRouter } from '@tanstack/react-router'

/** Scrolls a server-rendered page to the reel of its URL before any other script runs, so that nothing shifts. */
export function InitialScroll({ index }: { index: number }) {
  const { ssr } = useRouter().options
  if (index === 0) return null
  const script = `{const feed=document.getElementById("main");feed.scrollTop=feed.querySelectorAll("article")[${index}].offsetTop}`
  return (
    <script
      suppressHydrationWarning
      nonce={ssr?.nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant and a checked number, allowed by its hash in the page's CSP
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
