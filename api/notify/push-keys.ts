import { createECDH } from 'node:crypto'

/** A VAPID key pair, base64url. */
export type PushKeys = { publicKey: string; privateKey: string }

/** The key pair of a private key (32 random bytes). The public key is derived, so all processes have the same one. */
export function pushKeys(privateKey: string): PushKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return { privateKey, publicKey: curve.getPublicKey('base64url') }
}
