import { useEffect, useRef, useState } from 'react'

/** The inbox's keys and what they do, in the order the help lists them. */
export const INBOX_KEYS = {
  j: 'Next lead',
  k: 'Lead before',
  Enter: 'Open the lead',
  e: 'Take the lead: assign it to me',
  n: 'Show new leads',
  '/': 'Search',
  f: 'Filters',
  '?': 'This list of keys',
} as const
export type InboxKey = keyof typeof INBOX_KEYS

const SETTING = 'desk-keys'

/** Whether single keys act, as this device remembers it (WCAG 2.1.4: they can be switched off). */
export function useKeysOn(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localStorage.getItem(SETTING) !== 'off')
  return [
    on,
    (next) => {
      localStorage.setItem(SETTING, next ? 'on' : 'off')
      setOn(next)
    },
  ]
}

/** Lets single keys act while nobody types and no dialog is open. */
export function useInboxKeys(on: boolean, act: Partial<Record<InboxKey, () => void>>): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if ((event.target as Element).closest('input, select, textarea, dialog, [contenteditable]')) return
      const action = latest.current[event.key as InboxKey]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on])
}
