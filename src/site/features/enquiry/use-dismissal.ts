import { type RefObject, useEffect, useEffectEvent } from 'react'

/** While `watch` is set, calls back for a press outside the box and for Escape inside it. */
export function useDismissal(
  box: RefObject<HTMLElement | null>,
  watch: boolean,
  dismiss: (way: 'press' | 'escape') => void,
) {
  const dismissNow = useEffectEvent(dismiss)
  useEffect(() => {
    if (!watch) return
    const own = box.current
    const press = (event: Event) => {
      if (!own?.contains(event.target as Node)) dismissNow('press')
    }
    // Listens on the box itself, before the dialog around it: this Escape is not for the dialog.
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      dismissNow('escape')
    }
    document.addEventListener('pointerdown', press)
    own?.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', press)
      own?.removeEventListener('keydown', key)
    }
  }, [watch, box])
}
