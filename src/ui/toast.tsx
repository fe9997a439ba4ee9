import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'

type Toast = { id: number; message: ReactNode; action?: { label: string; onClick: () => void } | undefined }

/** How long a message stays when there is nothing to do about it, in ms. */
const TOAST_MS = 6000

let toasts: readonly Toast[] = []
let lastId = 0
const NONE: readonly Toast[] = []
const listeners = new Set<() => void>()

/** Shows a short message. With an action it stays until answered. Returns what takes it away. */
export function showToast(message: ReactNode, action?: Toast['action']): () => void {
  const id = ++lastId
  const close = () => change(toasts.filter((toast) => toast.id !== id))
  change([...toasts, { id, message, action }])
  return close
}

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where messages appear and are read out; once per page. */
export function Toaster() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  )
  return (
    <div className={styles.toaster} role="status" aria-live="polite" data-no-print="">
      {shown.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastMessage({ toast: { id, message, action } }: { toast: Toast }) {
  const close = () => change(toasts.filter((toast) => toast.id !== id))
  useEffect(() => {
    if (action) return
    const timer = window.setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), TOAST_MS)
    return () => window.clearTimeout(timer)
  }, [id, action])
  return (
    <div className={styles.toast} data-ground="night">
      <p>{message}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onClick()
            close()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Dismiss message" onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  )
}
