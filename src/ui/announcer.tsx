import { useSyncExternalStore } from 'react'
import { createStore } from '../state/create-store.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const NOTHING = { text: '', turn: 0 }
const announced = createStore(NOTHING)

/** Makes screen readers announce a text after what they are reading. */
export function announce(text: string): void {
  announced.set({ text, turn: announced.get().turn + 1 })
}

/** The live region of {@link announce}; once per page. */
export function Announcer() {
  const { text, turn } = useSyncExternalStore(announced.subscribe, announced.get, () => NOTHING)
  return (
    <div role="status">
      {/* A new element each time, because the same text may be announced twice. */}
      <VisuallyHidden key={turn}>{text}</VisuallyHidden>
    </div>
  )
}
