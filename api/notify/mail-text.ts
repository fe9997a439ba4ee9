import { brand } from '../../src/brand.ts'
import type { Lead } from '../../src/contract/lead.ts'
import { OVERDUE_PATH, OWN_OPEN_PATH, SUSPECTED_SPAM_PATH } from '../../src/contract/lead-filters.ts'
import { type CountTopic, isCountNotice, type LeadTopic } from '../../src/contract/notify.ts'
import { countEnquiries, leadFacts, leadSubject, oneLine, TOPIC_TITLES } from './format.ts'

export type MailText = {
  subject: string
  text: string
  html: string
  replyTo?: { name: string; address: string }
}

/** A notice in a mail. */
export type MailNotice = LeadMailNotice | { topic: CountTopic; leads: number }

type LeadMailNotice = { topic: LeadTopic; lead: Lead }

/** Notices listed in one digest; the others are only counted. */
export const MAX_LISTED = 50

/**
 * Formats a mail: one notice in full, or several of one kind, `total` with those that are only counted. Text from travellers is
 * escaped. Without notices: a test message.
 */
export function mailText(notices: MailNotice[], origin: string, total = notices.length): MailText {
  const settings = `${origin}/admin/settings/notifications`
  const [first] = notices
  if (!first)
    return frame('Test message', [['Notifications from the sales desk arrive at this address.']], settings)
  if (isCountNotice(first)) {
    const countMail = first.topic === 'lead.quarantined' ? quarantineMail : handOverMail
    return countMail(first.leads, origin, settings)
  }
  if (notices.length > 1) return gathered(notices.filter(isAboutLead), { total, origin, settings })
  const { topic, lead } = first
  const headline = `${TOPIC_TITLES[topic]}: ${leadSubject(lead)}`
  const facts = leadFacts(lead).map(([term, value]) => `${term}: ${value}`)
  const mail = frame(
    `${headline} (${lead.reference})`,
    [[`${headline}, ${lead.reference}`], facts, [link(origin, lead)]],
    settings,
  )
  // A reply to this mail goes to the traveller.
  return lead.email
    ? { ...mail, replyTo: { name: oneLine(lead.name, 80), address: oneLine(lead.email, 254) } }
    : mail
}

// Only the number and a link: nothing that a suspected spammer wrote.
function quarantineMail(leads: number, origin: string, settings: string): MailText {
  const since = 'that came in since the last message of this kind'
  return frame(
    `${TOPIC_TITLES['lead.quarantined']}: ${countEnquiries(leads)}`,
    [
      [`${countEnquiries(leads)} ${since} ${leads === 1 ? 'is' : 'are'} quarantined as suspected spam.`],
      ['Review them and release the genuine ones:', `${origin}${SUSPECTED_SPAM_PATH}`],
    ],
    settings,
  )
}

function handOverMail(leads: number, origin: string, settings: string): MailText {
  const were = leads === 1 ? 'was' : 'were'
  return frame(
    `${TOPIC_TITLES['lead.handed-over']}: ${countEnquiries(leads)}`,
    [
      [`${countEnquiries(leads)} ${were} handed over to you.`],
      ['Your open leads:', `${origin}${OWN_OPEN_PATH}`],
    ],
    settings,
  )
}

function isAboutLead(notice: MailNotice): notice is LeadMailNotice {
  return !isCountNotice(notice)
}

function gathered(
  notices: LeadMailNotice[],
  { total, origin, settings }: { total: number; origin: string; settings: string },
): MailText {
  const listed = notices
    .slice(0, MAX_LISTED)
    .map(({ topic, lead }) => [
      `${TOPIC_TITLES[topic]}: ${leadSubject(lead)}, ${lead.reference}`,
      `${oneLine(lead.name, 80)}, ${lead.contact ? `+91 ${oneLine(lead.contact, 20)}` : ''}`,
      link(origin, lead),
    ])
  const more = total - listed.length
  const isOverdue = notices[0]?.topic === 'lead.overdue'
  const rest = more > 0 ? [[`… and ${more} more: ${origin}${isOverdue ? OVERDUE_PATH : '/admin/leads'}`]] : []
  const subject = isOverdue
    ? `${TOPIC_TITLES['lead.overdue']}: ${countEnquiries(total)}`
    : `${total} new enquiries`
  return frame(subject, [...listed, ...rest], settings)
}

function link(origin: string, lead: Lead): string {
  return `${origin}/admin/leads/${lead.id}`
}

// Formats paragraphs of lines as plain text and as simple HTML.
function frame(subject: string, paragraphs: string[][], settings: string): MailText {
  const all = [...paragraphs, [`${brand.name} sales desk. Change your notifications at`, settings]]
  const html = all.map((lines) => `<p>${lines.map(asHtml).join('<br>\n')}</p>`).join('\n')
  return {
    subject: oneLine(subject, 200),
    text: `${all.map((lines) => lines.join('\n')).join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif">\n${html}\n</body></html>\n`,
  }
}

// Only a line that consists of one of our own URLs becomes a link.
function asHtml(line: string): string {
  const text = line.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  return /^https?:\/\/[^\s/]+\/admin\/[\w/-]+(\?[\w=&-]+)?$/.test(line)
    ? `<a href="${text}">${text}</a>`
    : text
}
