import type { Context } from 'hono'
import type { Database } from '../db/open.ts'
import { inLeadTransaction } from '../leads/lead-work.ts'
import type { References } from '../leads/reference.ts'
import { recordStep } from './quotation-event.ts'
import { keptLeadOf, type LinkRow, type QuotationRow } from './quotation-store.ts'

/** A page that loads itself again within this time is one opening. */
const SAME_OPENING_MS = 60_000
/** Programs that read links for previews and searches, by the names they give themselves. */
const MACHINE = /bot\b|crawler|spider|preview|facebookexternalhit|^WhatsApp\/|curl|wget|python|scrapy/i

/** Whether a request for a trip's data comes from a page that somebody reads. */
export function isReader(c: Context): boolean {
  if (c.req.method !== 'GET') return false
  if (/prefetch|prerender/i.test(`${c.req.header('sec-purpose')} ${c.req.header('purpose')}`)) return false
  // The page reads the data by script. Who opens the address of the data itself is no traveller.
  if (c.req.header('sec-fetch-mode') === 'navigate') return false
  return !MACHINE.test(c.req.header('user-agent') ?? '')
}

/** Records that a link was opened; the first reading of each version is an event of the lead, and staff are notified. */
export async function recordOpening(
  database: Database,
  { link, quotation, references }: { link: LinkRow; quotation: QuotationRow; references: References },
  version: number,
  now = new Date(),
): Promise<boolean> {
  const at = now.toISOString()
  const apart = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const [before, after] = [apart(-SAME_OPENING_MS), apart(SAME_OPENING_MS)]
  const { kysely } = database
  const read = await kysely
    .selectFrom('quotation_version')
    .select('first_opened_at')
    .where('quotation_seq', '=', quotation.seq)
    .where('version', '=', version)
    .executeTakeFirst()
  const last = link.last_opened_at
  if (read?.first_opened_at && last !== null && last > before && last < after) return false
  // Of many requests at once, one changes the row, and the others write nothing: enquiries would wait for each.
  await kysely
    .updateTable('quotation_link')
    .set((eb) => ({
      last_opened_at: at,
      first_opened_at: eb.fn.coalesce('first_opened_at', eb.val(at)),
      opens: eb('opens', '+', 1),
    }))
    .where('token_hash', '=', link.token_hash)
    .where((eb) =>
      eb.or([
        eb('last_opened_at', 'is', null),
        eb('last_opened_at', '<=', before),
        // Further ahead than that was before the clock was turned back.
        eb('last_opened_at', '>=', after),
      ]),
    )
    .execute()
  if (read?.first_opened_at) return false
  return inLeadTransaction(database, async (transaction) => {
    const first = await transaction
      .updateTable('quotation_version')
      .set({ first_opened_at: at })
      .where('quotation_seq', '=', quotation.seq)
      .where('version', '=', version)
      .where('first_opened_at', 'is', null)
      .executeTakeFirst()
    if (Number(first.numUpdatedRows) === 0) return false
    const lead = await keptLeadOf(transaction, quotation.lead_seq)
    await recordStep(transaction, { quotation, lead, references }, { step: 'opened', version }, null)
    return true
  })
}
