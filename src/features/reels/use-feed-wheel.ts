import { type RefObject, useEffect } from 'react'

/** A wheel that rests this long has ended its turn, ms. Touchpads run on after the fingers have left. */
const REST_MS = 120
/** A turn of the same gesture that is this much stronger than the last is a new one: a second push on a touchpad. */
const PUSH = 2
/** Never two reels within this time, ms. */
const ONE_REEL_MS = 350

/** One turn of the wheel is one reel, however far it turns. Over what follows the reels it scrolls as anywhere. */
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
      // A pinch on a touchpad; and sideways is nobody's.
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
