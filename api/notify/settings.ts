import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { brand } from '../../src/brand.ts'
import type { Schema } from '../db/schema.ts'
import { readOrCreateSecret } from '../db/settings.ts'
import type { Env } from '../env.ts'
import { type PushKeys, pushKeys } from './push-keys.ts'

/** The environment variables of the notification channels. */
export type NotifyConfig = Partial<
  Pick<
    Env,
    | 'SMTP_URL'
    | 'LEADS_EMAIL'
    | 'WEBHOOK_URL'
    | 'WEBHOOK_SECRET'
    | 'WEBHOOK_ALLOW_INTERNAL'
    | 'PUSH_ALLOW_INTERNAL'
  >
>

/** The configured notification channels. */
export type NotifySettings = {
  /** Address the site is reached at; messages link to it. */
  origin: string
  leadsEmail: string | undefined
  mail: { url: string; from: string } | undefined
  webhook: { url: string; secret: string; isOwnSecret: boolean; allowInternal: boolean } | undefined
  push: PushKeys & { subject: string; allowInternal: boolean }
}

/** Reads the configuration, and creates the keys that are not configured. */
export async function readNotifySettings(
  kysely: Kysely<Schema>,
  config: NotifyConfig,
  origin: string,
): Promise<NotifySettings> {
  const { SMTP_URL, LEADS_EMAIL, WEBHOOK_URL, WEBHOOK_SECRET } = config
  return {
    origin,
    leadsEmail: LEADS_EMAIL,
    mail: SMTP_URL ? { url: SMTP_URL, from: senderOf(SMTP_URL, LEADS_EMAIL) } : undefined,
    webhook: WEBHOOK_URL
      ? {
          url: WEBHOOK_URL,
          secret: WEBHOOK_SECRET ?? asWebhookSecret(await readOrCreateSecret(kysely, 'webhook-secret')),
          isOwnSecret: WEBHOOK_SECRET === undefined,
          allowInternal: config.WEBHOOK_ALLOW_INTERNAL ?? false,
        }
      : undefined,
    push: {
      ...pushKeys(await readOrCreateSecret(kysely, 'vapid-key')),
      // The contact that a push service can use (RFC 8292).
      subject: origin.startsWith('https:') ? origin : `mailto:${LEADS_EMAIL ?? brand.email}`,
      allowInternal: config.PUSH_ALLOW_INTERNAL ?? false,
    },
  }
}

/** A hash by which an address is compared without being stored. */
export function hashAddress(address: string): string {
  return createHash('sha256').update(address).digest('base64url')
}

// Most mail servers allow an account to send only from its own address.
function senderOf(smtpUrl: string, leadsEmail: string | undefined): string {
  const user = decodeURIComponent(new URL(smtpUrl).username)
  return user.includes('@') ? user : (leadsEmail ?? brand.email)
}

// The format that Standard Webhooks libraries expect.
function asWebhookSecret(secret: string): string {
  return `whsec_${Buffer.from(secret, 'base64url').toString('base64')}`
}
