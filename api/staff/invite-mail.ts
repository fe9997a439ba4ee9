import { createTransport } from 'nodemailer'
import { brand } from '../../src/brand.ts'
import type { NewInvite } from '../../src/contract/team.ts'
import type { Logger } from '../log.ts'

/** Mails a link to whoever is to join; answers whether it went out. */
export type MailInvite = (invite: NewInvite, link: string) => Promise<boolean>

const TIME_LIMIT_MS = 10_000

/** Mails by the configured server, or not at all. The link is shown to the owner either way, so nothing is retried. */
export function createInviteMail(mail: { url: string; from: string } | undefined, log: Logger): MailInvite {
  if (!mail) return async () => false
  const transport = createTransport({
    url: mail.url,
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
        subject: 'Your place at the sales desk',
        text: `Hello ${name},\n\nyou are invited to the sales desk of ${brand.name}. Choose your password here, within seven days:\n\n${link}\n\nThe link works once.\n`,
      })
      return true
    } catch (err) {
      log.warn({ err }, 'an invite could not be mailed')
      return false
    }
  }
}
