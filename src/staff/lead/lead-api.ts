import * as v from 'valibot'
import type { KeptChange } from '../../contract/desk-action.ts'
import { type Board, BoardSchema, type Day, DaySchema, type Whose } from '../../contract/desk-overview.ts'
import { type Receipt, ReceiptSchema } from '../../contract/enquiry.ts'
import {
  type ContactChannel,
  type Lead,
  type LeadList,
  LeadListSchema,
  LeadSchema,
  type StaffMember,
  StaffMemberSchema,
} from '../../contract/lead.ts'
import {
  type LeadFilters,
  type LeadView,
  type LeadViewList,
  LeadViewListSchema,
  LeadViewsSchema,
} from '../../contract/lead-filters.ts'
import {
  type CallResult,
  type DeskLead,
  DeskLeadSchema,
  type PresenceStatus,
  PresenceStatusSchema,
} from '../../contract/lead-work.ts'
import {
  type BulkChange,
  type BulkResult,
  BulkResultSchema,
  type HandOver,
  HandOverResultSchema,
} from '../../contract/many-leads.ts'
import { type Template, type TemplateEdit, TemplateListSchema } from '../../contract/message-template.ts'
import type { ManualLead } from '../../contract/new-lead.ts'
import { STAFF_HEADER } from '../../contract/team.ts'
import { NOT_OUR_SERVER, request, StaffApiError, staffHeaders, withIdempotencyKey } from '../ui/staff-api.ts'

export type LeadSearch = { filters: LeadFilters; q: string; cursor?: string }

/**
 * A page of the inbox by sections; search results and suspected spam, which has no sections, newest first. The search text stays
 * out of URLs.
 */
export async function searchLeads(
  { filters, q, cursor }: LeadSearch,
  signal: AbortSignal | null = null,
): Promise<LeadList> {
  const order = q || filters.quarantined === 'true' ? 'newest' : 'urgent'
  const query = { ...filters, order, ...(q && { q }), ...(cursor && { cursor }) }
  return v.parse(LeadListSchema, await request('POST', '/api/lead-search', query, { signal }))
}

/** The leads by status. */
export async function readBoard(whose: Whose): Promise<Board> {
  return v.parse(BoardSchema, await request('GET', `/api/board?whose=${whose}`))
}

/** What has to be done today. */
export async function readDay(whose: Whose): Promise<Day> {
  return v.parse(DaySchema, await request('GET', `/api/today?whose=${whose}`))
}

export async function readLead(id: string): Promise<DeskLead> {
  return v.parse(DeskLeadSchema, await request('GET', leadPath(id)))
}

/** Adds a lead by hand. Sending it again under the same id adds nothing. */
export async function addLead(id: string, lead: ManualLead): Promise<Receipt> {
  return v.parse(ReceiptSchema, await request('POST', '/api/leads', lead, withIdempotencyKey(id)))
}

/** A colleague saved first; nothing was overwritten. */
export class LeadConflict extends Error {
  /** The lead as the colleague saved it. */
  readonly lead: Lead
  constructor(message: string, lead: Lead) {
    super(message)
    this.lead = lead
  }
}

const ConflictSchema = v.object({ lead: LeadSchema })

/** Changes the lead. Throws {@link LeadConflict} when the change is based on an outdated version. */
export async function sendChange(id: string, change: KeptChange, action: SentAction): Promise<ActionAnswer> {
  const { followUpAt } = change
  // A follow-up that had to wait until its time was over is saved because it was later when it was set. Servers before do not know
  // the time of a change, and refuse what they do not know.
  const isLate = typeof followUpAt === 'string' && Date.parse(followUpAt) < Date.now()
  const body = isLate ? { ...change, at: action.at } : change
  return sendAction(id, undefined, body, action).catch(throwConflict)
}

function throwConflict(error: unknown): never {
  if (!(error instanceof StaffApiError && error.status === 409)) throw error
  const conflict = v.safeParse(ConflictSchema, error.answer)
  throw conflict.success ? new LeadConflict(error.message, conflict.output.lead) : error
}

/** Who did an action, its id, by which the server does it once, and when (ISO instant). */
export type SentAction = { id: string; userId: string; at: string }

/** The lead's version after an action and, where the server says it, before; and the lead, unless it was done before. */
export type ActionAnswer = { version: number; versionBefore?: number | undefined; lead?: Lead | undefined }

export async function addNote(id: string, text: string, action: SentAction): Promise<ActionAnswer> {
  return sendAction(id, 'notes', { text }, action)
}

