import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { ORIGIN } from './api.ts'

const VERIFIED_USER = 0x05
const WITH_CREDENTIAL = 0x40

/** A passkey as a browser has it: what it answers to the challenges of the server. */
export function createPasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const length = Buffer.from([0, id.length])
  // In COSE: the type and algorithm of the key, its curve, and its two coordinates.
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const credential = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    id: id.toString('base64url'),
    /** The answer that registers it. */
    registration: (challenge: string) => {
      const data = Buffer.concat([dataOf(VERIFIED_USER | WITH_CREDENTIAL), Buffer.alloc(16), length, id, key])
      // In CBOR: a map with the format, an empty statement, and the data.
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        Buffer.from([0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      })
    },
    /** The answer that signs in with it. */
    authentication: (challenge: string) => {
      const [data, client] = [dataOf(VERIFIED_USER), clientData('webauthn.get', challenge)]
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      })
    },
  }
}

function clientData(type: string, challenge: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin: ORIGIN, crossOrigin: false }))
}

// With the counter 0, as synchronised passkeys have it.
function dataOf(flags: number): Buffer {
  const site = createHash('sha256').update(new URL(ORIGIN).hostname).digest()
  return Buffer.concat([site, Buffer.from([flags, 0, 0, 0, 0])])
}
