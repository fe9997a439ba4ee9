import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './staff-layout.module.css'

/** The frame of the sales desk: its two rooms, who is in, and the way out. */
export function StaffLayout({
  name,
  onSignOut,
  children,
}: {
  name: string
  onSignOut: () => void
  children: ReactNode
}) {
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <header className={styles.bar} data-ground="night">
        <nav aria-label="Sales desk">
          <Link href="/admin/leads">Leads</Link>
          <Link href="/admin">Packages</Link>
        </nav>
        <p className={styles.name}>{name}</p>
        <Button variant="night" size="small" onClick={onSignOut}>
          Sign out
        </Button>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </>
  )
}
