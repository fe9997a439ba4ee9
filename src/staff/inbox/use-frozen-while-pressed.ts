import { type RefObject, useEffect, useRef, useState } from 'react'

/** After a finger is lifted, the browser sends the click within this time, ms. */
const CLICK_LIMIT_MS = 300

/**
 * Keeps the value that was current when a press on `area` began, until the click that ends it. If the list changed in between,
 * another row would be under the pointer, and the browser sends no click when a press ends on another element.
 */
export function useFrozenWhilePressed<Value>(value: Value, area: RefObject<HTMLElement | null>): Value {
  const [held, setHeld] = useState<{ value: Value }>()
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  useEffect(() => {
    let timer: number | undefined
    const hold = ({ target }: Event) => {
      if (!area.current?.contains(target as Node)) return
      window.clearTimeout(timer)
      setHeld({ value: latest.current })
    }
    // Later than the click's own handlers.
    const release = (after: number) => {
      window.clearTimeout(timer)
      timer = window.setTimeout(setHeld, after, undefined)
    }
    const onUp = () => release(CLICK_LIMIT_MS)
    const onEnd = () => release(0)
    window.addEventListener('pointerdown', hold, true)
    window.addEventListener('pointerup', onUp, true)
    window.addEventListener('pointercancel', onEnd, true)
    window.addEventListener('click', onEnd, true)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('pointerdown', hold, true)
      window.removeEventListener('pointerup', onUp, true)
      window.removeEventListener('pointercancel', onEnd, true)
      window.removeEventListener('click', onEnd, true)
    }
  }, [area])
  return held ? held.value : value
}
