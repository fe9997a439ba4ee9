import { brand } from '../../src/brand.ts'
import type { Lead } from '../../src/contract/lead.ts'
import type { NoticeTopic } from '../../src/contract/notify.ts'
import { factsOf, HEADLINES, oneLine, subjectOf } from './words.ts'

export type MailText = {
  subject: string
  text: string
  html: string
  replyTo?: { name: string; address: string }
}

/** What a mail tells about. */
export type MailNotice = { topic: NoticeTopic; lead: Lead }

/** More than this in one digest are only counted. */
const MAX_LISTED = 50

/** A mail's words: one notice in full, or several in short. What travellers typed stands in it as text and nothing else. */
export function mailText(notices: MailNotice[], origin: string): MailText {
  const settings = `${origin}/admin/settings/notifications`
  const [first] = notices
  if (!first)
    return frame('Test message', [['This mail shows that notices of the sales desk arrive here.']], settings)
  if (notices.length > 1) return digest(notices, origin, settings)
  const { topic, lead } = first
  const headline = `${HEADLINES[topic]}: ${subjectOf(lead)}`
  const facts = factsOf(lead).map(([term, value]) => `${term}: ${value}`)
  const mail = frame(
    `${headline} (${lead.reference})`,
    [[`${headline}, ${lead.reference}`], facts, [link(origin, lead)]],
    settings,
  )
  // An answer to the mail goes to the traveller.
  return lead.email
    ? { ...mail, replyTo: { name: oneLine(lead.name, 80), address: oneLine(lead.email, 254) } }
    : mail
}

function digest(notices: MailNotice[], origin: string, settings: string): MailText {
  const listed = notices
    .slice(0, MAX_LISTED)
    .map(({ topic, lead }) => [
      `${HEADLINES[topic]}: ${subjectOf(lead)}, ${lead.reference}`,
      `${oneLine(lead.name, 80)}, ${lead.contact ? `+91 ${oneLine(lead.contact, 20)}` : ''}`,
      link(origin, lead),
    ])
  const more = notices.length - listed.length
  const rest = more > 0 ? [[`… and ${more} more: ${origin}/admin/leads`]] : []
  return frame(`${notices.length} new enquiries`, [...listed, ...rest], settings)
}

function link(origin: string, lead: Lead): string {
  return `${origin}/admin/leads/${lead.id}`
}

// Paragraphs of lines, as plain text and as the simplest HTML.
function frame(subject: string, paragraphs: string[][], settings: string): MailText {
  const all = [...paragraphs, [`${brand.name} sales desk. What is sent here is chosen at`, settings]]
  const html = all.map((lines) => `<p>${lines.map(asHtml).join('<br>\n')}</p>`).join('\n')
  return {
    subject: oneLine(subject, 200),
    text: `${all.map((lines) => lines.join('\n')).join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif">\n${html}\n</body></html>\n`,
  }
}

// A line is a link only if it is one of ours: those stand alone on their line.
function asHtml(line: string): string {
  const text = line.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  return /^https?:\/\/[^\s/]+\/admin\/[\w/-]+$/.test(line) ? `<a href="${text}">${text}</a>` : text
}