/** Downloads all leads of a search as a file. Uses POST, so that the search text stays out of URLs. */
export async function exportLeads({ filters, q }: LeadSearch): Promise<void> {
  const response = await fetch('/api/leads.csv', {
    method: 'POST',
    headers: { ...staffHeaders(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...filters, ...(q && { q }) }),
    cache: 'no-store',
  })
  // A captive portal answers 200 with a page.
  const isFile = response.ok && response.headers.get('content-type')?.startsWith('text/csv')
  if (!isFile) throw new StaffApiError(response.status, 'The leads could not be exported.')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'leads.csv'
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Moves all open leads of a member of staff to a colleague, or to nobody; returns how many were moved. */
export async function handOverLeads(handOver: HandOver): Promise<number> {
  return v.parse(HandOverResultSchema, await request('POST', '/api/leads/hand-over', handOver)).moved
}

/** Makes one change of several leads; says of each why it was refused, if it was. */
export async function changeLeads(
  ids: readonly string[],
  { change, versions, actions }: Omit<BulkChange, 'ids'>,
): Promise<BulkResult['leads']> {
  const body = { ids, change, ...(versions && { versions }), actions }
  const signal = AbortSignal.timeout(ACTION_LIMIT_MS)
  const answer = await request('POST', '/api/leads/bulk', body, { signal })
  const result = v.safeParse(BulkResultSchema, answer)
  if (!result.success) throw new StaffApiError(0, NOT_OUR_SERVER)
  return result.output.leads
}

/** Records that staff contacted the traveller. */
export async function recordContact(
  id: string,
  channel: ContactChannel,
  action: SentAction,
): Promise<ActionAnswer> {
  return sendAction(id, 'contacts', { channel }, action)
}

/** Records how a call ended, with its note and follow-up: all, or nothing. Throws {@link LeadConflict} like a change. */
export async function recordCallResult(
  id: string,
  result: CallResult,
  action: SentAction,
): Promise<ActionAnswer> {
  return sendAction(id, 'call-outcomes', result, action).catch(throwConflict)
}

/** Erases the traveller's data permanently; the lead's id stays reserved. */
export async function eraseLead(id: string): Promise<void> {
  await request('DELETE', leadPath(id))
}

export async function mergeLead(id: string, other: string): Promise<void> {
  await request('POST', `${leadPath(id)}/merge`, { other })
}

export async function unmergeLead(id: string): Promise<void> {
  await request('DELETE', `${leadPath(id)}/merge`)
}

/** Reports that the user opened or closed a lead; returns the others who have it open. */
export async function sendPresence(id: string, leaving = false): Promise<PresenceStatus> {
  const answer = await request('POST', `${leadPath(id)}/presence`, { leaving }, { keepalive: leaving })
  return v.parse(PresenceStatusSchema, answer)
}

const MembersSchema = v.object({ staff: v.array(StaffMemberSchema) })

/** All members of staff. */
export async function readMembers(): Promise<StaffMember[]> {
  return v.parse(MembersSchema, await request('GET', '/api/staff')).staff
}

export async function readViews(): Promise<LeadViewList> {
  return v.parse(LeadViewListSchema, await request('GET', '/api/lead-views'))
}

/** Replaces all of the user's own views, which were `before`. */
export async function saveViews(views: LeadView[], before: LeadView[]): Promise<LeadView[]> {
  return v.parse(LeadViewsSchema, await request('PUT', '/api/lead-views', { views, before })).views
}

const TEMPLATES = '/api/lead-templates'

export async function readTemplates(): Promise<Template[]> {
  return v.parse(TemplateListSchema, await request('GET', TEMPLATES)).templates
}

/** Saves a template; returns all templates. */
export async function saveTemplate(id: string, edit: TemplateEdit): Promise<Template[]> {
  const answer = await request('PUT', `${TEMPLATES}/${encodeURIComponent(id)}`, edit)
  return v.parse(TemplateListSchema, answer).templates
}

/** Adds a template, once for each request id; returns all templates. */
export async function addTemplate(edit: TemplateEdit, requestId: string): Promise<Template[]> {
  return v.parse(TemplateListSchema, await request('POST', TEMPLATES, edit, withIdempotencyKey(requestId)))
    .templates
}

export async function removeTemplate(id: string): Promise<Template[]> {
  const answer = await request('DELETE', `${TEMPLATES}/${encodeURIComponent(id)}`)
  return v.parse(TemplateListSchema, answer).templates
}

function leadPath(id: string): `/api/leads/${string}` {
  return `/api/leads/${encodeURIComponent(id)}`
}

/** A network that does not answer must not hold up what the user does next. */
const ACTION_LIMIT_MS = 20_000
const AnsweredLeadSchema = v.object({
  id: v.string(),
  version: v.number(),
  versionBefore: v.optional(v.number()),
})

// `keepalive`, because on a phone a tap on call opens another app.
async function sendAction(
  leadId: string,
  path: 'notes' | 'contacts' | 'call-outcomes' | undefined,
  body: object,
  { id, userId, at }: SentAction,
): Promise<ActionAnswer> {
  const signal = AbortSignal.timeout(ACTION_LIMIT_MS)
  const headers = { ...withIdempotencyKey(id).headers, [STAFF_HEADER]: userId }
  const init = { headers, keepalive: true, signal }
  const answer = path
    ? await request('POST', `${leadPath(leadId)}/${path}`, { ...body, at }, init)
    : await request('PATCH', leadPath(leadId), body, init)
  // A portal may answer 200 as well: only the lead in the answer says that it was done.
  const done = v.safeParse(AnsweredLeadSchema, answer)
  const lead = v.safeParse(LeadSchema, answer)
  if (done.success && done.output.id === leadId)
    return { ...done.output, ...(lead.success && { lead: lead.output }) }
  throw new StaffApiError(0, NOT_OUR_SERVER)
}
