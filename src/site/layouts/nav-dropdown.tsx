import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { MiniArch } from './mini-arch.tsx'
import styles from './nav-dropdown.module.css'
import type { NavGroup } from './navigation.ts'

/**
 * A title with links below it. Hovering opens it (CSS), and so do a tap, Enter and Space (`<details>`): all of it
 * without JavaScript, which only adds Escape, closing by a tap outside, and closing after a link was followed.
 */
export function NavDropdown({ title, groups }: { title: string; groups: NavGroup[] }) {
  const item = useRef<HTMLLIElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const [dismissed, setDismissed] = useState(false)
  const [hovered, setHovered] = useState(false)
  // Pictures are fetched when the menu is first opened: a hidden menu has a place on the screen.
  const [reached, setReached] = useState(false)
  const close = () => {
    details.current?.removeAttribute('open')
    setDismissed(true)
  }
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    const hasFocus = item.current?.contains(document.activeElement)
    if (event.key !== 'Escape' || !(hasFocus || hovered)) return
    if (hasFocus) details.current?.querySelector('summary')?.focus()
    close()
  })
  // On the document: a menu opened by hovering has no focus, and Escape closes it as well (WCAG 1.4.13).
  useEffect(() => {
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [])
  const left = (event: SyntheticEvent<HTMLElement, FocusEvent>) => {
    if (!event.currentTarget.contains(event.nativeEvent.relatedTarget as Node | null)) close()
  }
  return (
    <li
      ref={item}
      className={styles.item}
      data-dismissed={dismissed || undefined}
      onPointerEnter={() => {
        setHovered(true)
        setReached(true)
        setDismissed(false)
      }}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => {
        setReached(true)
        setDismissed(false)
      }}
      onBlur={left}
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
            <ul role="list" className={styles.links}>
              {group.links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href} lang={link.lang} className={styles.link}>
                    {link.picture && <MiniArch name={link.picture} isShown={reached} />}
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
