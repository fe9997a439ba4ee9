import type { Generated } from 'kysely'
import type { TemplateChannel } from '../../src/contract/message-template.ts'

/** A view of the inbox that a member of staff keeps. */
export type LeadViewTable = {
  /** Id of the member of staff. */
  staff: string
  position: number
  name: string
  /** JSON: filters that name nobody. */
  filters: string
}

/** Who has a lead open just now. */
export type LeadPresenceTable = {
  lead_seq: number
  staff: string
  /** ISO 8601 instant in UTC; what is older than a few seconds is over. */
  seen_at: string
}

/** A message staff send, with its placeholders. */
export type MessageTemplateTable = {
  id: string
  channel: TemplateChannel
  name: string
  /** Empty but for mail. */
  subject: string
  body: string
  position: number
  /** Counts edits; a save that names an older one is refused. */
  version: Generated<number>
}

export type DeskTables = {
  lead_view: LeadViewTable
  lead_presence: LeadPresenceTable
  message_template: MessageTemplateTable
}
