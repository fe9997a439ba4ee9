import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

/** Whether this browser supports passkeys. */
export const supportsPasskeys = browserSupportsWebAuthn()

/** Asks the device to sign in with a passkey; `options` and the returned credential are the server's JSON. */
export function askPasskey(options: unknown): Promise<object> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  return startAuthentication({ optionsJSON }).catch(refused)
}

/** Creates a passkey for the signed-in user, as {@link askPasskey}. */
export function createPasskey(options: unknown): Promise<object> {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  return startRegistration({ optionsJSON }).catch(refused)
}

// The library keeps the names of the browser's errors.
function refused(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') throw new Error('This device has a passkey for this account already.')
  if (name === 'NotAllowedError') throw new Error('No passkey was used. Try again, or use your password.')
  throw error
}
