import { createEmitter } from '../../state/create-store.ts'

// Chromium's own event; not in TypeScript's library.
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** Set by the page’s first inline script when the event is fired before this module is loaded. */
    installPrompt?: BeforeInstallPromptEvent | undefined
  }
  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPromptEvent
  }
}

const changes = createEmitter()

/** Keeps the browser's offer to install, so that the site can make it at a better moment. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    set(event)
  })
  addEventListener('appinstalled', () => set(undefined))
}

/** Whether installing can be offered; for `useSyncExternalStore(watchInstall, canInstall, () => false)`. */
export function canInstall(): boolean {
  return typeof window !== 'undefined' && window.installPrompt !== undefined
}

/** Calls back when {@link canInstall} may have changed; returns how to stop. */
export const watchInstall = changes.subscribe

/** Shows the browser's install dialogue, from a tap. The browser allows it once per offer. */
export async function install(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
  const offer = window.installPrompt
  if (!offer) return 'unavailable'
  set(undefined)
  return (await offer.prompt()).outcome
}

function set(offer: BeforeInstallPromptEvent | undefined): void {
  window.installPrompt = offer
  changes.emit()
}
