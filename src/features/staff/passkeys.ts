/** What the server asks of a device, its bytes as base64url. */
export type PasskeyOptions = {
  challenge: string
  user?: { id: string; name: string; displayName: string }
  allowCredentials?: Described[]
  excludeCredentials?: Described[]
}
type Described = { id: string; type: 'public-key'; transports?: string[] }

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = typeof PublicKeyCredential === 'function'

/** Asks the device for the passkey of somebody it knows. */
export async function askPasskey(options: PasskeyOptions): Promise<object> {
  const publicKey = withBytes(options) as unknown as PublicKeyCredentialRequestOptions
  return asJson(await navigator.credentials.get({ publicKey }).catch(refused))
}

/** Has the device make a passkey for whoever is signed in. */
export async function makePasskey(options: PasskeyOptions): Promise<object> {
  const publicKey = withBytes(options) as unknown as PublicKeyCredentialCreationOptions
  return asJson(await navigator.credentials.create({ publicKey }).catch(refused))
}

// The browsers' own JSON for this is younger than many a phone.
function withBytes({ user, ...options }: PasskeyOptions) {
  const described = (list: Described[] | undefined) => list?.map((one) => ({ ...one, id: toBytes(one.id) }))
  return {
    ...options,
    challenge: toBytes(options.challenge),
    ...(user && { user: { ...user, id: toBytes(user.id) } }),
    allowCredentials: described(options.allowCredentials) ?? [],
    excludeCredentials: described(options.excludeCredentials) ?? [],
  }
}

function asJson(credential: Credential | null): object {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('No passkey was used.')
  const response = credential.response as AuthenticatorAttestationResponse & AuthenticatorAssertionResponse
  const bytes: Record<string, string> = {}
  for (const name of [
    'clientDataJSON',
    'attestationObject',
    'authenticatorData',
    'signature',
    'userHandle',
  ] as const) {
    const value = response[name]
    if (value) bytes[name] = toText(value)
  }
  return {
    id: credential.id,
    rawId: credential.id,
    type: credential.type,
    authenticatorAttachment: credential.authenticatorAttachment,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: { ...bytes, transports: response.getTransports?.() ?? [] },
  }
}

function refused(error: unknown): never {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'InvalidStateError') throw new Error('This device has a passkey for this account already.')
  if (name === 'NotAllowedError') throw new Error('No passkey was used. Try again, or use your password.')
  throw error
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

function toText(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
