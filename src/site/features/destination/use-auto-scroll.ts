import { type RefObject, useEffect, useRef } from 'react'
import { useAutoplay } from '../../../ui/autoplay.ts'

/** Spec 1 §9: the strip moves 1 px every 30 ms and starts again at its end. */
const STEP_PX = 1
const STEP_EVERY_MS = 30
/** A swipe keeps scrolling after the finger is lifted. */
const PAUSE_AFTER_SWIPE_MS = 4_000

/** Scrolls a strip automatically, while nothing of {@link useAutoplay} forbids it and it was not scrolled just now. */
export function useAutoScroll(strip: RefObject<HTMLElement | null>): void {
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
  useAutoplay(strip, { everyMs: STEP_EVERY_MS, advance, stopped: false })
}
