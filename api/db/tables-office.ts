import type { Generated } from 'kysely'

/** ISO 8601 instant in UTC. */
type Instant = string

/** The audit log. Travellers appear only by their lead's number. */
export type AuditTable = {
  seq: Generated<number>
  at: Instant
  /** Member of staff; null for unknown users and for the system. */
  actor: string | null
  action: string
  lead_seq: number | null
  /** JSON: ids, counts and field names. */
  detail: string | null
}

/** An open invite; deleted when it is used or withdrawn. */
export type InviteTable = {
  id: string
  /** Hash of the token; the token itself is only in the link. */
  token_digest: string
  name: string
  email: string
  role: string
  invited_by: string
  created_at: Instant
  expires_at: Instant
}

/** Working hours of a member of staff, and their place in the assignment order. */
export type ShiftTable = {
  user_id: string
  /** JSON: own working hours; null for the office's. */
  hours: string | null
  /** 1 while on leave: no lead is assigned to them. */
  away: Generated<number>
  /** Increases with every assignment; the member with the lowest value gets the next lead. */
  last_turn: Generated<number>
}

/** Office settings, each a JSON document. */
export type OfficeTable = { key: string; value: string; version: Generated<number> }

/** Tables of the sign-in library with the columns that our code uses. */
export type PasskeyTable = { id: string; userId: string; credentialID: string }
export type TwoFactorTable = {
  id: string
  userId: string
  /** Encrypted by the sign-in library. */
  secret: string
  /** Time step of the last used code; codes of this and earlier steps are refused. */
  lastStep: number | null
}
export type VerificationTable = {
  id: string
  identifier: string
  value: string
  expiresAt: string | Date
  createdAt: string | Date
}
export type SessionTable = {
  id: string
  userId: string
  token: string
  userAgent: string | null
  createdAt: string | Date
  updatedAt: string | Date
  expiresAt: string | Date
  /** When the user last entered the password again in it. */
  confirmedAt: Instant | null
}

export type OfficeTables = {
  audit: AuditTable
  invite: InviteTable
  shift: ShiftTable
  office: OfficeTable
  passkey: PasskeyTable
  twoFactor: TwoFactorTable
  session: SessionTable
  verification: VerificationTable
}
