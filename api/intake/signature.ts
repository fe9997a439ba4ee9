import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far the sender's clock may be off, seconds. */
const TOLERANCE_S = 300
/** A sender that changes its secret signs with two. */
const MAX_SIGNATURES = 8
const SECRET_PREFIX = 'whsec_'

/**
 * Whether a message is signed with one of the secrets, as Standard Webhooks say (standardwebhooks.com). Without their library, because
 * anybody can send messages that are not: it hashes in JavaScript, which takes ten times as long, and compares any number of signatures.
 */
export function isSigned(
  text: string,
  headers: Readonly<Record<string, string | undefined>>,
  { secrets, now = Date.now() }: { secrets: readonly string[]; now?: number },
): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp = '', 'webhook-signature': given = '' } = headers
  const at = Number.parseInt(timestamp, 10)
  const isPresent = Math.abs(Math.floor(now / 1000) - at) <= TOLERANCE_S
  const signatures = given.split(' ', MAX_SIGNATURES + 1)
  if (!id || !isPresent || signatures.length > MAX_SIGNATURES) return false
  const hashes = signatures.flatMap((signature) => {
    const [version, hash = ''] = signature.split(',')
    return version === 'v1' ? [Buffer.from(hash)] : []
  })
  if (hashes.length === 0) return false
  const message = Buffer.from(`${id}.${at}.${text}`)
  return secrets.some((secret) => {
    const key = Buffer.from(secret.replace(SECRET_PREFIX, ''), 'base64')
    const own = Buffer.from(createHmac('sha256', key).update(message).digest('base64'))
    return hashes.some((hash) => hash.length === own.length && timingSafeEqual(hash, own))
  })
}
