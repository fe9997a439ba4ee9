import * as v from 'valibot'
import { LeadChangeSchema } from './lead.ts'

const member = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** `POST /api/leads/hand-over` (manager): all open leads of one member of staff go to another. */
export const HandOverSchema = v.strictObject({
  from: member,
  /** Null: the leads become unassigned. */
  to: v.nullable(member),
})
export type HandOver = v.InferOutput<typeof HandOverSchema>

export const HandOverResultSchema = v.object({
  /** How many leads were moved. */
  moved: v.number(),
})
export type HandOverResult = v.InferOutput<typeof HandOverResultSchema>

/** The most leads that are changed at once. */
export const MAX_LEADS_AT_ONCE = 200

/** `POST /api/leads/bulk`: one change of many leads, with the rights that the user has for each of them. */
export const BulkChangeSchema = v.strictObject({
  ids: v.pipe(
    v.array(v.pipe(v.string(), v.uuid('There is no such lead.'))),
    v.minLength(1, 'Please select a lead.'),
    v.maxLength(MAX_LEADS_AT_ONCE, `At most ${MAX_LEADS_AT_ONCE} leads can be changed at once.`),
  ),
  change: v.pipe(
    LeadChangeSchema,
    v.check(({ version }) => version === undefined, 'One version cannot be that of many leads.'),
    v.check(
      ({ details, bookedAmount }) => details === undefined && bookedAmount === undefined,
      'Details and amounts belong to one lead.',
    ),
  ),
  /** Versions that the change is based on, by lead; one with another version is refused. */
  versions: v.optional(v.record(v.string(), v.number())),
  /** The id of each lead's change, by lead: one that is sent again, also as a change of this lead only, is done once. */
  actions: v.optional(v.record(v.string(), v.pipe(v.string(), v.uuid('The id of a change must be a UUID.')))),
})
export type BulkChange = v.InferOutput<typeof BulkChangeSchema>

/** The result for each lead, in the order of the request. */
export const BulkResultSchema = v.object({
  leads: v.array(
    v.object({
      id: v.string(),
      /** Why it was not changed; absent when it was. */
      refusal: v.optional(v.string()),
      /** Of a lead that was changed: its version now, and what it had before, for an undo. */
      version: v.optional(v.number()),
      before: v.optional(v.object({ assignee: v.nullable(v.string()), followUpAt: v.nullable(v.string()) })),
    }),
  ),
})
export type BulkResult = v.InferOutput<typeof BulkResultSchema>
