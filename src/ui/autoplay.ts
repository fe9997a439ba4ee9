import { type RefObject, useEffect, useRef } from 'react'

export type Autoplay = {
  /** Time between two steps in ms; `undefined` never moves by itself. */
  everyMs: number | undefined
  advance: () => void
  /** Switched off by the traveller. */
  stopped: boolean
}

/**
 * Moves something along by itself, but never under a traveller's eyes and hands: it holds while hovered, focused or
 * touched, out of view, in a hidden tab, and where reduced motion is asked for.
 */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  { everyMs, advance, stopped }: Autoplay,
): void {
  const latest = useRef(advance)
  useEffect(() => {
    latest.current = advance
  })

  useEffect(() => {
    const element = root.current
    if (!element || !everyMs || stopped) return
    const reasons = new Set(['out of view'])
    let timer: number | undefined
    const hold = (reason: string, on: boolean) => {
      if (on) reasons.add(reason)
      else reasons.delete(reason)
      window.clearInterval(timer)
      timer = reasons.size === 0 ? window.setInterval(() => latest.current(), everyMs) : undefined
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
