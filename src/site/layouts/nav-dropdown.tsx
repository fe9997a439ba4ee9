import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './nav-dropdown.module.css'
import type { NavGroup } from './navigation.ts'

/**
 * A title with links below it. Hovering opens it (CSS), and so do a tap, Enter and Space (`<details>`): all of it
 * without JavaScript, which only adds Escape, closing by a tap outside, and closing after a link was followed.
 */
export function NavDropdown({ title, groups }: { title: string; groups: NavGroup[] }) {
  const details = useRef<HTMLDetailsElement>(null)
  const [dismissed, setDismissed] = useState(false)
  const close = () => {
    details.current?.removeAttribute('open')
    setDismissed(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (event.currentTarget.contains(document.activeElement))
      details.current?.querySelector('summary')?.focus()
    close()
  }
  const left = (event: SyntheticEvent<HTMLElement, FocusEvent>) => {
    if (!event.currentTarget.contains(event.nativeEvent.relatedTarget as Node | null)) close()
  }
  return (
    <li
      className={styles.item}
      data-dismissed={dismissed || undefined}
      onPointerEnter={() => setDismissed(false)}
      onFocus={() => setDismissed(false)}
      onBlur={left}
      onKeyDown={onKeyDown}
    >
      <details ref={details} name="navbar">
        <summary className={styles.title}>
          {title} <Icon name="chevron" className={styles.sign} />
        </summary>
      </details>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: following a link by key is a click too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked */}
      <div className={styles.menu} onClick={close}>
        {groups.map((group) => (
          <div key={group.title} className={styles.group}>
            {groups.length > 1 && <p className={styles.groupTitle}>{group.title}</p>}
            <ul className={styles.links}>
              {group.links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href} className={styles.link}>
                    {link.text}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </li>
  )
}
