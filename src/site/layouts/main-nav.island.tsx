import { layoutText } from '../../language/layout.ts'
import { Link } from '../../ui/link.tsx'
import styles from './main-nav.module.css'
import { NavDropdown } from './nav-dropdown.tsx'
import { navbar } from './navigation.ts'

/** The navbar's entries above 768 px (spec 1 §2 "Navbar"). */
export function MainNav() {
  return (
    <nav aria-label={layoutText().mainNavigation} className={styles.nav}>
      <ul role="list" className={styles.entries}>
        {navbar().map((entry) =>
          'groups' in entry ? (
            <NavDropdown key={entry.text} title={entry.text} groups={entry.groups} />
          ) : (
            <li key={entry.text}>
              <Link href={entry.href} className={styles.link}>
                {entry.text}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
