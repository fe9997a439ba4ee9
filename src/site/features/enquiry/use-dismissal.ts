import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isComposing } from '../../../ui/is-composing.ts'
import { openLayer } from '../../../ui/layers.ts'

/** While `watch` is set, calls back for a press outside the box, for Escape inside it and for Back. */
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
      if (event.key !== 'Escape' || isComposing(event)) return
      event.preventDefault()
      event.stopPropagation()
      dismissNow('escape')
    }
    document.addEventListener('pointerdown', press)
    own?.addEventListener('keydown', key)
    const unregister = openLayer(() => dismissNow('escape'))
    return () => {
      unregister()
      document.removeEventListener('pointerdown', press)
      own?.removeEventListener('keydown', key)
    }
  }, [watch, box])
}
