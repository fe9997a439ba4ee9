import { type RefObject, useEffect, useEffectEvent } from 'react'
import { savesData } from './saves-data.ts'

export type Autoplay = {
  /** Time between two steps in ms; `undefined` never moves by itself. */
  everyMs: number | undefined
  advance: () => void
  /** The traveller has switched it off. */
  stopped: boolean
}

/**
 * Calls `advance` at an interval. Pauses while the element is hovered, focused or touched, out of view, in a hidden tab,
 * and with reduced motion; also where every step would load pictures for a traveller who saves data.
 */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  { everyMs, advance, stopped }: Autoplay,
): void {
  const step = useEffectEvent(advance)

  useEffect(() => {
    const element = root.current
    if (!element || !everyMs || stopped || savesData()) return
    const reasons = new Set(['out of view'])
    let timer: number | undefined
    const hold = (reason: string, on: boolean) => {
      if (on) reasons.add(reason)
      else reasons.delete(reason)
      window.clearInterval(timer)
      timer = reasons.size === 0 ? window.setInterval(() => step(), everyMs) : undefined
    }

    const stopListening = new AbortController()
    const options = { signal: stopListening.signal, passive: true }
    element.addEventListener('pointerenter', (event) => hold('hover', event.pointerType === 'mouse'), options)
    element.addEventListener('pointerleave', () => hold('hover', false), options)
    element.addEventListener('focusin', () => hold('focus', true), options)
    element.addEventListener(
      'focusout',
      (event) => hold('focus', element.contains(event.relatedTarget as Node | null)),
      options,
    )
    element.addEventListener('touchstart', () => hold('touch', true), options)
    for (const end of ['touchend', 'touchcancel'] as const)
      element.addEventListener(end, () => hold('touch', false), options)

    const hidden = () => hold('hidden tab', document.hidden)
    document.addEventListener('visibilitychange', hidden, options)
    const reduced = matchMedia('(prefers-reduced-motion: reduce)')
    const still = () => hold('reduced motion', reduced.matches)
    reduced.addEventListener('change', still, options)
    const observer = new IntersectionObserver(([entry]) => hold('out of view', !entry?.isIntersecting), {
      threshold: 0.3,
    })
    observer.observe(element)
    hidden()
    still()
    return () => {
      stopListening.abort()
      observer.disconnect()
      window.clearInterval(timer)
    }
  }, [root, everyMs, stopped])
}
