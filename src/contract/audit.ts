import * as v from 'valibot'

/** What the audit log keeps, each as `subject.what-happened`. */
export const AUDIT_ACTIONS = [
  'sign-in.ok',
  'sign-in.failed',
  'sign-in.refused',
  'sign-in.ended',
  'lead.viewed',
  'lead.listed',
  'lead.changed',
  'lead.noted',
  'lead.contacted',
  'lead.merged',
  'lead.unmerged',
  'lead.exported',
  'lead.erased',
  'person.viewed',
  'person.erased',
  'retention.erased',
  'settings.changed',
  'template.changed',
  'notification.resent',
  'package.changed',
  'staff.invited',
  'staff.invite-withdrawn',
  'staff.added',
  'staff.joined',
  'staff.role-changed',
  'staff.deactivated',
  'staff.reactivated',
  'security.password-changed',
  'security.two-factor-on',
  'security.two-factor-off',
  'security.two-factor-codes',
  'security.passkey-added',
  'security.passkey-removed',
  'security.session-revoked',
  'security.reset',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** What a line is about: the first word of its action. */
export const AUDIT_SUBJECTS = [
  'sign-in',
  'lead',
  'person',
  'retention',
  'settings',
  'template',
  'notification',
  'package',
  'staff',
  'security',
] as const

/** One line of the log. */
export const AuditEntrySchema = v.object({
  seq: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Id of the member of staff; null for strangers at the door and for the system. */
  actor: v.nullable(v.string()),
  action: v.picklist(AUDIT_ACTIONS),
  /** The lead it was about; it may have been erased since. */
  lead: v.nullable(v.object({ id: v.string(), reference: v.string() })),
  /** Ids, counts and field names; never what a traveller wrote. */
  detail: v.record(v.string(), v.unknown()),
})
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>

/** `GET /api/audit?subject=&actor=&lead=&from=&to=&cursor=`: newest first. */
export const AuditListSchema = v.object({
  entries: v.array(AuditEntrySchema),
  nextCursor: v.nullable(v.string()),
})
export type AuditList = v.InferOutput<typeof AuditListSchema>
