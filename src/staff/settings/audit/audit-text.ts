import type { AUDIT_SUBJECTS, AuditAction, AuditEntry } from '../../../contract/audit.ts'
import { DETAIL_LABELS } from '../../../contract/enquiry-details.ts'
import type { StaffMember } from '../../../contract/lead.ts'
import { sourceLabel } from '../../../contract/lead-source.ts'
import { memberName } from '../../ui/member-names.ts'

export const SUBJECT_LABELS: Record<(typeof AUDIT_SUBJECTS)[number], string> = {
  'sign-in': 'Sign-in and sign-out',
  lead: 'Leads',
  quotation: 'Quotations',
  person: 'Personal data',
  retention: 'Erased automatically',
  settings: 'Settings',
  template: 'Templates',
  notification: 'Notifications',
  package: 'Packages',
  source: 'Lead sources',
  staff: 'Team',
  security: 'Account security',
}

/** The action of an audit entry in words, without the lead. */
export const AUDIT_LABELS: Record<AuditAction, string> = {
  'sign-in.ok': 'signed in',
  'sign-in.failed': 'failed to sign in',
  'sign-in.refused': 'was blocked after too many attempts to sign in',
  'sign-in.ended': 'signed out',
  'lead.viewed': 'opened',
  'lead.listed': 'viewed the list of leads',
  'lead.added': 'added by hand',
  'lead.changed': 'changed',
  'lead.noted': 'added a note to',
  'lead.contacted': 'contacted the traveller of',
  'lead.merged': 'merged another enquiry into',
  'lead.unmerged': 'separated an enquiry from',
  'lead.exported': 'exported leads',
  'lead.imported': 'imported leads from a file',
  'lead.erased': 'erased',
  'quotation.created': 'began a quotation for',
  'quotation.sent': 'made a quotation’s version and link for',
  'quotation.linked': 'made a new link to a quotation for',
  'quotation.links-revoked': 'revoked the links to a quotation for',
  'quotation.confirmed': 'confirmed the booking of a quotation for',
  'quotation.confirmation-taken-back': 'took back the confirmation of a booking for',
  'quotation.withdrawn': 'withdrew a quotation for',
  'quotation.paid': 'marked a payment as received for',
  'quotation.payment-voided': 'voided a payment for',
  'person.viewed': 'searched for the data of a person',
  'person.erased': 'erased, at a person’s request,',
  'retention.erased': 'erased at the end of the retention period:',
  'settings.changed': 'changed the settings',
  'template.changed': 'changed a template',
  'notification.resent': 'sent a message again',
  'package.changed': 'changed a package',
  'source.added': 'added a lead source',
  'source.secret-made': 'made a new secret of a lead source',
  'source.secret-revoked': 'revoked a secret of a lead source',
  'source.removed': 'removed a lead source',
  'staff.invited': 'invited a colleague',
  'staff.invite-withdrawn': 'withdrew an invitation',
  'staff.added': 'added',
  'staff.joined': 'joined the team',
  'staff.role-changed': 'changed the role of',
  'staff.deactivated': 'closed the account of',
  'staff.reactivated': 'reopened the account of',
  'security.password-changed': 'changed their own password',
  'security.two-factor-on': 'turned on two-factor authentication',
  'security.two-factor-off': 'turned off two-factor authentication',
  'security.two-factor-codes': 'created new backup codes',
  'security.passkey-added': 'added a passkey',
  'security.passkey-removed': 'removed a passkey',
  'security.session-revoked': 'signed a device out',
  'security.reset': 'reset their account by a recovery link',
}

const WAYS: Record<string, string> = {
  password: 'by password',
  code: 'with two-factor authentication',
  'backup-code': 'with a backup code',
  passkey: 'by passkey',
}

const FIELD_WORDS: Record<string, string> = {
  assignee: 'owner',
  followUpAt: 'follow-up',
  lostReason: 'reason',
  quarantined: 'suspected spam',
  bookedAmount: 'booked amount',
  ...Object.fromEntries(Object.entries(DETAIL_LABELS).map(([name, label]) => [name, label.toLowerCase()])),
}

/** The details of an audit entry. */
export function auditDetail({ detail }: AuditEntry, members: readonly StaffMember[]): string {
  const { way, member, from, to, fields, setting, channel, leads, state, order } = detail
  return [
    typeof way === 'string' && WAYS[way],
    typeof member === 'string' && memberName(members, member),
    typeof from === 'string' && typeof to === 'string' && `from ${from} to ${to}`,
    Array.isArray(fields) &&
      `(${fields.map((field) => FIELD_WORDS[String(field)] ?? String(field)).join(', ')})`,
    typeof setting === 'string' && `(${setting})`,
    typeof detail.package === 'string' && `${detail.package} (${String(state)})`,
    typeof order === 'string' && `in the order of ${order}`,
    typeof channel === 'string' && `(${channel})`,
    typeof leads === 'number' && `(${leads} found)`,
    typeof detail.source === 'string' && sourceLabel(detail.source),
    // An import that was broken off has no counts.
    typeof detail.rows === 'number' && `(${detail.rows} rows)`,
    typeof detail.added === 'number' &&
      `(${detail.added} added, ${detail.known} already here, ${detail.faulty} refused)`,
  ]
    .filter(Boolean)
    .join(' ')
}
