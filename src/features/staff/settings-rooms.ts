import { isAtLeast, type StaffRole } from '../../contract/lead.ts'

/** A room of the settings, at `/admin/settings/{path}`. */
export type SettingsRoom = {
  path: string
  title: string
  about: string
  /** Who may come in: this role and those above it. */
  role: StaffRole
}

const ROOMS: readonly SettingsRoom[] = [
  {
    path: 'notifications',
    title: 'Notifications',
    about: 'Mail, webhook and this phone; what was sent and what was not.',
    role: 'agent',
  },
  {
    path: 'assignment',
    title: 'Assignment & clock',
    about: 'Who gets which lead, working hours, and how soon the first answer is due.',
    role: 'agent',
  },
  {
    path: 'templates',
    title: 'Templates',
    about: 'What a tap on WhatsApp or mail already says.',
    role: 'agent',
  },
  { path: 'team', title: 'Team', about: 'Who works here, and what each may do.', role: 'agent' },
  {
    path: 'security',
    title: 'Security',
    about: 'Your password, second step, passkeys and devices.',
    role: 'agent',
  },
  {
    path: 'privacy',
    title: 'Privacy',
    about: 'Erasing a traveller on request, and how long leads are kept.',
    role: 'owner',
  },
  {
    path: 'audit',
    title: 'Audit log',
    about: 'Every sign-in, view, export, change and erasure.',
    role: 'manager',
  },
]

/** The rooms somebody of that role may enter. */
export function roomsFor(role: StaffRole): SettingsRoom[] {
  return ROOMS.filter((room) => isAtLeast(role, room.role))
}
