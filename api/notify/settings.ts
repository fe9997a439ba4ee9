import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { brand } from '../../src/brand.ts'
import type { Schema } from '../db/schema.ts'
import { secretSetting } from '../db/settings.ts'
import type { Env } from '../env.ts'
import { type PushKeys, pushKeys } from './push-keys.ts'

/** What the installation says about the ways out. */
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

/** The ways out there are. */
export type NotifySettings = {
  /** Address the site is reached at; messages link to it. */
  origin: string
  leadsEmail: string | undefined
  mail: { url: string; from: string } | undefined
  webhook: { url: string; secret: string; isOwnSecret: boolean; allowInternal: boolean } | undefined
  push: PushKeys & { subject: string; allowInternal: boolean }
}

/** Reads what was configured, and makes the keys that were not. */
export async function notifySettings(
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
          secret: WEBHOOK_SECRET ?? asWebhookSecret(await secretSetting(kysely, 'webhook-secret')),
          isOwnSecret: WEBHOOK_SECRET === undefined,
          allowInternal: config.WEBHOOK_ALLOW_INTERNAL ?? false,
        }
      : undefined,
    push: {
      ...pushKeys(await secretSetting(kysely, 'vapid-key')),
      // Whom a push service can turn to about us.
      subject: origin.startsWith('https:') ? origin : `mailto:${LEADS_EMAIL ?? brand.email}`,
      allowInternal: config.PUSH_ALLOW_INTERNAL ?? false,
    },
  }
}

/** A name for an address that says nothing of it. */
export function digestOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url')
}

// Mail servers mostly let an account write under its own name only.
function senderOf(smtpUrl: string, leadsEmail: string | undefined): string {
  const user = decodeURIComponent(new URL(smtpUrl).username)
  return user.includes('@') ? user : (leadsEmail ?? brand.email)
}

// The form that Standard Webhooks libraries take.
function asWebhookSecret(secret: string): string {
  return `whsec_${Buffer.from(secret, 'base64url').toString('base64')}`
}
