import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Database } from '../db/open.ts'
import { secretSetting } from '../db/settings.ts'
import type { Logger } from '../log.ts'

export type AuthOptions = {
  database: Database
  log: Logger
  /** Address the site is reached at, without a trailing slash. */
  origin: string
}

/** Header in which we hand the client's address to the sign-in library; what came from outside under it is dropped. */
export const ADDRESS_HEADER = 'x-client-address'

const DAY_S = 86_400
const PASSWORD_AGAIN = { window: 60, max: 15 }

export type Auth = Awaited<ReturnType<typeof createAuth>>

/** Staff sign-in: e-mail and password, sessions in our own database, nobody can sign up. */
export async function createAuth({ database, log, origin }: AuthOptions) {
  const { kysely, kind } = database
  return betterAuth({
    appName: 'Marigold Miles',
    baseURL: origin,
    basePath: '/api/auth',
    secret: await secretSetting(kysely, 'auth-secret'),
    database: { db: kysely, type: kind, transaction: true },
    emailAndPassword: { enabled: true, disableSignUp: true, autoSignIn: false, minPasswordLength: 8 },
    user: {
      additionalFields: {
        role: { type: 'string', required: true, defaultValue: 'agent', input: false },
        deactivatedAt: { type: 'string', required: false, input: false },
      },
    },
    plugins: [
      twoFactor({ issuer: 'Marigold Miles' }),
      passkey({
        rpName: 'Marigold Miles',
        // A passkey stands for both steps: whoever uses it has shown finger, face or code to the device.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        authentication: {
          afterVerification: async ({ verification }) => {
            if (!verification.authenticationInfo.userVerified)
              throw new APIError('UNAUTHORIZED', { message: 'This passkey did not check who uses it.' })
          },
        },
      }),
    ],
    databaseHooks: {
      session: {
        create: {
          // Whichever way somebody comes in, this is where they do.
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
    // Every request asks the database, so that a revoked session ends at once.
    session: { expiresIn: 7 * DAY_S, updateAge: DAY_S, cookieCache: { enabled: false } },
    rateLimit: {
      enabled: true,
      window: 60,
      max: 600,
      // Guesses are counted by sign-in-limit.ts, which lets a whole office sign in from one address.
      customRules: {
        '/sign-in/email': false,
        '/two-factor/verify-totp': false,
        '/two-factor/verify-backup-code': false,
        // These ask for the password of whoever is in: a stolen session must not be a place to guess it.
        '/change-password': PASSWORD_AGAIN,
        '/two-factor/enable': PASSWORD_AGAIN,
        '/two-factor/disable': PASSWORD_AGAIN,
        '/two-factor/generate-backup-codes': PASSWORD_AGAIN,
      },
    },
    advanced: {
      // As in production, also under a test runner, where the library would not check.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      cookiePrefix: 'marigold',
      useSecureCookies: origin.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'strict', httpOnly: true, path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    // Refusals are answers, not errors; what they say may name people.
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
