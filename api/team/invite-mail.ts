import { createTransport } from 'nodemailer'
import { brand } from '../../src/brand.ts'
import type { NewInvite } from '../../src/contract/team.ts'
import type { Logger } from '../log.ts'
import { withRequiredTls } from '../notify/smtp.ts'

/** Mails an invite link; resolves to whether the mail was sent. */
export type MailInvite = (invite: NewInvite, link: string) => Promise<boolean>

const TIME_LIMIT_MS = 10_000

/** Sends invites through the configured mail server. Not retried, because the owner sees the link anyway. */
export function createInviteMail(mail: { url: string; from: string } | undefined, log: Logger): MailInvite {
  if (!mail) return async () => false
  const transport = createTransport({
    url: withRequiredTls(mail.url),
    connectionTimeout: TIME_LIMIT_MS,
    greetingTimeout: TIME_LIMIT_MS,
    socketTimeout: TIME_LIMIT_MS,
  })
  return async ({ name: given, email }, link) => {
    const name = given.replace(/\s+/g, ' ')
    try {
      await transport.sendMail({
        from: mail.from,
        to: { name, address: email },
        subject: 'Your invitation to the sales desk',
        text: `Hello ${name},\n\nyou are invited to the sales desk of ${brand.name}. Choose your password here, within seven days:\n\n${link}\n\nThe link works once.\n`,
      })
      return true
    } catch (err) {
      log.warn({ err }, 'an invite could not be mailed')
      return false
    }
  }
}
