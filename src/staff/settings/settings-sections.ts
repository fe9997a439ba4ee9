import { isAtLeast, type StaffRole } from '../../contract/lead.ts'

/** A section of the settings, at `/admin/settings/{path}`. */
export type SettingsSectionLink = {
  path: string
  title: string
  about: string
  /** The lowest role with access. */
  role: StaffRole
}

const SETTINGS_SECTIONS: readonly SettingsSectionLink[] = [
  {
    path: 'notifications',
    title: 'Notifications',
    about: 'E-mail, webhook and this device; what was sent and what failed.',
    role: 'agent',
  },
  {
    path: 'assignment',
    title: 'Assignment & response target',
    about: 'Who gets which lead, working hours, and how soon the first response is due.',
    role: 'agent',
  },
  {
    path: 'templates',
    title: 'Templates',
    about: 'Prepared texts for WhatsApp and e-mail.',
    role: 'agent',
  },
  {
    path: 'targets',
    title: 'Targets',
    about: 'What each person wants to book in a month.',
    role: 'manager',
  },
  { path: 'team', title: 'Team', about: 'Staff members and their roles.', role: 'agent' },
  {
    path: 'security',
    title: 'Security',
    about: 'Your password, two-factor authentication, passkeys and devices.',
    role: 'agent',
  },
  {
    path: 'sources',
    title: 'Lead sources',
    about: 'Portals, advertisements and own systems that send leads.',
    role: 'owner',
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
  {
    path: 'system',
    title: 'System',
    about: 'Whether everything works, and what to do where it does not.',
    role: 'owner',
  },
]

/** The sections a role has access to. */
export function settingsSectionsFor(role: StaffRole): SettingsSectionLink[] {
  return SETTINGS_SECTIONS.filter((section) => isAtLeast(role, section.role))
}
