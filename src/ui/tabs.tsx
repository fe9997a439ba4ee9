import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './tabs.module.css'

export type Tab = { id: string; title: string; content: ReactNode }

export type TabsProps = {
  label: string
  tabs: readonly Tab[]
  /** Above this width in px the panels are side by side, each under its title, without tabs. */
  until?: 767
  className?: string
}

/** Panels of which one shows; the first at first. Arrow keys move along the titles. */
export function Tabs({ label, tabs, until, className }: TabsProps) {
  const prefix = useId()
  const [selected, setSelected] = useState(0)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowLeft: selected - 1,
      ArrowRight: selected + 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    const next = (move + tabs.length) % tabs.length
    setSelected(next)
    buttons.current[next]?.focus()
  }
  return (
    <div className={classNames(styles.tabs, className)} data-until={until}>
      <div role="tablist" aria-label={label} className={styles.titles} onKeyDown={onKeyDown} tabIndex={-1}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={(button) => {
              buttons.current[index] = button
            }}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}-tab`}
            aria-controls={`${prefix}-${tab.id}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            className={styles.title}
            onClick={() => setSelected(index)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div className={styles.panels}>
        {tabs.map((tab, index) => (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${prefix}-${tab.id}`}
            aria-labelledby={`${prefix}-${tab.id}-tab`}
            className={classNames(styles.panel, index === selected && styles.shown)}
          >
            {until && <h3 className={styles.wideTitle}>{tab.title}</h3>}
            {tab.content}
          </div>
        ))}
      </div>
    </div>
  )
}
