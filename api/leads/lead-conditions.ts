import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { OPEN_STATUSES } from '../../src/contract/lead-status.ts'
import { endOfIndianDay, indianDay } from '../../src/contract/travel-date.ts'
import type { Schema } from '../db/schema.ts'

/** Conditions on rows of `lead`, for `where`. */
export type Leads = ExpressionBuilder<Schema, 'lead'>

/** The first response to an open lead is late. */
export function isOverdue(now: Date) {
  return (eb: Leads) => eb.and([eb('respond_by', '<=', now.toISOString()), awaitsResponse(eb)])
}

/** A lead that was booked without a quotation was not quoted. */
export function wasQuoted(eb: Leads) {
  return eb.or([eb('quoted_at', 'is not', null), eb('status', '=', 'quoted')])
}

/** Its follow-up is due. */
export function isDue(now: Date) {
  return (eb: Leads) => eb('follow_up_at', '<=', now.toISOString())
}

/** It is overdue, or its follow-up is due. */
export function isUrgent(now: Date) {
  return (eb: Leads) => eb.or([isOverdue(now)(eb), isDue(now)(eb)])
}

/** Its follow-up is due by the end of the Indian day. */
export function isDueToday(now: Date) {
  return (eb: Leads) => eb('follow_up_at', '<=', endOfIndianDay(indianDay(now)))
}

/** An open lead without a first response. */
export function awaitsResponse(eb: Leads) {
  return eb.and([eb('responded_at', 'is', null), eb('status', 'in', OPEN_STATUSES)])
}

/** The first response was in time, and not given before staff entered the lead: that counts for no response time. */
export function wasAnsweredInTime(eb: Leads) {
  return eb.and([
    eb('responded_at', '<=', eb.ref('respond_by')),
    eb('responded_at', '!=', eb.ref('received_at')),
  ])
}

/** False where a condition is null, so that its negation selects all others. */
export function neverNull(condition: Expression<SqlBool>) {
  return sql<boolean>`coalesce(${condition}, false)`
}
