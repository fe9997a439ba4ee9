import { type RefObject, useEffect, useRef } from 'react'
import { useAutoplay } from '../../../ui/autoplay.ts'

/** Spec 1 §9: the strip moves 1 px every 30 ms and starts again at its end. */
const STEP_PX = 1
const STEP_EVERY_MS = 30
/** How much of the strip's width an arrow scrolls: one card stays in view. */
const STEP_SHARE = 0.8
/** A swipe keeps scrolling after the finger is lifted. */
const PAUSE_AFTER_SWIPE_MS = 4_000

/**
 * Scrolls a strip automatically while {@link useAutoplay} allows it and it was not scrolled by hand just now. Returns a
 * function that scrolls it by most of its width and continues at the start after its end.
 */
export function useAutoScroll(
  strip: RefObject<HTMLElement | null>,
  stopped: boolean,
): (way: 'next' | 'previous') => void {
  const pausedUntil = useRef(0)
  useEffect(() => {
    const pause = () => {
      pausedUntil.current = performance.now() + PAUSE_AFTER_SWIPE_MS
    }
    const element = strip.current
    const events = ['touchstart', 'touchmove', 'wheel'] as const
    for (const event of events) element?.addEventListener(event, pause, { passive: true })
    return () => {
      for (const event of events) element?.removeEventListener(event, pause)
    }
  }, [strip])

  const advance = () => {
    const element = strip.current
    if (!element || performance.now() < pausedUntil.current) return
    const end = element.scrollWidth - element.clientWidth
    const next = element.scrollLeft + STEP_PX
    element.scrollLeft = next >= end ? 0 : next
  }
  useAutoplay(strip, { everyMs: STEP_EVERY_MS, advance, stopped })

  return (way) => {
    const element = strip.current
    if (!element) return
    pausedUntil.current = performance.now() + PAUSE_AFTER_SWIPE_MS
    const end = element.scrollWidth - element.clientWidth
    const isAtEdge = way === 'next' ? element.scrollLeft >= end - 1 : element.scrollLeft <= 1
    const opposite = way === 'next' ? 0 : end
    const by = (way === 'next' ? 1 : -1) * element.clientWidth * STEP_SHARE
    element.scrollTo({ left: isAtEdge ? opposite : element.scrollLeft + by, behavior: 'smooth' })
  }
}
