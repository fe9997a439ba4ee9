import { type RefObject, useEffect } from 'react'

/** Spec 1 §9: the strip moves 1 px every 30 ms and starts over at its end. */
const DRIFT_STEP_PX = 1
const DRIFT_INTERVAL_MS = 30
const PAUSE_AFTER_TOUCH_MS = 4_000

/** Lets a scrollable strip drift while nobody uses it: not under the pointer, not while focus is in it, not where motion is unwanted. */
export function useDrift(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const strip = ref.current
    if (!strip || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let pausedUntil = 0
    let visible = false
    const pause = () => {
      pausedUntil = performance.now() + PAUSE_AFTER_TOUCH_MS
    }
    const inUse = () =>
      strip.matches(':hover, :focus-within') || document.hidden || performance.now() < pausedUntil
    const timer = setInterval(() => {
      if (!visible || inUse()) return
      const end = strip.scrollWidth - strip.clientWidth
      strip.scrollLeft = strip.scrollLeft + DRIFT_STEP_PX >= end ? 0 : strip.scrollLeft + DRIFT_STEP_PX
    }, DRIFT_INTERVAL_MS)
    const watcher = new IntersectionObserver(([entry]) => {
      visible = entry?.isIntersecting ?? false
    })
    watcher.observe(strip)
    const events = ['touchstart', 'touchmove', 'wheel'] as const
    for (const event of events) strip.addEventListener(event, pause, { passive: true })
    return () => {
      clearInterval(timer)
      watcher.disconnect()
      for (const event of events) strip.removeEventListener(event, pause)
    }
  }, [ref])
}
