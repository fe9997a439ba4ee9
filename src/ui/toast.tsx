import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { layoutText } from '../language/layout.ts'
import { createStore } from '../state/create-store.ts'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'

type Toast = { id: number; message: ReactNode; action?: { label: string; onClick: () => void } | undefined }

/** How long a message stays when there is nothing to do about it, in ms. */
const TOAST_MS = 6000

const NONE: readonly Toast[] = []
const toasts = createStore(NONE)
let lastId = 0

/** Shows a short message. With an action it stays until it is closed. Returns how to close it. */
export function showToast(message: ReactNode, action?: Toast['action']): () => void {
  const id = ++lastId
  toasts.set([...toasts.get(), { id, message, action }])
  return () => closeToast(id)
}

function closeToast(id: number) {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/** Where messages appear and are read out; once per page. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, () => NONE)
  return (
    <div className={styles.toaster} role="status" aria-live="polite" data-no-print="">
      {shown.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastMessage({ toast: { id, message, action } }: { toast: Toast }) {
  useEffect(() => {
    if (action) return
    const timer = window.setTimeout(() => closeToast(id), TOAST_MS)
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
            closeToast(id)
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={layoutText().dismiss}
        onClick={() => closeToast(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
