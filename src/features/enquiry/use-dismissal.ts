import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Hears, while something small is open, of a press outside its box and of Escape inside it. */
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
    // Heard on the box itself, before the dialog around it: this Escape is not for the dialog.
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
