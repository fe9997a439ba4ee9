import type { ColumnType, Generated } from 'kysely'
import type { LeadEventType, LeadKind, LeadStatus } from '../../src/contract/lead.ts'
import type { PackageState } from '../../src/contract/package-edit.ts'
import type { DeskTables } from './tables-desk.ts'
import type { InboundTables } from './tables-inbound.ts'
import type { NotifyTables } from './tables-notify.ts'
import type { OfficeTables } from './tables-office.ts'
import type { PackageOrderTable } from './tables-package-order.ts'
import type { PhotoTables } from './tables-photos.ts'
import type { TripTables } from './tables-trips.ts'

/** ISO 8601 instant in UTC with milliseconds: text that sorts by time, the same in both databases. */
type Instant = string

/** A lead. After an erasure all personal columns are null; the row remains as a tombstone. */
export type LeadTable = {
  /** Order of arrival; the reference is made from it. */
  seq: Generated<number>
  /** The enquiry's id, created on the device and never reused. */
  id: string
  /** Keyed hash of the content, which distinguishes a replay from a different enquiry with the same id. */
  fingerprint: string
  /** Version of the fingerprint's algorithm. */
  fingerprint_version: Generated<number>
  kind: LeadKind
  status: Generated<LeadStatus>
  assignee: string | null
  follow_up_at: Instant | null
  /** Why it is quarantined as suspected spam: its spam signals, or `staff`; null when it is not. */
  quarantine: string | null
  /** All spam signals of the enquiry, joined by commas, also a single one; null without any. */
  spam_signals: string | null
  /** The server's clock. */
  received_at: Instant
  /** The device's clock; not trusted. */
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
  /** When the first response is due; null without a response target, and for suspected spam. */
  respond_by: Instant | null
  /** When staff first contacted the traveller. */
  responded_at: Instant | null
  /** When staff were notified that it is overdue; at most once. */
  escalated_at: Instant | null
  lost_reason: string | null
  /** When it was first quoted, and when it was booked last; null while it is not booked. */
  quoted_at: Instant | null
  booked_at: Instant | null
  /** What a booked lead is worth, in rupees. */
  booked_amount: number | null
  /** Number of the lead that this one was merged into. */
  merged_into: number | null
  /** The `follow_up_at` that staff were last reminded of. */
  reminded_at: Instant | null
  /** Travel date and booking time: columns that the database generates from `fields`. */
  travel_on: ColumnType<string | null, never, never>
  booking_time: ColumnType<string | null, never, never>
  /** Where it comes from (contract/lead-source.ts) and what was chosen: generated, too. */
  lead_source: ColumnType<string | null, never, never>
  about: ColumnType<string | null, never, never>
  /** Counts changes by staff; a save that names an older one is refused. */
  version: Generated<number>
}

/** The history of all leads in order; also the sequence of the live inbox. */
export type LeadEventTable = {
  seq: Generated<number>
  lead_seq: number
  type: LeadEventType
  at: Instant
  /** Member of staff; null for the traveller and the system. */
  actor: string | null
  /** JSON: the note's text, or the changes. */
  data: string | null
}

/** A saved version of a package; the highest of a key is the current one. A built-in package has none until it is edited. */
export type PackageVersionTable = {
  seq: Generated<number>
  key: string
  version: number
  state: PackageState
  /** JSON: a package; a draft may be incomplete. */
  document: string
  at: Instant
  actor: string
  /** Why it was saved, where it was asked: a change of prices. */
  reason: string | null
  /** Id of the change of many packages that it was saved with. */
  batch: string | null
  /** From and until when travellers see it; null without a limit. */
  live_from: Instant | null
  live_until: Instant | null
  /** Id that the device gave a new package: sent again, it is the same one. */
  request_id: Generated<string | null>
}

/** Secrets and internal settings of the installation. */
export type SettingTable = { key: string; value: string }

// Tables of the sign-in library, in which instants and flags differ between the databases.
type AuthInstant = ColumnType<string | Date, string | Date, string | Date>
type AuthFlag = ColumnType<boolean | number, boolean | number, boolean | number>

/** Members of staff; a table of the sign-in library. */
export type UserTable = {
  id: string
  name: string
  email: string
  emailVerified: AuthFlag
  image: string | null
  createdAt: AuthInstant
  updatedAt: AuthInstant
  role: string
  /** ISO instant when the account was closed. */
  deactivatedAt: string | null
  twoFactorEnabled: AuthFlag | null
}

/** Sign-in methods: `credential` with the hash of a password. */
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
  InboundTables &
  NotifyTables &
  OfficeTables &
  PhotoTables &
  TripTables & {
    lead: LeadTable
    lead_event: LeadEventTable
    setting: SettingTable
    package_version: PackageVersionTable
    package_order: PackageOrderTable
    user: UserTable
    account: AccountTable
  }
