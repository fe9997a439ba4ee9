import type { Generated } from 'kysely'

/** What staff did, for the owner to look up. Travellers appear by their lead's number only. */
export type AuditTable = {
  seq: Generated<number>
  /** ISO 8601 instant in UTC. */
  at: string
  /** Member of staff; null for strangers at the door and for the system. */
  actor: string | null
  action: string
  lead_seq: number | null
  /** JSON: ids, counts and field names. */
  detail: string | null
}

export type OfficeTables = {
  audit: AuditTable
}
