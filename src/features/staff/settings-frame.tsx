import type { ReactNode } from 'react'
import type { StaffRole } from '../../contract/lead.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './settings-frame.module.css'
import { roomsFor } from './settings-rooms.ts'

export type SettingsFrameProps = {
  role: StaffRole
  /** The open room's path; on a phone the list makes way for it. */
  room: string | undefined
  children: ReactNode
}

/** `/admin/settings`: the list of rooms, and beside it – on a phone instead of it – the open one. */
export function SettingsFrame({ role, room, children }: SettingsFrameProps) {
  return (
    <div className={styles.frame} data-room={room}>
      {room && (
        <Link href="/admin/settings" className={styles.back}>
          <Icon name="chevron" className={styles.backwards} /> All settings
        </Link>
      )}
      <nav aria-label="Settings" className={styles.rooms}>
        {!room && <h1 tabIndex={-1}>Settings</h1>}
        <ul>
          {roomsFor(role).map(({ path, title, about }) => (
            <li key={path}>
              <Link href={`/admin/settings/${path}`} className={styles.room}>
                <strong>{title}</strong>
                <span className={styles.about}>{about}</span>
                <Icon name="chevron" className={styles.forwards} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.open}>{children}</div>
    </div>
  )
}
