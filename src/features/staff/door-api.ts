import * as v from 'valibot'
import { askPasskey, makePasskey, type PasskeyOptions } from './passkeys.ts'
import { request, StaffApiError } from './staff-api.ts'

const SignInSchema = v.object({ twoFactorRedirect: v.optional(v.boolean(), false) })

/** Tries a password; answers whether a code is asked for as well. */
export async function signIn(email: string, password: string): Promise<{ needsCode: boolean }> {
  const answer = await request('POST', '/api/auth/sign-in/email', { email, password })
  return { needsCode: v.parse(SignInSchema, answer).twoFactorRedirect }
}

/** The second step: a code of the app, or one of those kept for when the phone is lost. */
export async function sendCode(code: string, kind: 'totp' | 'backup-code'): Promise<void> {
  await request('POST', `/api/auth/two-factor/verify-${kind}`, { code })
}

export async function signInByPasskey(): Promise<void> {
  const options = await request('GET', '/api/auth/passkey/generate-authenticate-options')
  const response = await askPasskey(options as PasskeyOptions)
  await request('POST', '/api/auth/passkey/verify-authentication', { response })
}

/** Changes the password; every other device is signed out. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await request('POST', '/api/auth/change-password', {
    currentPassword,
    newPassword,
    revokeOtherSessions: true,
  })
}

const SecondStepSchema = v.object({ totpURI: v.string(), backupCodes: v.array(v.string()) })
/** What the app is set up with, and the codes for when it is lost. */
export type SecondStep = v.InferOutput<typeof SecondStepSchema>

/** Begins with the second step; it is asked for from the first right code on ({@link sendCode}). */
export async function beginSecondStep(password: string): Promise<SecondStep> {
  return v.parse(SecondStepSchema, await request('POST', '/api/auth/two-factor/enable', { password }))
}

export async function endSecondStep(password: string): Promise<void> {
  await request('POST', '/api/auth/two-factor/disable', { password })
}

export async function renewBackupCodes(password: string): Promise<string[]> {
  const answer = await request('POST', '/api/auth/two-factor/generate-backup-codes', { password })
  return v.parse(v.object({ backupCodes: v.array(v.string()) }), answer).backupCodes
}

const PasskeySchema = v.object({
  id: v.string(),
  name: v.nullish(v.string(), null),
  createdAt: v.nullish(v.string(), null),
})
export type Passkey = v.InferOutput<typeof PasskeySchema>

export async function readPasskeys(): Promise<Passkey[]> {
  return v.parse(v.array(PasskeySchema), await request('GET', '/api/auth/passkey/list-user-passkeys'))
}

export async function addPasskey(name: string): Promise<void> {
  const options = await request('GET', '/api/auth/passkey/generate-register-options').catch(orSignInAgain)
  const response = await makePasskey(options as PasskeyOptions)
  await request('POST', '/api/auth/passkey/verify-registration', { response, name })
}

export async function removePasskey(id: string): Promise<void> {
  await request('POST', '/api/auth/passkey/delete-passkey', { id })
}

// A session of yesterday may not make keys: whoever finds an open phone could make one for good.
function orSignInAgain(error: unknown): never {
  if (error instanceof StaffApiError && error.status === 403)
    throw new Error('You signed in a while ago. Please sign out and in again, then add the passkey.')
  throw error
}
