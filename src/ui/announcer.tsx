import { useSyncExternalStore } from 'react'
import { createStore } from '../state/create-store.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const NOTHING = { text: '', turn: 0 }
const announced = createStore(NOTHING)

/** Has screen readers say a text when they have finished what they are saying. */
export function announce(text: string): void {
  announced.set({ text, turn: announced.get().turn + 1 })
}

/** The live region of {@link announce}; once per page. */
export function Announcer() {
  const { text, turn } = useSyncExternalStore(announced.subscribe, announced.get, () => NOTHING)
  return (
    <div role="status">
      {/* A new element each time: the same text may be said twice. */}
      <VisuallyHidden key={turn}>{text}</VisuallyHidden>
    </div>
  )
}
