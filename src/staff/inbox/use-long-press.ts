import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** Shorter than the browser's own long press, which would open the menu of the link. */
const PRESS_MS = 450
/** A finger that moves further scrolls. */
const MOVE_PX = 10

/** Handlers that call `onPress` with what was pressed for long on a touch screen; the menu and the click after it are left out. */
export function useLongPress(onPress: (target: Element) => void) {
  const press = useRef<{ x: number; y: number; timer: number }>(undefined)
  const wasLong = useRef(false)
  const end = () => {
    window.clearTimeout(press.current?.timer)
    press.current = undefined
  }
  useEffect(() => () => window.clearTimeout(press.current?.timer), [])
  return {
    onPointerDown({ target, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
      end()
      wasLong.current = false
      if (pointerType !== 'touch' || !isPrimary) return
      const timer = window.setTimeout(() => {
        press.current = undefined
        wasLong.current = true
        onPress(target as Element)
      }, PRESS_MS)
      press.current = { x, y, timer }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { current } = press
      if (current && Math.hypot(clientX - current.x, clientY - current.y) > MOVE_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: MouseEvent) {
      if (press.current || wasLong.current) event.preventDefault()
    },
    /** Stops the click that ends a long press; returns whether it was one. */
    stopClick(event: MouseEvent): boolean {
      if (!wasLong.current) return false
      wasLong.current = false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}
