import type { ColumnType, Generated } from 'kysely'
import type { EnquiryKind } from '../../src/contract/enquiry.ts'
import type { LeadEventType, LeadStatus } from '../../src/contract/lead.ts'
import type { PackageState } from '../../src/contract/package-edit.ts'
import type { DeskTables } from './tables-desk.ts'
import type { NotifyTables } from './tables-notify.ts'
import type { OfficeTables } from './tables-office.ts'
import type { PackageOrderTable } from './tables-package-order.ts'

/** ISO 8601 instant in UTC with milliseconds: as text it sorts by time, and reads alike in both databases. */
type Instant = string

/** An enquiry the agency holds. After erasure everything personal is null, the rest is its tombstone. */
export type LeadTable = {
  /** Order of arrival; the reference is made from it. */
  seq: Generated<number>
  /** The enquiry's own id, made on the device: never used twice. */
  id: string
  /** Keyed digest of what the form held, to tell a replay from another enquiry under the same id. */
  fingerprint: string
  kind: EnquiryKind
  status: Generated<LeadStatus>
  assignee: string | null
  follow_up_at: Instant | null
  /** Why it is kept apart as suspected spam; null when it is not. */
  quarantine: string | null
  /** The server's clock. */
  received_at: Instant
  /** The device's clock: a hint. */
  composed_at: Instant | null
  consent: string | null
  source_domain: string | null
  name: string | null
  contact: string | null
  email: string | null
  destination: string | null
  /** The form's fields as JSON. */
  fields: string | null
  erased_at: Instant | null
  /** When the first answer is due; null without a target, and for suspected spam. */
  respond_by: Instant | null
  /** The first time staff turned to the traveller. */
  responded_at: Instant | null
  /** When being overdue was told; never twice. */
  escalated_at: Instant | null
  lost_reason: string | null
  /** Number of the lead this one is part of now. */
  merged_into: number | null
  /** The follow-up that staff were reminded of. */
  reminded_at: Instant | null
  /** Day of travel and when they want to book, out of `fields`: the database keeps them so. */
  travel_on: ColumnType<string | null, never, never>
  booking_time: ColumnType<string | null, never, never>
  /** Counts changes by staff; a save that names an older one is refused. */
  version: Generated<number>
}

/** What happened to leads, in the order it happened; also the sequence of the live inbox. */
export type LeadEventTable = {
  seq: Generated<number>
  lead_seq: number
  type: LeadEventType
  at: Instant
  /** Member of staff; null for the traveller and the system. */
  actor: string | null
  /** JSON: the note's text, or what changed. */
  data: string | null
}

/** A package as staff saved it; the highest version of a key is the present one. Built-in packages have none until edited. */
export type PackageVersionTable = {
  seq: Generated<number>
  key: string
  version: number
  state: PackageState
  /** JSON: a whole package, or what there is of it while it is a draft. */
  document: string
  at: Instant
  actor: string
}

/** Secrets and marks that belong to the installation. */
export type SettingTable = { key: string; value: string }

// The databases differ in how they take instants and flags; these tables are the sign-in library's, and read by it.
type AuthInstant = ColumnType<string | Date, string | Date, string | Date>
type AuthFlag = ColumnType<boolean | number, boolean | number, boolean | number>

/** Staff, as the sign-in library keeps them. */
export type UserTable = {
  id: string
  name: string
  email: string
  emailVerified: AuthFlag
  image: string | null
  createdAt: AuthInstant
  updatedAt: AuthInstant
  role: string
  /** ISO instant from which nobody may come in with this account. */
  deactivatedAt: string | null
  twoFactorEnabled: AuthFlag | null
}

/** How staff can sign in: `credential` with the hash of a password. */
export type AccountTable = {
  id: string
  accountId: string
  providerId: string
  userId: string
  password: string | null
  createdAt: AuthInstant
  updatedAt: AuthInstant
}

export type Schema = DeskTables &
  NotifyTables &
  OfficeTables & {
    lead: LeadTable
    lead_event: LeadEventTable
    setting: SettingTable
    package_version: PackageVersionTable
    package_order: PackageOrderTable
    user: UserTable
    account: AccountTable
  }
