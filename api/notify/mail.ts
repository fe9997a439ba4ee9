import { createTransport } from 'nodemailer'
import { brand } from '../../src/brand.ts'
import { isCountNotice } from '../../src/contract/notify.ts'
import { leadView } from '../leads/lead-view.ts'
import type { References } from '../leads/reference.ts'
import { acknowledgementText, isAcknowledgement } from './acknowledgement.ts'
import { mailText } from './mail-text.ts'
import type { Message, Outcome, Sender } from './sender.ts'
import type { NotifySettings } from './settings.ts'
import { withRequiredTls } from './smtp.ts'

const CONCURRENCY = 2

/** Sends mail through the configured server; every attempt for a message has the same Message-ID. */
export function mailSender(
  { url, from }: NonNullable<NotifySettings['mail']>,
  {
    origin,
    references,
    isOpen,
    replyAddress,
  }: {
    origin: string
    references: References
    /** Whether this address may still get mail: not that of a closed account. */
    isOpen: (address: string) => Promise<boolean>
    /** The office's mailbox, which gets travellers' replies. */
    replyAddress: string | undefined
  },
): Sender {
  const transport = createTransport({
    url: withRequiredTls(url),
    pool: true,
    maxConnections: CONCURRENCY,
    // The channel worker counts the attempts.
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
  // An idle connection that breaks needs no action; an error during a send rejects that send.
  transport.on('error', () => {})
  const domain = new URL(origin).hostname

  const envelope = (id: string, target: string, signal: AbortSignal) => ({
    from: { name: brand.name, address: from },
    to: { name: '', address: target },
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    signal,
  })

  async function send({ id, target, notices, total }: Message, signal: AbortSignal): Promise<Outcome> {
    const [first] = notices
    if (isAcknowledgement(id) && first && !isCountNotice(first)) {
      await transport.sendMail({
        ...envelope(id, target, signal),
        ...acknowledgementText(leadView(first.lead, references)),
        ...(replyAddress && { replyTo: { name: brand.name, address: replyAddress } }),
      })
      return { type: 'sent' }
    }
    // Checked again here: the account may have been closed while the message waited.
    if (!(await isOpen(target))) return { type: 'dropped', reason: 'This account is closed.' }
    const { subject, text, html, replyTo } = mailText(
      notices.map((notice) =>
        isCountNotice(notice) ? notice : { topic: notice.topic, lead: leadView(notice.lead, references) },
      ),
      origin,
      total,
    )
    await transport.sendMail({
      ...envelope(id, target, signal),
      ...(replyTo && { replyTo }),
      subject,
      text,
      html,
    })
    return { type: 'sent' }
  }
  return {
    channel: 'mail',
    concurrency: CONCURRENCY,
    timeLimitMs: 30_000,
    send,
    close: () => transport.close({ force: true }),
  }
}
