import { useEffectEvent, useLayoutEffect } from 'react'
import { reelKeysOn } from '../../../state/reel-keys.ts'

export type FeedKeys = {
  step: (by: 1 | -1) => void
  /** To the first reel, or after the last. */
  jump: (to: 'first' | 'end') => void
  toggle: () => void
  seekBy: (seconds: number) => void
  toggleMuted: () => void
  toggleCaptions: () => void
  /** Whether the key should keep its default action, because the page below the reels scrolls normally. */
  isFree: (direction: 1 | -1) => boolean
}

const SEEK_STEP_S = 2
const TYPING = 'input:not([type=range]), textarea, select, [contenteditable], dialog, [popover]'
const PRESSABLE = 'button, a, summary'

/**
 * Keyboard control of the feed: ↑ ↓, j k, Page Up and Down, Home, End, ← →, space, m for sound, c for captions. Settings can
 * switch the letters off.
 */
export function useFeedKeys(keys: FeedKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target instanceof Element ? event.target : document.body
    if (target.closest(TYPING)) return
    if (/^[a-z]$/i.test(event.key) && !reelKeysOn()) return
    const action = actionOf(event.key, target, keys)
    if (!action) return
    event.preventDefault()
    action()
  })
  // A layout effect, so that keys work as soon as the buttons do.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function actionOf(key: string, target: Element, keys: FeedKeys): (() => void) | undefined {
  const step = (by: 1 | -1) => (keys.isFree(by) ? undefined : () => keys.step(by))
  const isOnBar = target.matches('input')
  switch (key) {
    case 'ArrowDown':
    case 'PageDown':
    case 'j':
      return step(1)
    case 'ArrowUp':
    case 'PageUp':
    case 'k':
      return step(-1)
    case 'Home':
      return isOnBar ? undefined : () => keys.jump('first')
    case 'End':
      return isOnBar ? undefined : () => keys.jump('end')
    case 'ArrowRight':
      return isOnBar ? undefined : () => keys.seekBy(SEEK_STEP_S)
    case 'ArrowLeft':
      return isOnBar ? undefined : () => keys.seekBy(-SEEK_STEP_S)
    case ' ':
      // A focused control handles the space bar itself.
      return target.closest(PRESSABLE) || keys.isFree(1) ? undefined : keys.toggle
    case 'm':
      return keys.toggleMuted
    case 'c':
      return keys.toggleCaptions
    default:
      return undefined
  }
}
