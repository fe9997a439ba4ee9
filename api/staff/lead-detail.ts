import { type Kysely, sql } from 'kysely'
import { findPackage, packagePath } from '../../src/catalogue/packages.ts'
import type { Package } from '../../src/contract/catalogue.ts'
import type { StaffMember } from '../../src/contract/lead.ts'
import type { DeskLead, RelatedLead } from '../../src/contract/lead-work.ts'
import type { Schema } from '../db/schema.ts'
import type { References } from '../leads/reference.ts'
import { partsOf } from './lead-merge.ts'
import { eventView, leadView } from './lead-view.ts'
import { type LeadRow, seenLead } from './lead-work.ts'
import { canSee } from './visibility.ts'

const MOST_RELATED = 50

export type LeadDetailDeps = { kysely: Kysely<Schema>; references: References; packages: () => Package[] }

/** One lead with its history, its parts and the person's other enquiries. */
export function createLeadDetail({ kysely, references, packages }: LeadDetailDeps) {
  return async (id: string, staff: StaffMember): Promise<{ seq: number; detail: DeskLead }> => {
    const lead = await seenLead(kysely, id, staff)
    const parts = await partsOf(kysely, lead.seq)
    const history = await kysely
      .selectFrom('lead_event')
      .selectAll()
      .where('lead_seq', 'in', [lead.seq, ...parts])
      .orderBy('seq')
      .execute()
    const others = await relatives(kysely, lead, parts)
    const view = (row: LeadRow) => relatedView(row, staff, references)
    return {
      seq: lead.seq,
      detail: {
        ...leadView(lead, references),
        history: history.map((event) => ({
          ...eventView(event),
          ...(event.lead_seq !== lead.seq && { part: references.of(event.lead_seq) }),
        })),
        related: others.filter((row) => row.merged_into === null && row.seq !== lead.merged_into).map(view),
        merged: others.filter((row) => row.merged_into !== null && parts.includes(row.seq)).map(view),
        keptAs: others.filter((row) => row.seq === lead.merged_into).map(view)[0] ?? null,
        package: packageOf(lead.source_domain, packages()),
      },
    }
  }
}

// Everything that has to do with a lead: the same number, the same address, or joined to it by hand.
async function relatives(kysely: Kysely<Schema>, lead: LeadRow, parts: number[]): Promise<LeadRow[]> {
  const joined = lead.merged_into === null ? parts : [...parts, lead.merged_into]
  const email = lead.email?.toLowerCase()
  return kysely
    .selectFrom('lead')
    .selectAll()
    .where('seq', '!=', lead.seq)
    .where((eb) =>
      eb.or([
        ...(lead.contact ? [eb('contact', '=', lead.contact)] : []),
        ...(email ? [eb.and([eb('email', 'is not', null), eb(sql`lower(email)`, '=', email)])] : []),
        ...(joined.length > 0 ? [eb('seq', 'in', joined)] : []),
      ]),
    )
    .orderBy('seq', 'desc')
    .limit(MOST_RELATED)
    .execute()
}

function relatedView(row: LeadRow, staff: StaffMember, references: References): RelatedLead {
  return {
    id: canSee(staff, row) ? row.id : null,
    reference: references.of(row.seq),
    status: row.status,
    assignee: row.assignee,
    receivedAt: row.received_at,
    subject:
      row.kind === 'flight' ? `Flight to ${row.destination}` : (row.destination ?? 'Erased on request'),
  }
}

/** The package on whose page an enquiry was written. */
export function packageOf(source: string | null, packages: Package[]): DeskLead['package'] {
  if (!source || !URL.canParse(source)) return null
  const [, destination = '', name = ''] = new URL(source).pathname.split('/')
  const found = name ? findPackage(packages, destination, name) : undefined
  return found ? { name: found.packageName, path: packagePath(found) } : null
}
