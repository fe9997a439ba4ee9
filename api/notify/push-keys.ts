import { createECDH } from 'node:crypto'

/** A VAPID key pair, base64url. */
export type PushKeys = { publicKey: string; privateKey: string }

/** The pair of a private key: 32 random bytes, from which the public one follows, so two processes can never disagree. */
export function pushKeys(privateKey: string): PushKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return { privateKey, publicKey: curve.getPublicKey('base64url') }
}
