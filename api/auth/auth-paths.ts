/** The paths of the sign-in library that are passed on as they are. Every path named neither here nor in `auth-routes.ts` answers 404. */
export const OPEN = [
  '/api/auth/get-session',
  '/api/auth/sign-out',
  '/api/auth/two-factor/enable',
  '/api/auth/two-factor/disable',
  '/api/auth/two-factor/generate-backup-codes',
  '/api/auth/passkey/verify-registration',
  '/api/auth/passkey/list-user-passkeys',
  '/api/auth/passkey/delete-passkey',
]

/** Paths that are allowed while the user still has to set up two-factor authentication: the set-up itself, and signing out. */
export const OPEN_WITHOUT_TWO_FACTOR = new Set([
  '/api/auth/get-session',
  '/api/auth/sign-out',
  '/api/auth/two-factor/enable',
  '/api/auth/passkey/verify-registration',
  '/api/auth/passkey/list-user-passkeys',
])

/** Paths that give lasting access: the password or a passkey must have been entered a short time ago. */
export const CONFIRMED = new Set([
  '/api/auth/passkey/generate-register-options',
  '/api/auth/passkey/verify-registration',
  '/api/auth/passkey/delete-passkey',
])

/** Paths whose body contains the password of the signed-in user. */
export const WITH_PASSWORD = new Set([
  '/api/auth/two-factor/enable',
  '/api/auth/two-factor/disable',
  '/api/auth/two-factor/generate-backup-codes',
])

/** Paths that sign a user in, and the one that says who is signed in. A page that another user opened may still request them. */
export const OPEN_TO_OTHER_USERS = new Set([
  '/api/auth/get-session',
  '/api/auth/sign-in/email',
  '/api/auth/passkey/generate-authenticate-options',
  '/api/auth/passkey/verify-authentication',
])
