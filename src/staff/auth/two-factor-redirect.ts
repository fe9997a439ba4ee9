import { TWO_FACTOR_REQUIRED } from '../../contract/team.ts'
import { type Session, StaffApiError } from '../ui/staff-api.ts'

/** Where two-factor authentication and passkeys are set up. */
export const SECURITY_PATH = '/admin/settings/security'

/**
 * The path to which a user is redirected who has to set up two-factor authentication or a passkey first; `undefined` when the
 * page may open.
 */
export function twoFactorRedirect({ user }: Session, pathname: string): string | undefined {
  return user.lacksTwoFactor && pathname !== SECURITY_PATH ? SECURITY_PATH : undefined
}

/** Whether the server refused something because two-factor authentication or a passkey has to be set up first. */
export function isTwoFactorRefusal(error: unknown): boolean {
  if (!(error instanceof StaffApiError) || error.status !== 403) return false
  return (error.answer as { code?: unknown } | undefined)?.code === TWO_FACTOR_REQUIRED
}
