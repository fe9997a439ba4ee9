import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** A feed that has not moved for this long has arrived, ms; for browsers without `scrollend`. */
const SCROLL_REST_MS = 150
/** A part in view for this long counts as arrived at though a finger still holds the feed, ms. */
const HELD_MS = 400

export type FeedScroll = {
  /** The part the feed has come to rest at: a reel's index, or one past the last for what follows the reels. */
  active: number
  /** The part in view at this moment, also in mid-swipe. */
  inView: () => number
  /** Scrolls to a part, or as far as there are parts; tells which it is. */
  go: (index: number) => number
  /** Scrolls by whole parts, counted from where the feed is going, not from where it is. */
  step: (by: 1 | -1) => number
}

/**
 * Which part of the feed is in view, and ways to bring another there. Swiping itself is the browser's scroll snapping.
 * `entered` is told at once, in mid-swipe, where nothing should be drawn; `settled` when the feed has come to rest, and
 * `active` follows.
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
      // A leap over several reels shows none of them on the way.
      const isNext = Math.abs(to - now.current) <= 2
      target.current = to
      const top = parts.current[to]?.offsetTop ?? 0
      feed.current?.scrollTo({ top, behavior: behavior ?? (isNext ? smoothness() : 'instant') })
      return to
    },
    [feed, parts],
  )
  const step = useCallback((by: 1 | -1) => go((target.current ?? now.current) + by), [go])

  // Already there when the page came from the server and its own script scrolled it, or the traveller has swiped on.
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
    // Whatever crosses the middle of the screen is in view, however tall it is.
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
    // A finger takes over from a scroll that is under way.
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
    // Turning the phone changes every height; not all browsers keep to the snapped part.
    const resized = new ResizeObserver(() => {
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
