import * as v from 'valibot'

/** The actions in the audit log, each as `subject.event`. */
export const AUDIT_ACTIONS = [
  'sign-in.ok',
  'sign-in.failed',
  'sign-in.refused',
  'sign-in.ended',
  'lead.viewed',
  'lead.listed',
  'lead.added',
  'lead.changed',
  'lead.noted',
  'lead.contacted',
  'lead.merged',
  'lead.unmerged',
  'lead.exported',
  'lead.imported',
  'lead.erased',
  'quotation.created',
  'quotation.sent',
  'quotation.linked',
  'quotation.links-revoked',
  'quotation.confirmed',
  'quotation.confirmation-taken-back',
  'quotation.withdrawn',
  'quotation.paid',
  'quotation.payment-voided',
  'person.viewed',
  'person.erased',
  'retention.erased',
  'settings.changed',
  'template.changed',
  'notification.resent',
  'package.changed',
  'source.added',
  'source.secret-made',
  'source.secret-revoked',
  'source.removed',
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

/** The subjects of the actions: the part before the dot. */
export const AUDIT_SUBJECTS = [
  'sign-in',
  'lead',
  'quotation',
  'person',
  'retention',
  'settings',
  'template',
  'notification',
  'package',
  'source',
  'staff',
  'security',
] as const

/** One entry of the audit log. */
export const AuditEntrySchema = v.object({
  seq: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Id of the member of staff; null for unknown users and for the system. */
  actor: v.nullable(v.string()),
  action: v.picklist(AUDIT_ACTIONS),
  /** The lead concerned; it may have been erased since. */
  lead: v.nullable(v.object({ id: v.string(), reference: v.string() })),
  /** Ids, counts and field names; never a traveller's text. */
  detail: v.record(v.string(), v.unknown()),
})
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>

/** `GET /api/audit?subject=&actor=&lead=&from=&to=&cursor=`: newest first. */
export const AuditListSchema = v.object({
  entries: v.array(AuditEntrySchema),
  nextCursor: v.nullable(v.string()),
})
export type AuditList = v.InferOutput<typeof AuditListSchema>
