import { type Kysely, sql } from 'kysely'
import { findPackage, findPackageByAbout, packagePath } from '../../src/catalogue/packages.ts'
import type { Package } from '../../src/contract/catalogue.ts'
import type { StaffMember } from '../../src/contract/lead.ts'
import type { DeskLead, RelatedLead } from '../../src/contract/lead-work.ts'
import { parseWebAddress } from '../../src/contract/web-address.ts'
import type { ViewAudit } from '../audit/view-audit.ts'
import type { Schema } from '../db/schema.ts'
import { eventView, leadView } from '../leads/lead-view.ts'
import { findVisibleLead, type LeadRow } from '../leads/lead-work.ts'
import { findMergedParts } from '../leads/merged-leads.ts'
import type { References } from '../leads/reference.ts'
import { canSee } from '../leads/visibility.ts'
import type { OfficeState } from '../office/office-state.ts'

const MAX_RELATED = 50

/** When to call again who did not answer, minutes of working time. */
const CALL_AGAIN_MINUTES = 120

export type LeadDetailDeps = {
  office: OfficeState
  kysely: Kysely<Schema>
  references: References
  packages: () => Package[]
  audit: ViewAudit
}

/** Reads a lead with its history, merged leads and the person's other enquiries; records the view in the audit log. */
export function createLeadDetail({ kysely, office, references, packages, audit }: LeadDetailDeps) {
  async function audited(id: string, staff: StaffMember): Promise<LeadRow> {
    const lead = await findVisibleLead(kysely, id, staff)
    await audit(staff.id, 'lead.viewed', lead.seq)
    return lead
  }

  async function read(id: string, staff: StaffMember): Promise<DeskLead> {
    const lead = await audited(id, staff)
    const parts = await findMergedParts(kysely, [lead.seq])
    const history = await kysely
      .selectFrom('lead_event')
      .selectAll()
      .where('lead_seq', 'in', [lead.seq, ...parts])
      .orderBy('seq')
      .execute()
    const joined = await leadsOf(kysely, parts)
    const [kept = null] = await leadsOf(kysely, lead.merged_into === null ? [] : [lead.merged_into])
    const related = await relatedLeads(kysely, lead, joined)
    const view = (row: LeadRow) => relatedView(row, staff, references)
    return {
      ...leadView(lead, references),
      history: history.map((event) => ({
        ...eventView(event),
        ...(event.lead_seq !== lead.seq && { part: references.of(event.lead_seq) }),
      })),
      otherContacts: distinct(joined, ({ contact }) => contact, lead.contact),
      otherEmails: distinct(joined, ({ email }) => email?.toLowerCase() ?? null, lead.email?.toLowerCase()),
      related: related.map(view),
      merged: joined.toReversed().map(view),
      keptAs: kept && view(kept),
      callAgainAt: await office.inWorkingMinutes(CALL_AGAIN_MINUTES),
      package: packageOf(lead, packages()),
    }
  }
  return { read, audited }
}

async function leadsOf(kysely: Kysely<Schema>, seqs: number[]): Promise<LeadRow[]> {
  if (seqs.length === 0) return []
  return kysely.selectFrom('lead').selectAll().where('seq', 'in', seqs).orderBy('seq').execute()
}

// The values of these leads, each once, without the one that is known already.
function distinct(
  rows: LeadRow[],
  pick: (row: LeadRow) => string | null,
  known: string | null | undefined,
): string[] {
  return [...new Set(rows.flatMap((row) => pick(row) ?? []))].filter((value) => value !== known)
}

// The newest other leads with the phone number or e-mail address of this lead or of one merged into it.
async function relatedLeads(kysely: Kysely<Schema>, lead: LeadRow, parts: LeadRow[]): Promise<LeadRow[]> {
  const contacts = distinct([lead, ...parts], ({ contact }) => contact, undefined)
  const emails = distinct([lead, ...parts], ({ email }) => email?.toLowerCase() ?? null, undefined)
  const newest = kysely
    .selectFrom('lead')
    .selectAll()
    .where('merged_into', 'is', null)
    .where('seq', 'not in', [lead.seq, ...(lead.merged_into === null ? [] : [lead.merged_into])])
    .orderBy('seq', 'desc')
    .limit(MAX_RELATED)
  const byEmail = newest.where('email', 'is not', null)
  const found = new Map<number, LeadRow>()
  // One query for each value, whose index has the order: all leads of a flood would be sorted otherwise.
  for (const query of [
    ...contacts.map((contact) => newest.where('contact', '=', contact)),
    ...emails.map((email) => byEmail.where(sql`lower(email)`, '=', email)),
  ])
    for (const row of await query.execute()) found.set(row.seq, row)
  return [...found.values()].sort((a, b) => b.seq - a.seq).slice(0, MAX_RELATED)
}

function relatedView(row: LeadRow, staff: StaffMember, references: References): RelatedLead {
  return {
    id: canSee(staff, row) ? row.id : null,
    reference: references.of(row.seq),
    status: row.status,
    quarantined: row.quarantine !== null,
    assignee: row.assignee,
    receivedAt: row.received_at,
    subject:
      row.kind === 'flight' ? `Flight to ${row.destination}` : (row.destination ?? 'Erased on request'),
  }
}

/** The package that was chosen, else the one on whose page the enquiry was written; null for neither. */
export function packageOf(
  { source_domain: source, fields }: Pick<LeadRow, 'source_domain' | 'fields'>,
  packages: Package[],
): DeskLead['package'] {
  const { about } = JSON.parse(fields ?? '{}') as { about?: string }
  const found = (about && findPackageByAbout(packages, about)) || packageAt(source, packages)
  return found ? { name: found.packageName, path: packagePath(found) } : null
}

function packageAt(source: string | null, packages: Package[]): Package | undefined {
  const [, destination = '', name = ''] = parseWebAddress(source ?? '')?.pathname.split('/') ?? []
  return name ? findPackage(packages, destination, name) : undefined
}
