import type { ContactChannel, Lead, LeadChange } from '../../contract/lead.ts'
import type { CallResult } from '../../contract/lead-work.ts'

/** The fields that a change which may be sent later can have. */
export const KEPT_FIELDS = ['status', 'followUpAt', 'lostReason', 'bookedAmount'] as const
type KeptField = (typeof KEPT_FIELDS)[number]

/** A change with the version that the user saw, so that the server refuses it where a colleague was faster. */
export type KeptChange = Pick<LeadChange, KeptField> & { version: number }

/** What a member of staff did on a lead. */
export type DeskAct =
  | { type: 'note'; text: string }
  | { type: 'contact'; channel: ContactChannel }
  | { type: 'call-outcome'; result: CallResult }
  /** `seen`: the lead's values when the user made the change. */
  | { type: 'change'; change: KeptChange; seen: Partial<Pick<Lead, KeptField>> }

/** An act that is kept on the device until the server has done it; nothing of the lead but its reference. */
export type DeskAction = {
  v: 1
  /** The Idempotency-Key: sent twice, it is done once. */
  id: string
  /** Who did it; nobody else sends or sees it. */
  userId: string
  leadId: string
  reference: string
  act: DeskAct
  /** ISO instant on the device's clock when it was done. */
  at: string
  attempts: number
  /** Device clock, epoch ms: before when not to try again. */
  nextAttemptAt: number
  /** Why the server refused it: it is not sent again by itself. */
  refusal?: string
}

/** An act of a user on a lead. */
export type NewDeskAction = Pick<DeskAction, 'userId' | 'leadId' | 'reference' | 'act'>

/**
 * The result of one attempt. `retry`: the network, a proxy or the server is at fault; `signed-out`: it can be sent after
 * a sign-in; `refused`: our server will not do it.
 */
export type SendOutcome =
  /** With the lead's version now, and before the action where the server says that nobody changed the lead in between. */
  | { type: 'done'; version: number; versionBefore?: number | undefined }
  | { type: 'retry'; error: unknown }
  | { type: 'signed-out'; error: unknown }
  | { type: 'refused'; error: Error }
