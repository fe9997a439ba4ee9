import type { Generated } from 'kysely'

/** ISO 8601 instant in UTC. */
type Instant = string

/** What staff did, for the owner to look up. Travellers appear by their lead's number only. */
export type AuditTable = {
  seq: Generated<number>
  at: Instant
  /** Member of staff; null for strangers at the door and for the system. */
  actor: string | null
  action: string
  lead_seq: number | null
  /** JSON: ids, counts and field names. */
  detail: string | null
}

/** Somebody who is to join; gone when the link was used or taken back. */
export type InviteTable = {
  id: string
  /** The link's token is known only to who holds it. */
  token_digest: string
  name: string
  email: string
  role: string
  invited_by: string
  created_at: Instant
  expires_at: Instant
}

/** When a member of staff works, and whose turn it is. */
export type ShiftTable = {
  user_id: string
  /** JSON: own working hours; null for the office's. */
  hours: string | null
  /** 1 while on leave: no lead is given to them. */
  away: Generated<number>
  /** Counts up over all: the lowest waits longest for a lead. */
  last_turn: Generated<number>
}

/** The owner's decisions on how the office works, each a JSON document. */
export type OfficeTable = { key: string; value: string; version: Generated<number> }

/** What a member of staff signs in with besides a password; the sign-in library's tables, as far as we look at them. */
export type PasskeyTable = { id: string; userId: string }
export type SecondStepTable = { id: string; userId: string }
export type SessionTable = {
  id: string
  userId: string
  userAgent: string | null
  createdAt: string | Date
  updatedAt: string | Date
  expiresAt: string | Date
}

export type OfficeTables = {
  audit: AuditTable
  invite: InviteTable
  shift: ShiftTable
  office: OfficeTable
  passkey: PasskeyTable
  twoFactor: SecondStepTable
  session: SessionTable
}
