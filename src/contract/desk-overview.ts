import * as v from 'valibot'
import { LEAD_STATUSES, LeadSchema } from './lead.ts'

/** Whose leads an overview shows: the reader's own, or all that they may see. */
export const WHOSE = ['mine', 'all'] as const
export const OverviewQuerySchema = v.object({
  whose: v.optional(v.picklist(WHOSE, 'Please choose mine or all.'), 'mine'),
})
export type Whose = (typeof WHOSE)[number]

/** The order of the columns of the board. */
export const BOARD_COLUMNS = [
  'new',
  'reopened',
  'contacted',
  'quoted',
  'booked',
  'lost',
] as const satisfies readonly (typeof LEAD_STATUSES)[number][]

/** Most leads listed in a column of the board or a part of the day. */
export const MAX_OVERVIEW_LEADS = 50

/** `GET /api/board?whose=`: the leads by status, newest first. */
export const BoardSchema = v.object({
  columns: v.array(
    v.object({
      status: v.picklist(LEAD_STATUSES),
      /** All leads of the column, of which `leads` lists the newest {@link MAX_OVERVIEW_LEADS}. */
      count: v.number(),
      /** Sum of the booked amounts of all, in rupees. */
      amount: v.number(),
      leads: v.array(LeadSchema),
    }),
  ),
  /** Continue from here with the live stream. */
  streamCursor: v.string(),
})
export type Board = v.InferOutput<typeof BoardSchema>

const part = v.object({
  /** All leads of the part, of which `leads` lists the first {@link MAX_OVERVIEW_LEADS}. */
  count: v.number(),
  leads: v.array(LeadSchema),
})

/** `GET /api/today?whose=`: what has to be done today, in order. A lead is in one part only. */
export const DaySchema = v.object({
  /** The first response is late; the longest wait comes first. */
  overdue: part,
  /** The first response is due until the end of the day in India; the next comes first. */
  due: part,
  /** Follow-ups until the end of the day in India, also late ones; the earliest comes first. */
  followUps: part,
  streamCursor: v.string(),
})
export type Day = v.InferOutput<typeof DaySchema>
