import { type RefObject, useEffect } from 'react'

/** A wheel gesture ends after this pause, ms. Touchpads keep sending events after the fingers have left. */
const REST_MS = 120
/** A delta that is this much larger than the last starts a new gesture: a second push on a touchpad. */
const PUSH = 2
/** Shortest time between two reels, ms. */
const ONE_REEL_MS = 350

/** One wheel gesture moves one reel, however large it is. Over the content after the reels it scrolls normally. */
export function useFeedWheel(
  feed: RefObject<HTMLElement | null>,
  step: (by: 1 | -1) => void,
  isFree: (direction: 1 | -1) => boolean,
): void {
  useEffect(() => {
    const root = feed.current
    if (!root) return
    let lastAt = 0
    let lastStrength = 0
    let steppedAt = Number.NEGATIVE_INFINITY
    const turn = (event: WheelEvent) => {
      // Ignores a pinch on a touchpad, and sideways scrolling.
      if (event.ctrlKey || event.deltaY === 0) return
      const direction = event.deltaY > 0 ? 1 : -1
      if (isFree(direction)) return
      event.preventDefault()
      const { timeStamp } = event
      const strength = Math.abs(event.deltaY)
      const isNew = timeStamp - lastAt > REST_MS || strength > lastStrength * PUSH
      lastAt = timeStamp
      lastStrength = strength
      if (!isNew || timeStamp - steppedAt < ONE_REEL_MS) return
      steppedAt = timeStamp
      step(direction)
    }
    root.addEventListener('wheel', turn, { passive: false })
    return () => root.removeEventListener('wheel', turn)
  }, [feed, step, isFree])
}
