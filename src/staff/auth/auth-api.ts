import * as v from 'valibot'
import { type StaffSession, StaffSessionsSchema } from '../../contract/team.ts'
import { request } from '../ui/staff-api.ts'
import { askPasskey, createPasskey } from './passkeys.ts'

const SignInSchema = v.object({ twoFactorRedirect: v.optional(v.boolean(), false) })

/** Signs in with a password; returns whether a two-factor code is needed as well. */
export async function signIn(email: string, password: string): Promise<{ needsCode: boolean }> {
  const answer = await request('POST', '/api/auth/sign-in/email', { email, password })
  return { needsCode: v.parse(SignInSchema, answer).twoFactorRedirect }
}

/** Sends the two-factor code: from the authenticator app, or a backup code. */
export async function sendCode(code: string, kind: 'totp' | 'backup-code'): Promise<void> {
  await request('POST', `/api/auth/two-factor/verify-${kind}`, { code })
}

export async function signInByPasskey(): Promise<void> {
  const options = await request('GET', '/api/auth/passkey/generate-authenticate-options')
  const response = await askPasskey(options)
  await request('POST', '/api/auth/passkey/verify-authentication', { response })
}

/** Confirms with the password that the session is used by its user. */
export async function confirmPassword(password: string): Promise<void> {
  await request('POST', '/api/auth/confirm', { password })
}

/** Changes the password and signs out every other device. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await request('POST', '/api/auth/change-password', {
    currentPassword,
    newPassword,
    revokeOtherSessions: true,
  })
}

const TwoFactorSetupSchema = v.object({ totpURI: v.string(), backupCodes: v.array(v.string()) })
/** The secret for the authenticator app, and the backup codes for when the phone is lost. */
export type TwoFactorSetup = v.InferOutput<typeof TwoFactorSetupSchema>

/** Starts the set-up of two-factor authentication; the first valid code turns it on ({@link sendCode}). */
export async function startTwoFactor(password: string): Promise<TwoFactorSetup> {
  return v.parse(TwoFactorSetupSchema, await request('POST', '/api/auth/two-factor/enable', { password }))
}

export async function disableTwoFactor(password: string): Promise<void> {
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
  const options = await request('GET', '/api/auth/passkey/generate-register-options')
  const response = await createPasskey(options)
  await request('POST', '/api/auth/passkey/verify-registration', { response, name })
}

export async function removePasskey(id: string): Promise<void> {
  await request('POST', '/api/auth/passkey/delete-passkey', { id })
}

/** Creates the first owner with the token of the set-up link that the server prints at its start. */
export async function setUp(
  token: string,
  owner: { name: string; email: string; password: string },
): Promise<void> {
  await request('POST', '/api/setup', { token, ...owner })
}

/** Accepts an invitation link; returns the e-mail address to sign in with. */
export async function join(token: string, name: string, password: string): Promise<string> {
  const answer = await request('POST', '/api/join', { token, name, password })
  return v.parse(v.object({ email: v.string() }), answer).email
}

/** The user's sessions on all devices. */
export async function readSessions(): Promise<StaffSession[]> {
  return v.parse(StaffSessionsSchema, await request('GET', '/api/sessions')).sessions
}

export async function endSession(id: string): Promise<void> {
  await request('DELETE', `/api/sessions/${encodeURIComponent(id)}`)
}
