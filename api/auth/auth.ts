import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { MIN_PASSWORD_LENGTH } from '../../src/contract/lead.ts'
import type { Database } from '../db/open.ts'
import { readOrCreateSecret } from '../db/settings.ts'
import type { Logger } from '../log.ts'
import { assertOpen, replacePassword } from './ended-meanwhile.ts'

export type AuthOptions = {
  database: Database
  log: Logger
  /** Public URL of the site without a trailing slash. */
  origin: string
}

/** Header that passes the client's address to the sign-in library; a value sent by the client is overwritten. */
export const ADDRESS_HEADER = 'x-client-address'

const DAY_S = 86_400
const PASSWORD_CONFIRMATION = { window: 60, max: 15 }

export type Auth = Awaited<ReturnType<typeof createAuth>>

/** Staff sign-in by e-mail and password, with sessions in our own database and without sign-up. */
export async function createAuth({ database, log, origin }: AuthOptions) {
  const { kysely, kind } = database
  const isHttps = origin.startsWith('https:')
  return betterAuth({
    appName: 'Marigold Miles',
    baseURL: origin,
    basePath: '/api/auth',
    secret: await readOrCreateSecret(kysely, 'auth-secret'),
    database: { db: kysely, type: kind, transaction: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      autoSignIn: false,
      minPasswordLength: MIN_PASSWORD_LENGTH,
    },
    user: {
      additionalFields: {
        role: { type: 'string', required: true, defaultValue: 'agent', input: false },
        deactivatedAt: { type: 'string', required: false, input: false },
      },
    },
    plugins: [
      // sign-in-limit.ts limits the codes of an account without locking out its known devices.
      twoFactor({ issuer: 'Marigold Miles', accountLockout: { enabled: false } }),
      passkey({
        rpName: 'Marigold Miles',
        // A passkey replaces password and code, because the device verifies its user by finger, face or PIN.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: {
          afterVerification: async ({ verification }) => {
            if (!verification.authenticationInfo.userVerified)
              throw new APIError('UNAUTHORIZED', { message: 'This passkey did not verify its user.' })
          },
        },
      }),
    ],
    databaseHooks: {
      // A reset, or another password, that ended the session of a request while its password was checked ends the request too.
      account: {
        update: { before: ({ password }, ctx) => replacePassword(kysely, ctx?.context.session, password) },
      },
      user: { update: { before: (_, ctx) => assertOpen(kysely, ctx?.context.session) } },
      session: {
        create: {
          // Every sign-in method creates its session here.
          before: async ({ userId }) => {
            const member = await kysely
              .selectFrom('user')
              .select('deactivatedAt')
              .where('id', '=', userId)
              .executeTakeFirst()
            if (!member || member.deactivatedAt !== null)
              throw new APIError('FORBIDDEN', { message: 'This account is closed.' })
          },
        },
      },
    },
    // Every request reads the session from the database, so that a revoked session ends at once.
    session: {
      expiresIn: 7 * DAY_S,
      updateAge: DAY_S,
      cookieCache: { enabled: false },
      // confirm-identity.ts asks for the password after minutes; the library's own rule is a day.
      freshAge: 0,
      additionalFields: { confirmedAt: { type: 'string', required: false, input: false } },
    },
    rateLimit: {
      enabled: true,
      window: 60,
      max: 600,
      customRules: {
        // What needs no session is not counted here: the library looks through all that it counts with each request that it counts.
        // Nothing can be guessed with these, and a whole office or city may share an address.
        '/get-session': false,
        '/sign-out': false,
        // sign-in-limit.ts limits these, and allows a whole office to sign in from one address.
        '/sign-in/email': false,
        '/two-factor/verify-totp': false,
        '/two-factor/verify-backup-code': false,
        '/passkey/generate-authenticate-options': false,
        '/passkey/verify-authentication': false,
        // These ask for the password again: a stolen session must not allow guessing it.
        '/change-password': PASSWORD_CONFIRMATION,
        '/two-factor/enable': PASSWORD_CONFIRMATION,
        '/two-factor/disable': PASSWORD_CONFIRMATION,
        '/two-factor/generate-backup-codes': PASSWORD_CONFIRMATION,
      },
    },
    advanced: {
      // Explicit, because the library skips these checks under a test runner.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      // Browsers accept a `__Host-` cookie only over HTTPS and for this host, so that no other host of the domain can set it.
      // The library's own prefix for secure cookies would come first, so it is switched off.
      cookiePrefix: isHttps ? '__Host-marigold' : 'marigold',
      useSecureCookies: false,
      defaultCookieAttributes: { sameSite: 'strict', httpOnly: true, path: '/', secure: isHttps },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    // An APIError is a normal refusal, and its message may contain personal data.
    onAPIError: {
      onError: (err) => {
        if (!(err instanceof APIError)) log.error({ err }, 'the sign-in library failed')
      },
    },
    logger: {
      level: 'error',
      log: (level, message) => log[level === 'error' ? 'error' : 'debug']({ auth: message }),
    },
    telemetry: { enabled: false },
  })
}
