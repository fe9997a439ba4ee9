import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'

/** A press of this length is a hold, not a tap, ms. */
const HOLD_MS = 350
/** A second tap within this time and distance makes a double tap, ms and px. */
const DOUBLE_MS = 300
const DOUBLE_PX = 40

export type Press = {
  onTap: () => void
  /**
   * Called after the `onTap` of the first tap, which does not wait for a second. The position is relative to the
   * element.
   */
  onDoubleTap: (x: number, y: number) => void
  /** Returns `false` when there was nothing to hold. */
  onHold: () => boolean
  onLetGo: () => void
}

/** Tap, double tap and hold on one button; the keyboard only taps. */
export function usePress({ onTap, onDoubleTap, onHold, onLetGo }: Press) {
  const [isHeld, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  const last = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0 })

  const end = () => {
    clearTimeout(timer.current)
    if (!isHeld) return
    setHeld(false)
    onLetGo()
  }
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      wasHeld.current = false
      if (!event.isPrimary || event.button !== 0) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        wasHeld.current = onHold()
        setHeld(wasHeld.current)
      }, HOLD_MS)
    },
    onPointerUp: end,
    onPointerLeave: end,
    // The touch became a swipe.
    onPointerCancel: end,
    // Suppresses the context menu of a long press on a phone.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (wasHeld.current) {
        wasHeld.current = false
        return
      }
      const isKey = event.detail === 0
      const { clientX, clientY, timeStamp } = event
      const { at, x, y } = last.current
      const isSecond = timeStamp - at < DOUBLE_MS && Math.hypot(clientX - x, clientY - y) < DOUBLE_PX
      if (isKey || !isSecond) {
        last.current = { at: isKey ? Number.NEGATIVE_INFINITY : timeStamp, x: clientX, y: clientY }
        return onTap()
      }
      last.current = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 }
      const box = event.currentTarget.getBoundingClientRect()
      onDoubleTap(clientX - box.left, clientY - box.top)
    },
  }
  return { isHeld, handlers }
}
