import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** A feed that has not scrolled for this long has settled, ms; for browsers without `scrollend`. */
const SCROLL_REST_MS = 150
/** A part in view for this long counts as settled even if a finger still holds the feed, ms. */
const HELD_MS = 400

export type FeedScroll = {
  /** The part where the feed has settled: a reel's index, or the number of reels for what follows the last. */
  active: number
  /** The part in view at this moment, also during a swipe. */
  inView: () => number
  /** Scrolls to a part, or to the nearest that exists; returns its index. */
  go: (index: number) => number
  /** Scrolls by whole parts, counted from the target of the current scroll. */
  step: (by: 1 | -1) => number
}

/**
 * Tracks which part of the feed is in view and scrolls to others. Swiping itself is the browser's scroll snapping.
 * `entered` is called at once, during a swipe, and should render nothing; `settled` is called when the scroll has
 * ended, and then `active` changes.
 */
export function useFeedScroll(
  feed: RefObject<HTMLElement | null>,
  parts: RefObject<(HTMLElement | null)[]>,
  start: number,
  entered: (index: number) => void,
  settled: () => void,
): FeedScroll {
  const [active, setActive] = useState(start)
  const now = useRef(start)
  const target = useRef<number>(undefined)

  const go = useCallback(
    (index: number, behavior?: ScrollBehavior) => {
      const to = Math.min(Math.max(0, index), parts.current.length - 1)
      // A jump over several reels does not report those in between.
      const isNext = Math.abs(to - now.current) <= 2
      target.current = to
      const top = parts.current[to]?.offsetTop ?? 0
      feed.current?.scrollTo({ top, behavior: behavior ?? (isNext ? smoothness() : 'instant') })
      return to
    },
    [feed, parts],
  )
  const step = useCallback((by: 1 | -1) => go((target.current ?? now.current) + by), [go])

  // The feed may be scrolled already: by the inline script of a server-rendered page, or by the traveller.
  useLayoutEffect(() => {
    if (feed.current?.scrollTop === 0 && start > 0) go(start, 'instant')
  }, [feed, go, start])

  useEffect(() => {
    const root = feed.current
    if (!root) return
    const stop = new AbortController()
    let held: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(held)
      settled()
      const index = now.current
      startTransition(() => setActive(index))
    }
    // The part that crosses the middle of the screen is in view, whatever its height.
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target: part } of entries) {
          if (!isIntersecting) continue
          const index = parts.current.indexOf(part as HTMLElement)
          const isNew = index !== now.current
          now.current = index
          entered(index)
          clearTimeout(held)
          if (isNew) held = setTimeout(settle, HELD_MS)
          else settle()
        }
      },
      { root, rootMargin: '-50% 0px' },
    )
    for (const part of parts.current) if (part) watcher.observe(part)

    let timer: ReturnType<typeof setTimeout> | undefined
    const forget = () => {
      clearTimeout(timer)
      target.current = undefined
    }
    const arrived = () => {
      forget()
      settle()
    }
    root.addEventListener('scrollend', arrived, { signal: stop.signal })
    // A touch interrupts a running scroll.
    root.addEventListener('touchstart', forget, { signal: stop.signal, passive: true })
    if (!('onscrollend' in window))
      root.addEventListener(
        'scroll',
        () => {
          clearTimeout(timer)
          timer = setTimeout(arrived, SCROLL_REST_MS)
        },
        { signal: stop.signal, passive: true },
      )
    // Rotating the phone changes every height; not all browsers keep the snapped part in view.
    let height = root.clientHeight
    const resized = new ResizeObserver(() => {
      // Called once at the start, too: a swipe or a key from before must not be undone.
      if (root.clientHeight === height) return
      height = root.clientHeight
      const part = parts.current[now.current]
      if (part && now.current < parts.current.length - 1) root.scrollTop = part.offsetTop
    })
    resized.observe(root)
    return () => {
      stop.abort()
      clearTimeout(timer)
      clearTimeout(held)
      watcher.disconnect()
      resized.disconnect()
    }
  }, [feed, parts, entered, settled])

  const inView = useCallback(() => now.current, [])
  return { active, inView, go, step }
}

function smoothness(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
