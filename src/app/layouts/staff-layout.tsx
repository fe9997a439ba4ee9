import type { ReactNode } from 'react'
import { DeskIcon, type DeskIconName } from '../../features/staff/desk-icon.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './staff-layout.module.css'

type Place = {
  href: string
  title: string
  icon: DeskIconName
  /** Whether a path lies in this place, so that a lead's own page still shows under "Leads". */
  holds: (path: string) => boolean
}

const PLACES: readonly Place[] = [
  { href: '/admin/leads', title: 'Leads', icon: 'leads', holds: (path) => isUnder(path, '/admin/leads') },
  {
    href: '/admin/numbers',
    title: 'Numbers',
    icon: 'numbers',
    holds: (path) => isUnder(path, '/admin/numbers'),
  },
  {
    href: '/admin',
    title: 'Packages',
    icon: 'packages',
    holds: (path) => /^\/admin(\/(Package|add|(edit|order)\/.+))?\/?$/.test(path),
  },
  {
    href: '/admin/settings',
    title: 'Settings',
    icon: 'settings',
    holds: (path) => isUnder(path, '/admin/settings'),
  },
]

/** The frame of the sales desk: its places – under the thumb on a phone, on top at a desk –, who is in, and the way out. */
export function StaffLayout({
  name,
  path,
  onSignOut,
  children,
}: {
  name: string
  /** The open page's path. */
  path: string
  onSignOut: () => void
  children: ReactNode
}) {
  return (
    <div className={styles.desk}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <header className={styles.bar} data-ground="night">
        <p className={styles.name}>{name}</p>
        <Button variant="night" size="small" onClick={onSignOut}>
          Sign out
        </Button>
      </header>
      <nav aria-label="Sales desk" className={styles.places} data-ground="night">
        {PLACES.map(({ href, title, icon, holds }) => (
          <Link key={href} href={href} className={styles.place} data-here={holds(path) || undefined}>
            <DeskIcon name={icon} />
            {title}
          </Link>
        ))}
      </nav>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}

function isUnder(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`)
}
