import { createTransport } from 'nodemailer'
import { brand } from '../../src/brand.ts'
import type { References } from '../leads/reference.ts'
import { leadView } from '../staff/lead-view.ts'
import { mailText } from './mail-text.ts'
import type { Message, Outcome, Sender } from './sender.ts'
import type { NotifySettings } from './settings.ts'

const AT_ONCE = 2

/** Sends mail over the configured server; a try that may have arrived is repeated under the same Message-ID. */
export function mailSender(
  { url, from }: NonNullable<NotifySettings['mail']>,
  { origin, references }: { origin: string; references: References },
): Sender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: AT_ONCE,
    // We count tries ourselves.
    maxRequeues: 0,
    idleTimeout: 20_000,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
    socketCloseTimeout: 1_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // A connection that breaks while nothing is sent over it concerns nobody.
  transport.on('error', () => {})
  const domain = new URL(origin).hostname

  async function send({ id, target, notices }: Message, signal: AbortSignal): Promise<Outcome> {
    const { subject, text, html, replyTo } = mailText(
      notices.map(({ topic, lead }) => ({ topic, lead: leadView(lead, references) })),
      origin,
    )
    await transport.sendMail({
      from: { name: brand.name, address: from },
      to: { name: '', address: target },
      ...(replyTo && { replyTo }),
      subject,
      text,
      html,
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      signal,
    })
    return { type: 'sent' }
  }
  return {
    channel: 'mail',
    atOnce: AT_ONCE,
    timeLimitMs: 30_000,
    send,
    close: () => transport.close({ force: true }),
  }
}
