import type { ReactNode } from 'react'
import { Announcer } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { DeskIcon, type DeskIconName } from './desk-icon.tsx'
import styles from './staff-layout.module.css'

type Place = {
  href: string
  title: string
  icon: DeskIconName
  /** Whether a path belongs to this item, so that a lead's page highlights "Leads". */
  holds: (path: string) => boolean
}

const PLACES: readonly Place[] = [
  {
    href: '/admin/leads',
    title: 'Leads',
    icon: 'leads',
    holds: (path) => ['/admin/leads', '/admin/board', '/admin/today'].some((place) => isUnder(path, place)),
  },
  {
    href: '/admin/quotations',
    title: 'Quotations',
    icon: 'quotations',
    holds: (path) => isUnder(path, '/admin/quotations'),
  },
  {
    href: '/admin/reports',
    title: 'Reports',
    icon: 'numbers',
    holds: (path) => isUnder(path, '/admin/reports'),
  },
  {
    href: '/admin/packages',
    title: 'Packages',
    icon: 'packages',
    holds: (path) => /^\/admin\/(packages|Package|prices|add|(edit|order)\/.+)\/?$/.test(path),
  },
  {
    href: '/admin/settings',
    title: 'Settings',
    icon: 'settings',
    holds: (path) => isUnder(path, '/admin/settings'),
  },
]

/** The frame of the sales desk: navigation (at the bottom on phones), the signed-in user, and the sign-out button. */
export function StaffLayout({
  name,
  path,
  onlySecurity,
  onSignOut,
  children,
}: {
  name: string
  /** Path of the open page. */
  path: string
  /** Nothing but Settings → Security may open: no navigation. */
  onlySecurity: boolean
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
      {!onlySecurity && (
        <nav aria-label="Sales desk" className={styles.places} data-ground="night">
          {PLACES.map(({ href, title, icon, holds }) => (
            <Link key={href} href={href} className={styles.place} data-here={holds(path) || undefined}>
              <DeskIcon name={icon} />
              {title}
            </Link>
          ))}
        </nav>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Announcer />
    </div>
  )
}

function isUnder(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`)
}
