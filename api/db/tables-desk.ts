import type { Generated } from 'kysely'
import type { TemplateChannel } from '../../src/contract/message-template.ts'

/** A saved view of the inbox. */
export type LeadViewTable = {
  /** Id of the member of staff. */
  staff: string
  position: number
  name: string
  /** JSON: filters without personal data. */
  filters: string
  /** 1 when the whole team sees it. */
  shared: Generated<number>
}

/** A number, or an e-mail address in lower case, that a lead had before it was corrected. */
export type LeadFormerContactTable = { lead_seq: number; contact: string }

/** The monthly booking target of a member of staff, in rupees. */
export type SalesTargetTable = {
  staff: string
  /** `yyyy-MM` */
  month: string
  amount: number
}

/** The members of staff who have a lead open. */
export type LeadPresenceTable = {
  lead_seq: number
  staff: string
  /** ISO 8601 instant in UTC; expires after seconds. */
  seen_at: string
}

/** A message template with placeholders. */
export type MessageTemplateTable = {
  id: string
  channel: TemplateChannel
  name: string
  /** Empty except for mail. */
  subject: string
  body: string
  position: number
  /** Counts edits; a save that names an older one is refused. */
  version: Generated<number>
}

/** An action of staff that was done, by the id its device gave it. */
export type LeadActionTable = {
  id: string
  lead_seq: number
  /** Id of the member of staff. */
  staff: string
  type: 'note' | 'contact' | 'call-outcome' | 'change'
  /** ISO 8601 instant in UTC. */
  at: string
  /** The lead's versions before and after it; null for actions done by an earlier release. */
  version_before: Generated<number | null>
  version_after: Generated<number | null>
  /** Hash of what it contained; null for actions done by an earlier release, and once the lead is erased. */
  content_digest: Generated<string | null>
}

export type DeskTables = {
  lead_action: LeadActionTable
  lead_former_contact: LeadFormerContactTable
  sales_target: SalesTargetTable
  lead_view: LeadViewTable
  lead_presence: LeadPresenceTable
  message_template: MessageTemplateTable
}
