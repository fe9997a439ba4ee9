import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import { brand } from '../../src/brand.ts'
import type { Lead } from '../../src/contract/lead.ts'
import { AcknowledgementSchema } from '../../src/contract/office.ts'
import { toShownDate } from '../../src/contract/travel-date.ts'
import type { Schema } from '../db/schema.ts'
import type { LeadRow } from '../leads/lead-work.ts'

// The mail that tells a traveller that their enquiry has arrived. It contains nothing that was typed into the form, so
// that nobody can use the form to send texts of their own to strangers.

const PREFIX = 'ack_'
/** Highest numbers in a day, to one mailbox and to all together: anyone can type an address into the form. */
const MOST_TO_ONE = 3
const MOST_TO_ALL = 500
const DAY_MS = 86_400_000
/** Finished messages are deleted after 30 days: of an older enquiry it is not known whether it was acknowledged. */
const MOST_DAYS_LATE = 30

/** Whether the office sends them. */
export async function sendsAcknowledgements(kysely: Kysely<Schema>): Promise<boolean> {
  const row = await kysely
    .selectFrom('office')
    .select('value')
    .where('key', '=', 'acknowledgement')
    .executeTakeFirst()
  const setting = row && v.safeParse(AcknowledgementSchema, JSON.parse(row.value))
  return setting?.success === true && setting.output.on
}

/** The id of a lead's acknowledgement: always the same, so that there is one only. */
export function acknowledgementId(leadId: string): string {
  return PREFIX + createHash('sha256').update(leadId).digest('hex').slice(0, 32)
}

/** Whether a message is an acknowledgement. */
export function isAcknowledgement(messageId: string): boolean {
  return messageId.startsWith(PREFIX)
}

/** The mailboxes that acknowledgements of the last day went to, each once for every mail. */
export async function recentlyAcknowledged(kysely: Kysely<Schema>, now: Date): Promise<string[]> {
  const rows = await kysely
    .selectFrom('delivery')
    .select('target')
    // As in the index of these messages (db/steps/022-acknowledgements.ts).
    .where(sql`substr(message_id, 1, 4)`, '=', sql.lit(PREFIX))
    .where('created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    // One of later was sent before the clock was turned back.
    .where('created_at', '<', new Date(now.getTime() + DAY_MS).toISOString())
    .limit(MOST_TO_ALL)
    .execute()
  return rows.map(({ target }) => mailboxOf(target))
}

/**
 * Whether this lead's traveller is written to: they sent it lately, it is genuine, and neither its mailbox nor all together
 * had too many lately. Adds the mailbox to `recent`.
 */
export function mayAcknowledge(
  { kind, email, quarantine, received_at }: Pick<LeadRow, 'kind' | 'email' | 'quarantine' | 'received_at'>,
  recent: string[],
  now: Date,
): boolean {
  if (kind === 'manual' || kind === 'inbound' || !email || quarantine !== null) return false
  if (Date.parse(received_at) < now.getTime() - MOST_DAYS_LATE * DAY_MS) return false
  if (recent.length >= MOST_TO_ALL) return false
  const mailbox = mailboxOf(email)
  if (recent.filter((other) => other === mailbox).length >= MOST_TO_ONE) return false
  recent.push(mailbox)
  return true
}

// `asha+trip@example.com` is the mailbox of `asha@example.com`, of which anybody can make up any number.
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  return `${name.split('+', 1)[0]}@${domain}`
}

/** The text of the mail. */
export function acknowledgementText(lead: Lead): { subject: string; text: string; html: string } {
  const day = lead.travel_date ?? lead.date
  const paragraphs = [
    ['Hello,'],
    [
      `your enquiry has arrived at ${brand.name}. Its reference is ${lead.reference}.`,
      ...(day ? [`Date of travel: ${toShownDate(day)}`] : []),
    ],
    [`If something in it should be different, write to ${brand.email} or call ${brand.phone.shown}.`],
    ['If you did not send an enquiry, somebody typed your address by mistake: there is nothing to do.'],
    [brand.name],
  ]
  const html = paragraphs.map((lines) => `<p>${lines.map(asHtml).join('<br>\n')}</p>`).join('\n')
  return {
    subject: `Your enquiry ${lead.reference} has arrived`,
    text: `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif">\n${html}\n</body></html>\n`,
  }
}

function asHtml(line: string): string {
  return line.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
