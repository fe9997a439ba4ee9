import { type TOTP, URI } from 'otpauth'
import type { TestApi } from './api.ts'

/** Begins the set-up of two-factor authentication for who is signed in; the first code ends it. */
export async function beginTwoFactor(
  api: Pick<TestApi, 'as'>,
  cookie: string,
  password: string,
): Promise<{ totp: TOTP; backupCodes: string[] }> {
  const answer = await api.as(cookie, '/api/auth/two-factor/enable', 'POST', { password })
  if (answer.status !== 200) throw new Error(`Two-factor authentication was refused: ${answer.status}`)
  const { totpURI, backupCodes } = (await answer.json()) as { totpURI: string; backupCodes: string[] }
  return { totp: URI.parse(totpURI) as TOTP, backupCodes }
}

/** The code of the period before this one, so that the present one can be used after it: each code works once. */
export function formerCode(totp: TOTP): string {
  return totp.generate({ timestamp: Date.now() - totp.period * 1000 })
}
