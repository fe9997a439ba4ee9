import { useEffect, useEffectEvent, useState } from 'react'
import { LOCAL_KEYS } from '../../contract/storage-names.ts'
import { readLocal, writeLocal } from '../../state/web-storage.ts'

/** The keyboard shortcuts of the inbox, in the order of the help. */
export const INBOX_SHORTCUTS = {
  j: 'Next lead',
  k: 'Previous lead',
  Enter: 'Open the lead',
  e: 'Assign the lead to me',
  x: 'Select the lead (with Shift and a click: all between)',
  n: 'Show new leads',
  '/': 'Search',
  f: 'Filters',
  '?': 'Show this list',
} as const
export type InboxShortcut = keyof typeof INBOX_SHORTCUTS

/** Whether single-key shortcuts are on, stored on this device (WCAG 2.1.4: they can be switched off). */
export function useShortcutsEnabled(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => readLocal(LOCAL_KEYS.inboxKeys) !== 'off')
  return [
    on,
    (next) => {
      writeLocal(LOCAL_KEYS.inboxKeys, next ? 'on' : 'off')
      setOn(next)
    },
  ]
}

/** Handles single-key shortcuts, except while typing or with an open dialog. */
export function useInboxShortcuts(on: boolean, act: Partial<Record<InboxShortcut, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if ((event.target as Element).closest('input, select, textarea, dialog, [contenteditable]')) return
    const action = act[event.key as InboxShortcut]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    if (!on) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on])
}
