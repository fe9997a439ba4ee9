import type { ReactNode } from 'react'
import type { StaffRole } from '../../contract/lead.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './settings-frame.module.css'
import { settingsSectionsFor } from './settings-sections.ts'

export type SettingsFrameProps = {
  role: StaffRole
  /** Path of the open section; on a phone it replaces the list. */
  section: string | undefined
  /** Nothing but the open section may open: no list. */
  alone: boolean
  children: ReactNode
}

/** `/admin/settings`: the list of sections beside the open one; on a phone only one of them is shown. */
export function SettingsFrame({ role, section, alone, children }: SettingsFrameProps) {
  return (
    <div className={styles.frame} data-section={section}>
      {section && !alone && (
        <Link href="/admin/settings" className={styles.back}>
          <Icon name="chevron" className={styles.backwards} /> All settings
        </Link>
      )}
      {!alone && (
        <nav aria-label="Settings" className={styles.sections}>
          {!section && <h1 tabIndex={-1}>Settings</h1>}
          <ul>
            {settingsSectionsFor(role).map(({ path, title, about }) => (
              <li key={path}>
                <Link href={`/admin/settings/${path}`} className={styles.section}>
                  <strong>{title}</strong>
                  <span className={styles.about}>{about}</span>
                  <Icon name="chevron" className={styles.forwards} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.open}>{children}</div>
    </div>
  )
}
