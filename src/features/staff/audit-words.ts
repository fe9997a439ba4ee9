import type { AUDIT_SUBJECTS, AuditAction, AuditEntry } from '../../contract/audit.ts'
import type { StaffMember } from '../../contract/lead.ts'
import { nameOf } from './member-names.ts'

export const SUBJECT_WORDS: Record<(typeof AUDIT_SUBJECTS)[number], string> = {
  'sign-in': 'Coming and going',
  lead: 'Leads',
  person: 'Persons',
  retention: 'Erased after their time',
  settings: 'Settings',
  template: 'Templates',
  notification: 'Notifications',
  package: 'Packages',
  staff: 'Team',
  security: 'Keys and devices',
}

/** What somebody did; the lead it was done to stands behind. */
export const AUDIT_WORDS: Record<AuditAction, string> = {
  'sign-in.ok': 'came in',
  'sign-in.failed': 'was not let in',
  'sign-in.refused': 'tried too often and was refused',
  'sign-in.ended': 'signed out',
  'lead.viewed': 'opened',
  'lead.listed': 'looked at the list of leads',
  'lead.changed': 'changed',
  'lead.noted': 'wrote a note on',
  'lead.contacted': 'turned to the traveller of',
  'lead.merged': 'joined another enquiry to',
  'lead.unmerged': 'took an enquiry apart from',
  'lead.exported': 'exported leads',
  'lead.erased': 'erased',
  'person.viewed': 'looked up what is held of a person',
  'person.erased': 'erased, at a person’s request,',
  'retention.erased': 'erased as past its time',
  'settings.changed': 'changed the settings',
  'template.changed': 'changed a template',
  'notification.resent': 'sent a message again',
  'package.changed': 'changed a package',
  'staff.invited': 'invited somebody',
  'staff.invite-withdrawn': 'took an invite back',
  'staff.added': 'took in',
  'staff.joined': 'joined the team',
  'staff.role-changed': 'changed the role of',
  'staff.deactivated': 'closed the account of',
  'staff.reactivated': 'opened the account of',
  'security.password-changed': 'changed the own password',
  'security.two-factor-on': 'switched the second step on',
  'security.two-factor-off': 'switched the second step off',
  'security.two-factor-codes': 'made new backup codes',
  'security.passkey-added': 'added a passkey',
  'security.passkey-removed': 'removed a passkey',
  'security.session-revoked': 'signed a device out',
  'security.reset': 'came back by a new link',
}

const WAYS: Record<string, string> = {
  password: 'by password',
  code: 'with the second step',
  'backup-code': 'with a backup code',
  passkey: 'by passkey',
}

const FIELD_WORDS: Record<string, string> = {
  assignee: 'owner',
  followUpAt: 'follow-up',
  lostReason: 'reason',
  quarantined: 'suspected spam',
}

/** How, to whom, and what of it. */
export function auditDetail({ detail }: AuditEntry, members: readonly StaffMember[]): string {
  const { way, member, from, to, fields, setting, channel, leads, state, order } = detail
  return [
    typeof way === 'string' && WAYS[way],
    typeof member === 'string' && nameOf(members, member),
    typeof from === 'string' && typeof to === 'string' && `from ${from} to ${to}`,
    Array.isArray(fields) &&
      `(${fields.map((field) => FIELD_WORDS[String(field)] ?? String(field)).join(', ')})`,
    typeof setting === 'string' && `(${setting})`,
    typeof detail.package === 'string' && `${detail.package} (${String(state)})`,
    typeof order === 'string' && `in the order of ${order}`,
    typeof channel === 'string' && `(${channel})`,
    typeof leads === 'number' && `(${leads} found)`,
  ]
    .filter(Boolean)
    .join(' ')
}
