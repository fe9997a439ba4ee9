import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { SourceKind } from '../../src/contract/inbound-source.ts'

// A key of Google's lead forms is compared only, so its SHA-256 is enough. A signature can be checked only with the secret
// itself: it is encrypted with SECRETS_KEY where that is set, and otherwise stored as it is, which Settings say.

const ENCRYPTED = 'aes:'
const PLAIN = 'plain:'
const DIGEST = 'sha256:'
const IV_BYTES = 12
const TAG_BYTES = 16

export type SecretStore = {
  encrypts: boolean
  /** The secret in the form it is stored in. */
  seal: (secret: string, kind: SourceKind) => string
  /** The secret or, of Google's keys, its digest; `undefined` where it was encrypted with another key. */
  open: (stored: string) => string | undefined
}

/** Stores secrets with the key of SECRETS_KEY, which is not in the database. */
export function createSecretStore(secretsKey: string | undefined): SecretStore {
  const key =
    secretsKey === undefined
      ? undefined
      : Buffer.from(hkdfSync('sha256', secretsKey, '', 'marigold inbound secrets', 32))
  return {
    encrypts: key !== undefined,
    seal: (secret, kind) => {
      if (kind === 'google') return DIGEST + digestOf(secret)
      if (!key) return PLAIN + secret
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const data = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return ENCRYPTED + Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64url')
    },
    open: (stored) => {
      if (stored.startsWith(PLAIN)) return stored.slice(PLAIN.length)
      if (stored.startsWith(DIGEST)) return stored.slice(DIGEST.length)
      if (!key || !stored.startsWith(ENCRYPTED)) return undefined
      const bytes = Buffer.from(stored.slice(ENCRYPTED.length), 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        const data = bytes.subarray(IV_BYTES + TAG_BYTES)
        return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

/** The digest that a key of Google's lead forms is compared by. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
