import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** How far a finger or mouse has to go, in px (spec 1 §9 "swipe threshold"). */
export const SWIPE_THRESHOLD_PX = 50

/** Handlers for an element that is swiped sideways; give it `touch-action: pan-y`. Left is `next`, right is `previous`. */
export function useSwipe(onSwipe: (direction: 'next' | 'previous') => void) {
  const startX = useRef<number>(undefined)
  const swiped = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.isPrimary && event.button === 0 ? event.clientX : undefined
      swiped.current = false
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = startX.current === undefined ? 0 : event.clientX - startX.current
      startX.current = undefined
      if (Math.abs(distance) <= SWIPE_THRESHOLD_PX) return
      swiped.current = true
      onSwipe(distance < 0 ? 'next' : 'previous')
    },
    onPointerCancel: () => {
      startX.current = undefined
    },
    // A swipe that ends on a link is not a tap on it.
    onClickCapture: (event: MouseEvent) => {
      if (!swiped.current) return
      swiped.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    // The browser's own dragging of pictures and links would end the swipe.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}
